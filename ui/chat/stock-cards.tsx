import type { OrdersFound, StockFound } from "#tools/inventory/called-schema.ts";
import type { MixedBowl } from "#tools/inventory/movement-schema.ts";
import type { Order, OrderEmailed, Reordered } from "#tools/inventory/order-schema.ts";
import { EmailOrder } from "#ui/cards/inventory/email-order.tsx";
import { ItemCard } from "#ui/cards/inventory/item-card.tsx";
import { MixedBowlCard } from "#ui/cards/inventory/mixed-bowl-card.tsx";
import { OrderCard } from "#ui/cards/inventory/order-card.tsx";
import { isAwaited } from "#ui/cards/inventory/order-words.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/card.tsx";
import { plural } from "#ui/lib/format.ts";

/** What of the stock was asked for. */
export function StockCard({ value: { items, total, low } }: { value: StockFound }) {
  return (
    <Card title="Stock" className="flex flex-col gap-4">
      {items.length === 0 && <p className="text-ink-2">Nothing like that.</p>}
      {items.map((item) => (
        <ItemCard key={item.id} item={item} />
      ))}
      {total > items.length && (
        <p className="text-sm text-ink-2">
          The first {items.length} of {plural(total, "item")}.
        </p>
      )}
      <ButtonLink to={low > 0 ? "/inventory?only=low" : "/inventory"}>
        Open the inventory
      </ButtonLink>
    </Card>
  );
}

/** A bowl that was mixed, which can be taken back. */
export const MixedCard = ({ value }: { value: MixedBowl }) => <MixedBowlCard bowl={value} />;

/** The drafts of a reorder, each with the way to its supplier. */
export function ReorderedCard({ value }: { value: Reordered }) {
  return <Orders orders={value.orders} />;
}

/** One order after a change. */
export const OneOrderCard = ({ value }: { value: Order }) => <Orders orders={[value]} />;

/** An order that was to be e-mailed. */
export const EmailedCard = ({ value }: { value: OrderEmailed }) => (
  <Orders orders={[value.order]} />
);

/** Orders that were looked for. */
export function OrdersCard({ value }: { value: OrdersFound }) {
  if (value.orders.length === 0) return null;
  return <Orders orders={value.orders.slice(0, SHOWN)} />;
}

const SHOWN = 5;

function Orders({ orders }: { orders: readonly Order[] }) {
  return (
    <div className="flex flex-col gap-4">
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          short
          acts={
            <>
              <EmailOrder order={order} />
              <ButtonLink to={`/inventory?order=${order.id}`}>
                {isAwaited(order) ? "Open to receive" : "Open the order"}
              </ButtonLink>
            </>
          }
        />
      ))}
    </div>
  );
}
