import { later } from "#ui/components/later.tsx";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { inventorySubscription, listItems, listSuppliers } from "#ui/api/desk/inventory.ts";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Badge } from "#ui/components/badge.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { together } from "#ui/lib/http/read.ts";
import { ItemsTab } from "./items-tab.tsx";
import { LowStockPanel } from "./low-stock-panel.tsx";
import { OrdersTab } from "./orders-tab.tsx";
import { QuickReorder } from "./quick-reorder.tsx";
import { StockTakeScreen } from "./stock-take.tsx";
import { SubscribePage } from "./subscribe-page.tsx";
import { SuppliersTab } from "./suppliers-tab.tsx";
import { useAddress } from "./use-address.ts";

const ItemSheet = later(async () => (await import("./item-sheet.tsx")).ItemSheet);
const LogSheet = later(async () => (await import("./log-sheet.tsx")).LogSheet);
const OrderSheet = later(async () => (await import("./order-sheet.tsx")).OrderSheet);

/** Inventory: the way to the plan until it is active, then the shelf, its suppliers and its orders. */
export function Component() {
  const subscription = useQuery(inventorySubscription);
  return (
    <QueryPage query={subscription} title="Inventory" name="inventory">
      {({ isActive }) => (isActive ? <ActiveInventory /> : <SubscribePage />)}
    </QueryPage>
  );
}

function ActiveInventory() {
  const { tab, itemId, orderId, counting, logging, change } = useAddress();
  const items = useQuery(listItems);
  const suppliers = useQuery(listSuppliers);
  const { mayOrder } = useStockActs();
  if (counting) return <StockTakeScreen />;
  return (
    <Page full className="max-w-[1144px]">
      <PageHeader
        title="Inventory"
        beside
        actions={
          <Badge tone="ok" icon={BadgeCheck} className="mt-2 max-md:mt-1">
            Active Subscription
          </Badge>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 max-md:gap-5 min-[75rem]:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-[75rem]:order-last min-[75rem]:sticky min-[75rem]:top-7">
          <LowStockPanel
            onOpen={({ id }) => change({ item: id }, true)}
            act={mayOrder && <QuickReorder />}
          />
        </div>
        <div className="relative">
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
            <QueryView
              query={together(items, suppliers)}
              name="the stock"
              shape={["h-24 rounded-card", "h-24 rounded-card", "h-24 rounded-card"]}
            >
              {([kept, sellers]) => {
                if (tab === "suppliers") return <SuppliersTab suppliers={sellers} />;
                const Tab = tab === "orders" ? OrdersTab : ItemsTab;
                return <Tab items={kept} suppliers={sellers} />;
              }}
            </QueryView>
          </Tabs>
        </div>
      </div>
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
