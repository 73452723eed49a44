import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus, Truck } from "lucide-react";
import { useState } from "react";
import { refusalOf } from "#tools/access/permissions-rules.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import type { Item, Supplier } from "#tools/inventory/schema.ts";
import { listOrders } from "#ui/api/desk/inventory-orders.ts";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { cx } from "#ui/lib/cx.ts";
import { OrderDialog } from "./order-dialog.tsx";
import { OrderRow } from "./order-row.tsx";
import { ReceiveDialog } from "./receive-dialog.tsx";
import { useAddress } from "./use-address.ts";

const BESIDE_TABS = "md:absolute md:top-0 md:right-0";

/** What was ordered, newest first, and the ways to order. */
export function OrdersTab({
  items,
  suppliers,
}: {
  items: readonly Item[];
  suppliers: readonly Supplier[];
}) {
  const [creating, setCreating] = useState(false);
  const [receiving, setReceiving] = useState<Order>();
  const list = useInfiniteQuery(listOrders);
  const { mayOrder } = useStockActs();
  const { change } = useAddress();
  const create = mayOrder ? (
    <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
      Create Order
    </Button>
  ) : (
    <p className="text-sm text-ink-2">{refusalOf("manage_orders")}</p>
  );
  return (
    <div className="flex flex-col gap-4">
      <PagedList
        list={list}
        name="the orders"
        shape={["h-80 rounded-card"]}
        more="Show older orders"
        filters={
          <div className={cx("flex max-md:[&>button]:flex-1", mayOrder && BESIDE_TABS)}>
            {create}
          </div>
        }
        empty={
          <EmptyState icon={Truck} title="No orders yet" action={create}>
            Create one for a supplier, or let Quick Reorder write them for all that is low.
          </EmptyState>
        }
      >
        {(orders) => (
          <ul
            aria-label="Orders"
            className="divide-y divide-line-soft rounded-card border border-line-soft bg-surface shadow-edge"
          >
            {orders.map((order) => (
              <li key={order.id}>
                <OrderRow
                  order={order}
                  onOpen={() => change({ order: order.id, tab: "orders" }, true)}
                  onReceive={() => setReceiving(order)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {creating && (
        <OrderDialog items={items} suppliers={suppliers} onClose={() => setCreating(false)} />
      )}
      {receiving && <ReceiveDialog order={receiving} onClose={() => setReceiving(undefined)} />}
    </div>
  );
}
