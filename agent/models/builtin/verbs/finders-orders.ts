import type { OrdersFound } from "#tools/inventory/called-schema.ts";
import type { OrderStatus } from "#tools/inventory/order-schema.ts";
import type { Finder } from "./verb.ts";

/** How the states of an order read. */
export const STATES: Record<OrderStatus, string> = {
  draft: "draft",
  submitted: "sent",
  partly_received: "partly here",
  received: "received",
  cancelled: "cancelled",
};

/** The orders of these states. */
export const order = (empty: string, ...states: OrderStatus[]): Finder => ({
  tool: "find_orders",
  slot: "order",
  what: "order",
  bare: "only",
  empty,
  among: (value) =>
    (value as OrdersFound).orders
      .filter(({ status }) => states.includes(status))
      .map((of) => ({
        id: of.id,
        name: `${of.supplierName} ${of.number}, ${STATES[of.status]}`,
        also: `order last latest newest ${of.items.map(({ name }) => name).join(" ")}`,
        of,
      })),
});
export const draft = order("There is no draft of an order. Say “reorder” to make one.", "draft");
export const coming = order("No order is out.", "draft", "submitted", "partly_received");
