import type { Item } from "#tools/inventory/schema.ts";
import { isFoundBy, keepsUntil } from "#ui/cards/inventory/stock-words.ts";
import type { ItemFilter, Only } from "./use-address.ts";

/** As a colourist looks for them: what colours first, what is put on with it, then the rest. */
const ORDER: readonly Item["category"][] = [
  "color",
  "toner",
  "lightener",
  "developer",
  "supplies",
  "tools",
];

/** The items that a filter leaves, those of a category, brand and name together. `on` is today, YYYY-MM-DD. */
export function filtered(items: readonly Item[], filter: ItemFilter, on?: string): Item[] {
  const { q, category, supplier, only } = filter;
  return items
    .filter(
      (item) =>
        isFoundBy(item, q) &&
        (!category || item.category === category) &&
        (!supplier || item.supplierId === (supplier === "none" ? null : supplier)) &&
        (!only || wants(item, only, on)),
    )
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.category) - ORDER.indexOf(b.category) ||
        (a.brand ?? "").localeCompare(b.brand ?? "") ||
        a.name.localeCompare(b.name, undefined, { numeric: true }),
    );
}

/** How many items want that look. */
export function counted(items: readonly Item[], on?: string): Record<Only, number> {
  const of = (only: Only) => items.filter((item) => wants(item, only, on)).length;
  return { low: of("low"), expiring: of("expiring"), count: of("count") };
}

function wants(item: Item, only: Only, on: string | undefined): boolean {
  if (only === "low") return item.isLow;
  if (only === "count") return item.needsCount;
  return keepsUntil(item, on) !== null;
}
