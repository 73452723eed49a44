import { useInfiniteQuery } from "@tanstack/react-query";
import { PackageCheck, Plus, Truck } from "lucide-react";
import { useState } from "react";
import { refusalOf } from "#tools/access/permissions-rules.ts";
import { isOnOrder } from "#tools/inventory/orders/order-rules.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import type { Item, Supplier } from "#tools/inventory/schema.ts";
import { listOrders } from "#ui/api/desk/inventory-orders.ts";
import { EmailOrder } from "#ui/cards/inventory/email-order.tsx";
import { OrderCard } from "#ui/cards/inventory/order-card.tsx";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { ReceiveDialog } from "./receive-dialog.tsx";
import { useAddress } from "./use-address.ts";

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
  const { mayOrder, mayStock } = useStockActs();
  const { change } = useAddress();
  const open = ({ id }: Order) => change({ order: id, tab: "orders" }, true);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2 md:justify-end xl:absolute xl:top-0 xl:right-0">
        {mayOrder ? (
          <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
            Create Order
          </Button>
        ) : (
          <p className="text-sm text-ink-2">{refusalOf("manage_orders")}</p>
        )}
      </div>
      <PagedList
        list={list}
        name="the orders"
        shape={["h-24 rounded-card", "h-24 rounded-card", "h-24 rounded-card"]}
        more="Show older orders"
        empty={
          <EmptyState icon={Truck} title="No orders yet">
            Create one for a supplier, or let Quick Reorder write them for all that is low.
          </EmptyState>
        }
      >
        {(orders) => (
          <ul aria-label="Orders" className="grid gap-3.5 md:grid-cols-2 [&>li>*]:h-full">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard
                  order={order}
                  onOpen={open}
                  short
                  acts={
                    mayStock && (
                      <>
                        {mayOrder && <EmailOrder order={order} />}
                        {isOnOrder(order) && (
                          <Button icon={PackageCheck} onClick={() => setReceiving(order)}>
                            Receive
                          </Button>
                        )}
                        <Button kind="ghost" className="first:-ml-3.5" onClick={() => open(order)}>
                          Open
                        </Button>
                      </>
                    )
                  }
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
