import type { SuppliersFound } from "#tools/inventory/act-schema.ts";
import type { OrdersFound, StockFound } from "#tools/inventory/called-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { isOnOrder } from "#tools/inventory/orders/order-rules.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { listed, saidDay } from "#agent/models/builtin/wording.ts";
import type { About, Finder } from "#agent/models/builtin/verbs/verb.ts";
import { amountOf } from "./stock-words.ts";

export const MOST_LINES = 6;

export const dueOf = ({ expectedOn }: Order, here: Here | undefined): string =>
  expectedOn ? ` It is expected on ${saidDay(expectedOn, here)}.` : "";

/** "8 Foil sheets and 4 Neck strips", of what is still to come. */
export function linesOf({ items }: Order): string {
  const open = items.filter(({ quantity, received }) => quantity > received);
  const shown = open.slice(0, MOST_LINES).map((of) => `${of.quantity - of.received} ${of.name}`);
  return listed(
    open.length > shown.length ? [...shown, `${open.length - shown.length} more`] : shown,
  );
}

/** What suppliers were asked for; a draft is told beside it, since nothing of it will come. */
export function onOrder({ orders, about }: OrdersFound, here: Here | undefined): string {
  const asked = orders.filter(isOnOrder);
  const drafts = orders.filter(({ status }) => status === "draft");
  const of = about ? ` for ${about}` : "";
  const asks = asked.map(
    (each) => `From ${each.supplierName}: ${linesOf(each)}.${dueOf(each, here)}`,
  );
  const written = drafts.map(
    (each) => `In the draft for ${each.supplierName}, not sent yet: ${linesOf(each)}.`,
  );
  return [...(asks.length > 0 ? asks : [`Nothing is on order${of}.`]), ...written].join(" ");
}

const MOST_ASKED = 3;

/** Whether more of a thing is needed: by what is there, what is on its way and what is only written down. */
export function neededOf(
  { items, total }: StockFound,
  { orders }: OrdersFound,
  here: Here | undefined,
): string {
  if (total === 0) return "Nothing in the stock goes by that.";
  return items
    .slice(0, MOST_ASKED)
    .map((of) => neededOfOne(of, orders, here))
    .join(" ");
}

function neededOfOne(of: Item, orders: readonly Order[], here: Here | undefined): string {
  const { id, name, isLow, lowStockThreshold } = of;
  const there = `${name}: ${amountOf(of)}${isLow ? `, low at ${lowStockThreshold}` : ""}`;
  const lines = orders.flatMap((order) =>
    order.items.flatMap(({ itemId, quantity, received }) =>
      itemId === id && quantity > received ? [{ order, count: quantity - received }] : [],
    ),
  );
  const coming = lines.find(({ order }) => isOnOrder(order));
  const written = lines.find(({ order }) => order.status === "draft");
  if (coming)
    return `${there}, and ${coming.count} are on order already from ${coming.order.supplierName}.${dueOf(coming.order, here)} So hold on.`;
  if (written)
    return `${there}. ${written.count} are in the draft for ${written.order.supplierName}, which is not sent yet: send that, and order no more.`;
  return isLow
    ? `${there}, and none is on order. Yes, get more: say “order more ${name}”.`
    : `${there}, and it is low only at ${lowStockThreshold}. None is needed yet.`;
}

/** How suppliers deliver, as it was noted of them: looked up where it is asked when something comes. */
export const habits: Finder = {
  tool: "list_suppliers",
  slot: "habits",
  what: "supplier",
  bare: "first",
  only: ({ supplier }, { text }) =>
    supplier !== undefined && /\b(?:when|how long|how soon)\b/.test(text),
  among: (value) => [{ id: "habits", name: "habits", of: value }],
};

/** What is noted of whom an order that was not sent is for. */
export function noteOf({ orders: [newest] }: OrdersFound, { found }: About): string | undefined {
  const all = (found["habits"]?.of as SuppliersFound | undefined)?.suppliers ?? [];
  const notes = all.find(({ id }) => id === newest?.supplierId)?.notes;
  return notes ? `Noted of ${newest?.supplierName}: ${notes}` : undefined;
}
