import type { StockFound } from "#tools/inventory/called-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import type { Report } from "#agent/models/builtin/report.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { listed, saidDay } from "#agent/models/builtin/wording.ts";

/** "4 tubes and 20 g open". */
export const amountOf = ({ currentQuantity, unit, openGrams }: Item): string =>
  `${currentQuantity} ${unit}${currentQuantity === 1 || unit === "ml" || unit === "oz" ? "" : "s"}${openGrams > 0 ? ` and ${openGrams} g open` : ""}`;

/** "Koleston 7/1: 4 tubes." */
export const told = (value: unknown): string => {
  const of = value as Item;
  return `${of.name}: ${amountOf(of)}.`;
};

/** What of the stock was found. */
export function stockIn({ items, total }: StockFound, here?: Here): string {
  const [one, another] = items;
  if (!one) return "Nothing in the stock goes by that.";
  const until = one.expiresOn ? `, best before ${saidDay(one.expiresOn, here)}` : "";
  if (!another) return `${one.name}: ${amountOf(one)}${one.isLow ? ", which is low" : ""}${until}.`;
  const shown = items.slice(0, 4).map((each) => `${each.name}: ${amountOf(each)}`);
  return `${listed(shown)}${total > shown.length ? ` and ${total - shown.length} more` : ""}.`;
}

/** What is good until some day, the soonest first. */
export function expiringIn({ items, total }: StockFound, here?: Here): string {
  const shown = items
    .slice(0, 5)
    .map((of) => `${of.name} on ${saidDay(of.expiresOn ?? "", here)} (${amountOf(of)})`);
  const more = total > shown.length ? ` and ${total - shown.length} more` : "";
  return total === 0
    ? "Nothing in the stock has a best-before day noted."
    : `Best before: ${listed(shown)}${more}.`;
}

/** What is low, with the way to more of it. */
export function lowIn({ items, total }: StockFound): Report {
  if (total === 0) return { text: "Nothing is low." };
  const names = items
    .slice(0, 5)
    .map(({ name, currentQuantity }) => `${name} (${currentQuantity})`);
  const more = total > names.length ? ` and ${total - names.length} more` : "";
  return {
    text: `${total === 1 ? "1 item is" : `${total} items are`} low: ${listed(names)}${more}.`,
    next: [{ label: "Reorder it", says: "Reorder what is low" }],
  };
}
