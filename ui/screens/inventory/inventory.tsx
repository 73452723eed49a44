import { useQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { inventorySubscription, listItems, listSuppliers } from "#ui/api/inventory.ts";
import { Badge } from "#ui/components/badge.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";
import { ScreenSkeleton } from "#ui/components/skeleton.tsx";
import { Tabs } from "#ui/components/tabs.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { ItemSheet } from "./item-sheet.tsx";
import { ItemsTab } from "./items-tab.tsx";
import { LogSheet } from "./log-sheet.tsx";
import { LowStockPanel } from "./low-stock-panel.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { OrdersTab } from "./orders-tab.tsx";
import { StockTakeScreen } from "./stock-take.tsx";
import { SubscribePage } from "./subscribe-page.tsx";
import { SuppliersTab } from "./suppliers-tab.tsx";
import { useAddress } from "./use-address.ts";

/** Inventory: the way to the plan until it is active, then the shelf, its suppliers and its orders. */
export function InventoryScreen() {
  const subscription = useQuery(inventorySubscription);
  if (subscription.error)
    return (
      <Page>
        <PageHeader title="Inventory" />
        <ErrorState
          title="Inventory could not be read"
          onRetry={() => void subscription.refetch()}
          retrying={subscription.isFetching}
        >
          {sentenceOf(subscription.error)}
        </ErrorState>
      </Page>
    );
  if (!subscription.data) return <ScreenSkeleton />;
  return subscription.data.isActive ? <ActiveInventory /> : <SubscribePage />;
}

function ActiveInventory() {
  const { tab, itemId, orderId, counting, logging, change } = useAddress();
  const items = useQuery(listItems);
  const suppliers = useQuery(listSuppliers);
  const error = items.error ?? suppliers.error;
  if (counting) return <StockTakeScreen />;
  return (
    <Page>
      <PageHeader
        title="Inventory"
        lead="What stands on the shelf, where it comes from and what is on its way."
        actions={
          <Badge tone="ok" icon={<BadgeCheck size={14} aria-hidden="true" />}>
            Active Subscription
          </Badge>
        }
      />
      {error ? (
        <ErrorState
          title="The stock could not be read"
          onRetry={() => {
            void items.refetch();
            void suppliers.refetch();
          }}
          retrying={items.isFetching || suppliers.isFetching}
        >
          {sentenceOf(error)}
        </ErrorState>
      ) : (
        <>
          <LowStockPanel onOpen={({ id }) => change({ item: id }, true)} />
          <Tabs
            label="Inventory"
            tabs={[
              { id: "suppliers", label: "Suppliers" },
              { id: "inventory", label: "Inventory" },
              { id: "orders", label: "Orders" },
            ]}
            value={tab}
            onChange={(next) => change({ tab: next, order: null })}
          >
            {tab === "suppliers" && <SuppliersTab suppliers={suppliers.data} />}
            {tab === "inventory" && <ItemsTab items={items.data} suppliers={suppliers.data} />}
            {tab === "orders" && <OrdersTab items={items.data} suppliers={suppliers.data} />}
          </Tabs>
        </>
      )}
      {itemId && (
        <ItemSheet
          id={itemId}
          items={items.data}
          suppliers={suppliers.data ?? []}
          onClose={() => change({ item: null })}
        />
      )}
      {orderId && <OrderSheet id={orderId} onClose={() => change({ order: null, tab })} />}
      {logging && <LogSheet onClose={() => change({ log: null })} />}
    </Page>
  );
}
