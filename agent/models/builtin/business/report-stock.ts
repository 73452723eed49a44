import type { OrdersFound, StockFound } from "#tools/inventory/called-schema.ts";
import type { MixedBowl } from "#tools/inventory/movement-schema.ts";
import { reorderNotes } from "#tools/inventory/order-rules.ts";
import type { Order, OrderEmailed, Reordered } from "#tools/inventory/order-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import type { BusinessWish } from "#agent/models/builtin/hear/business.ts";
import type { Report } from "#agent/models/builtin/report.ts";
import { dayOf, listed } from "#agent/models/builtin/wording.ts";

/** What came of a look at stock and orders, or of a change to them; undefined for other tools. */
export function reportStock(
  tool: string,
  value: unknown,
  wish: BusinessWish | undefined,
): Report | undefined {
  switch (tool) {
    case "list_stock":
      return wish?.kind === "stockOf"
        ? { text: stockOf(value as StockFound, wish.what) }
        : lowIn(value as StockFound);
    case "mix_bowl":
      return { text: mixed(value as MixedBowl) };
    case "reorder":
      return reordered(value as Reordered);
    case "order_item":
      return {
        text: `Drafted for ${(value as Order).supplierName}. Nothing is sent yet.`,
        next: SEND,
      };
    case "find_orders":
      return { text: orders(value as OrdersFound) };
    case "email_order":
      return { text: (value as OrderEmailed).message };
    case "receive_order":
      return { text: "All of it is in stock now." };
    default:
      return undefined;
  }
}

const SEND = [{ label: "Email it to the supplier", says: "Email the order to the supplier" }];

/** What is low, with the way to more of it. */
export function lowIn({ items, total }: StockFound): Report {
  if (total === 0) return { text: "Nothing is low." };
  const names = items
    .slice(0, 5)
    .map(({ name, currentQuantity }) => `${name} (${currentQuantity})`);
  const more = total > names.length ? ` and ${total - names.length} more` : "";
  return {
    text: `${total === 1 ? "1 item is" : `${total} items are`} low: ${listed(names)}${more}.`,
    next: [{ label: "Reorder it", says: "Reorder it" }],
  };
}

function stockOf({ items, total }: StockFound, what: string): string {
  const [one, another] = items;
  if (!one) return `Nothing in the stock goes by ${what}.`;
  if (!another) return `${one.name}: ${amountOf(one)}${one.isLow ? ", which is low" : ""}.`;
  const shown = items.slice(0, 4).map((item) => `${item.name} ${amountOf(item)}`);
  return `${listed(shown)}${total > shown.length ? ` and ${total - shown.length} more` : ""}.`;
}

function amountOf({ currentQuantity, unit, openGrams }: Item): string {
  const many = unit === "oz" || unit === "ml" || currentQuantity === 1 ? unit : `${unit}s`;
  return `${currentQuantity} ${many}${openGrams > 0 ? ` and ${openGrams} g open` : ""}`;
}

function mixed({ grams, drawn }: MixedBowl): string {
  const missing = drawn.filter(({ why }) => why !== "drawn").map(({ name }) => name);
  const rest = missing.length > 0 ? ` Not in your stock: ${listed(missing)}.` : "";
  return missing.length === drawn.length
    ? `${grams} g mixed. Nothing of it is in your stock, so nothing was taken out.`
    : `${grams} g mixed and taken out of stock.${rest}`;
}

function reordered({ orders: made, ...left }: Reordered): Report {
  const rest = reorderNotes(left);
  if (made.length === 0) return { text: ["Nothing was ordered.", ...rest].join(" ") };
  const count = made.length === 1 ? "1 order" : `${made.length} orders`;
  return {
    text: [`Drafted ${count}: nothing is sent yet.`, ...rest].join(" "),
    ...(made.length === 1 && { next: SEND }),
  };
}

function orders({ orders: all, about }: OrdersFound): string {
  // what was sent off is asked about, not what was only written down
  const newest = all.find(({ status }) => status !== "draft") ?? all[0];
  const whose = about ? ` for ${about}` : "";
  if (!newest) return `There is no order${whose}.`;
  const { supplierName, number } = newest;
  return `${supplierName} #${number}: ${standing(newest)}${all.length > 1 ? ` ${all.length} orders in all.` : ""}`;
}

function standing({ status, receivedAt, submittedAt, items, createdAt }: Order): string {
  const came = items.filter(({ received, quantity }) => received >= quantity).length;
  switch (status) {
    case "received":
      return `yes, it came${receivedAt ? ` on ${dayOf(receivedAt)}` : ""}.`;
    case "partly_received":
      return `in part: ${came} of ${items.length} lines are complete.`;
    case "submitted":
      return `not yet. It was sent${submittedAt ? ` on ${dayOf(submittedAt)}` : ""}.`;
    case "cancelled":
      return "it was cancelled.";
    default:
      return `it is a draft from ${dayOf(createdAt)} and was never sent.`;
  }
}
