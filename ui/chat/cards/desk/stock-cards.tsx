import type { BowlsFound, SuppliersFound, TakeShown } from "#tools/inventory/act-schema.ts";
import type { OrdersFound, StockFound } from "#tools/inventory/called-schema.ts";
import type { MixedBowl, StockTake } from "#tools/inventory/items/movement-schema.ts";
import { isOnOrder } from "#tools/inventory/orders/order-rules.ts";
import type { Order, OrderEmailed, Reordered } from "#tools/inventory/orders/order-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { EmailOrder } from "#ui/cards/inventory/email-order.tsx";
import { ItemCard } from "#ui/cards/inventory/item-card.tsx";
import { MixedBowlCard } from "#ui/cards/inventory/mixed-bowl-card.tsx";
import { OrderCard } from "#ui/cards/inventory/order-card.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { plural } from "#ui/lib/format.ts";
import { dotted, linesCard } from "#ui/chat/cards/listed.tsx";

/** What of the stock was asked for. */
export function StockCard({ value: { items, total, low } }: { value: StockFound }) {
  if (items.length === 0) return null;
  return (
    <Card title="Stock" className="flex flex-col gap-4">
      {items.map((item) => (
        <ItemCard key={item.id} item={item} />
      ))}
      {total > items.length && (
        <p className="text-sm text-ink-2">
          The first {items.length} of {plural(total, "item")}.
        </p>
      )}
      <ButtonLink to={low > 0 ? "/inventory?only=low" : "/inventory"} className="self-start">
        Open the inventory
      </ButtonLink>
    </Card>
  );
}

/** A bowl that was mixed, which can be taken back. */
export const MixedCard = ({ value }: { value: MixedBowl }) => <MixedBowlCard bowl={value} />;

/** Bowls that were mixed lately. */
export function BowlsCard({ value: { bowls } }: { value: BowlsFound }) {
  return (
    <div className="flex flex-col gap-4">
      {bowls.slice(0, SHOWN).map((bowl) => (
        <MixedBowlCard key={bowl.id} bowl={bowl} />
      ))}
    </div>
  );
}

/** One item after a change. */
export function OneItemCard({ value }: { value: Item }) {
  return (
    <Card aria-label="Item">
      <ItemCard item={value} />
    </Card>
  );
}

/** Whom the salon buys from. */
export const SuppliersCard = linesCard({
  title: "Suppliers",
  to: "/inventory?tab=suppliers",
  open: "Open the suppliers",
  lines: ({ suppliers }: SuppliersFound) =>
    suppliers.map(({ id, name, contactEmail, accountNumber, items }) => ({
      id,
      name,
      below: dotted(contactEmail, accountNumber),
      aside: plural(items, "item"),
    })),
});

/** What was counted of the shelf, and how far it is from what was on record. */
export const TakeCard = linesCard({
  title: ({ status }: StockTake) => TAKE_TITLES[status],
  none: "Nothing is counted yet.",
  to: "/inventory?take=",
  open: "Open the stock take",
  lines: ({ counted }) =>
    counted.map(({ itemId, itemName, units, openGrams = 0, difference, weighed }) => ({
      id: itemId,
      name: itemName,
      aside: `${units}${openGrams > 0 ? ` and ${openGrams} g` : ""}`,
      below:
        difference !== 0 &&
        `${difference > 0 ? "+" : ""}${difference}${weighed ? " g" : ""} from what was on record`,
    })),
});

/** The count of the shelf that was asked for, if there is one. */
export const ShownTakeCard = ({ value: { take } }: { value: TakeShown }) =>
  take && <TakeCard value={take} />;

const TAKE_TITLES: Record<StockTake["status"], string> = {
  open: "Stock take under way",
  finished: "Stock take",
  cancelled: "Stock take, dropped",
};

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
                {isOnOrder(order) ? "Open to receive" : "Open the order"}
              </ButtonLink>
            </>
          }
        />
      ))}
    </div>
  );
}
