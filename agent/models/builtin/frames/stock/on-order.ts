import type { SuppliersFound } from "#tools/inventory/act-schema.ts";
import type { OrdersFound } from "#tools/inventory/called-schema.ts";
import { isOnOrder } from "#tools/inventory/orders/order-rules.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { listed, saidDay } from "#agent/models/builtin/wording.ts";
import type { About, Finder } from "#agent/models/builtin/verbs/verb.ts";

export const MOST_LINES = 6;

export const dueOf = ({ expectedOn }: Order, here: Here | undefined): string =>
  expectedOn ? ` It is expected on ${saidDay(expectedOn, here)}.` : "";

/** "8 Foil sheets and 4 Neck strips", of what is still to come. */
function linesOf({ items }: Order): string {
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
