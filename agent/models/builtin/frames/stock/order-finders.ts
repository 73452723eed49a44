import type { OrdersFound } from "#tools/inventory/called-schema.ts";
import { ORDERS_OUT } from "#tools/inventory/orders/order-rules.ts";
import type { Order, OrderStatus } from "#tools/inventory/orders/order-schema.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import { meant } from "#agent/models/builtin/verbs/match.ts";
import type { About, Finder, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";

/** How the states of an order read. */
export const STATES: Record<OrderStatus, string> = {
  draft: "draft",
  submitted: "sent",
  partly_received: "partly here",
  received: "received",
  cancelled: "cancelled",
};

/** The orders of these states; of those that have it, where a thing was named beside no supplier. */
const order = (empty: string, ...states: OrderStatus[]): Finder => ({
  tool: "find_orders",
  slot: "supplier",
  what: "order",
  bare: "only",
  lastMeant: true,
  empty,
  among: (value, { supplier, item: thing }) => {
    const all = (value as OrdersFound).orders
      .filter(({ status }) => states.includes(status))
      .map((of) => ({
        id: of.id,
        name: `${of.supplierName} ${of.number}, ${STATES[of.status]}`,
        also: `order last latest newest ${of.items.map(({ name }) => name).join(" ")}`,
        of,
      }));
    const match = supplier || !thing ? { near: all } : meant(thing, all);
    if ("near" in match) return all;
    return "one" in match ? [match.one] : match.several;
  },
});

/** An order that is written and was not sent. */
export const draft = order("There is no draft of an order. Say “reorder” to make one.", "draft");
/** An order that may still come. */
export const coming = order("No order is out.", "draft", "submitted", "partly_received");
export const out = order("No order that was sent is still to come.", ...ORDERS_OUT);

/** The order that was found. */
export const orderOf = (about: About) => foundOf(about, "supplier") as Order | undefined;
export const orderId = (_slots: Slots, { found }: About): Input => ({
  orderId: found["supplier"]?.id,
});
