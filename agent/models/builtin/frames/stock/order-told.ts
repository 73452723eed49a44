import type { OrdersFound } from "#tools/inventory/called-schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { MOST_LINES } from "./on-order.ts";
import { STATES } from "./order-finders.ts";

/** Asks what an order comes to. */
export const SUM = /\b(?:total|costs?|how much|come to|worth|price)\b/;

/** What the newest order comes to. */
export function totalOf({ orders: [newest], about, currency }: OrdersFound): string {
  if (!newest) return `There is no order${about ? ` for ${about}` : ""}.`;
  const { supplierName, number, total, totalIsPartial } = newest;
  const open = totalIsPartial ? " Some lines have no price and are not in it." : "";
  return total === null
    ? `No price is known of what is in ${supplierName} #${number}.`
    : `${supplierName} #${number} comes to ${money(total, currency)}.${open}`;
}

/** Asks what is in an order. */
export const HOLDS =
  /\bwhat(?:'s| is| did| have| do| was|s)?\b.*\b(?:in|on|order(?:ed)?|inside|buy|asked? for)\b(?!.*\b(?:come|arrive|here)\b)/;

/** The lines of the newest order. */
export function held({ orders: [newest], about }: OrdersFound): string {
  if (!newest) return `There is no order${about ? ` for ${about}` : ""}.`;
  const { supplierName, number, status, items } = newest;
  const lines = items.map(({ quantity, name }) => `${quantity} ${name}`);
  return `${supplierName} #${number}, ${STATES[status]}: ${listed(lines.slice(0, MOST_LINES))}${lines.length > MOST_LINES ? ` and ${lines.length - MOST_LINES} more` : ""}.`;
}
