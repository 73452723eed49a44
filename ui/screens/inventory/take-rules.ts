import type { CountedItem, StockTake } from "#tools/inventory/items/movement-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { isFoundBy, quantityWords, signed, unitsWords } from "#ui/cards/inventory/stock-words.ts";
import { grams } from "#ui/lib/format.ts";

type Counted = StockTake["counted"][number];

/** The count of one item so far, if it was counted. */
export function countOf(
  { counted }: Pick<StockTake, "counted">,
  itemId: string,
): Counted | undefined {
  return counted.find((each) => each.itemId === itemId);
}

/** The items in the order they are gone through: as they stand on the shelf, by category, brand and name. */
export function shelfOrder(items: readonly Item[]): Item[] {
  return items.toSorted(
    (a, b) =>
      a.category.localeCompare(b.category) ||
      (a.brand ?? "").localeCompare(b.brand ?? "") ||
      a.name.localeCompare(b.name, undefined, { numeric: true }),
  );
}

/** The item to count after this one: the next that was not counted, from there on and then from the top; null when all were. */
export function nextToCount(
  items: readonly Item[],
  take: Pick<StockTake, "counted">,
  after?: string,
): Item | null {
  const from = items.findIndex(({ id }) => id === after) + 1;
  const round = [...items.slice(from), ...items.slice(0, from)];
  return round.find(({ id }) => id !== after && !countOf(take, id)) ?? null;
}

/** What was counted otherwise than it stood on record, the largest difference first. */
export function differencesOf({ counted }: Pick<StockTake, "counted">): Counted[] {
  return counted
    .filter(({ difference }) => difference !== 0)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
}

/** "+2 tubes" is said as "+2" for what is counted, as "−36 g" for what is weighed; "as on record" where it agrees. */
export function differenceWords({ difference, weighed }: Counted): string {
  return difference === 0 ? "as on record" : signed(difference, weighed);
}

/** What stood on record, in the words of what was counted: "2 bottles", "3 tubes + 24 g open"; grams where the item is gone. */
export function recordWords(
  { expected, weighed }: Pick<Counted, "expected" | "weighed">,
  item: Pick<Item, "unit" | "unitGrams"> | undefined,
): string {
  if (!weighed) return item ? unitsWords(expected, item.unit) : expected.toLocaleString();
  if (!item?.unitGrams) return grams(expected);
  const currentQuantity = Math.floor(expected / item.unitGrams);
  const openGrams = Math.round((expected - currentQuantity * item.unitGrams) * 10) / 10;
  return quantityWords({ currentQuantity, unit: item.unit, openGrams });
}

/** What is typed for an item, ready to be sent; null while no number of containers is said. */
export function countedOf(
  item: Pick<Item, "id" | "unitGrams">,
  units: number | undefined,
  openGrams: number | null,
): CountedItem | null {
  if (units === undefined || Number.isNaN(openGrams ?? 0)) return null;
  if (item.unitGrams === null) return { itemId: item.id, units };
  return { itemId: item.id, units, openGrams: openGrams ?? 0 };
}

/** The items that a search leaves; all without words. */
export function sought(items: readonly Item[], words: string): Item[] {
  return items.filter((item) => isFoundBy(item, words));
}
