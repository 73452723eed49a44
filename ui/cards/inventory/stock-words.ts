import type {
  AdjustReason,
  Movement,
  MovementKind,
} from "#tools/inventory/items/movement-schema.ts";
import type { Item, ItemCategory, ItemUnit } from "#tools/inventory/schema.ts";
import { expiryOf } from "#tools/inventory/items/stock-rules.ts";
import { grams } from "#ui/lib/format.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** The categories of items as they are chosen and shown. */
export const CATEGORY_WORDS: Record<ItemCategory, string> = {
  color: "Color",
  developer: "Developer",
  lightener: "Lightener",
  toner: "Toner",
  tools: "Tools",
  supplies: "Supplies",
};

/** A unit as it is counted: one, and several. */
const UNITS: Record<ItemUnit, [string, string]> = {
  oz: ["oz", "oz"],
  ml: ["ml", "ml"],
  tube: ["tube", "tubes"],
  bottle: ["bottle", "bottles"],
  piece: ["piece", "pieces"],
};

/** "tube", "tubes": the unit that goes with a number. */
export function unitWord(unit: string, count: number): string {
  const words = UNITS[unit as ItemUnit] as [string, string] | undefined;
  return words ? words[Math.abs(count) === 1 ? 0 : 1] : unit;
}

/** "3 tubes". */
export function unitsWords(count: number, unit: string): string {
  return `${count.toLocaleString()} ${unitWord(unit, count)}`;
}

/** What there is: "3 tubes + 24 g open". */
export function quantityWords({
  currentQuantity,
  unit,
  openGrams,
}: Pick<Item, "currentQuantity" | "unit" | "openGrams">): string {
  const closed = unitsWords(currentQuantity, unit);
  if (openGrams <= 0) return closed;
  // nobody weighs an open tube to a tenth, but for its last grams
  const open = `${grams(openGrams < 10 ? openGrams : Math.round(openGrams))} open`;
  return currentQuantity === 0 ? open : `${closed} + ${open}`;
}

/** What it is, beside its name: "Wella 7/1, 60 g a tube". */
export function kindWords(
  item: Pick<Item, "name" | "brand" | "productCode" | "unit" | "unitGrams">,
): string {
  const named = [item.brand, codeBeside(item)].filter(Boolean).join(" ");
  const holds =
    item.unitGrams === null ? "" : `${grams(item.unitGrams)} a ${unitWord(item.unit, 1)}`;
  return [named, holds].filter(Boolean).join(", ");
}

/** A product's code where its name does not say it already. */
export function codeBeside({ name, productCode }: Pick<Item, "name" | "productCode">): string {
  return productCode && !name.includes(productCode) ? productCode : "";
}

/** Today by this device's calendar, "2026-11-22". */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How what stands there keeps; null while there is nothing to say. */
export function keepsUntil(item: Item, on = today()): "expired" | "soon" | null {
  const stock = item.currentQuantity + item.openGrams;
  return expiryOf({ expiresOn: item.expiresOn, stock }, on);
}

/** Whether words that somebody typed are found in an item. */
export function isFoundBy(item: Item, typed: string): boolean {
  const words = oneSpelling(typed).split(/\s+/).filter(Boolean);
  const { name, brand, productCode, barcode, supplierName } = item;
  const text = oneSpelling([name, brand, productCode, barcode, supplierName].join(" "));
  return words.every((word) => text.includes(word));
}

/** Why somebody takes out or puts in by hand. */
export const REASON_WORDS: Record<AdjustReason, string> = {
  sold: "Sold",
  used: "Used",
  broken: "Broken or spilt",
  expired: "Expired",
  found: "Found",
  returned: "Returned",
  other: "Other",
};

const KINDS: Record<MovementKind, string> = {
  opening: "Began with",
  use: "Used in a bowl",
  return: "Bowl taken back",
  receive: "Delivered",
  count: "Counted",
  adjust: "Changed by hand",
  correction: "More was used than was on record",
  repack: "Contents of a unit put right",
};

/** Why it changed, in a word or two. */
export function movementWords({ kind, reason }: Pick<Movement, "kind" | "reason">): string {
  return reason ? REASON_WORDS[reason] : KINDS[kind];
}

/** An amount of the log with its sign: "+60 g", "−2". */
export function signed(amount: number, weighed: boolean): string {
  const size = Math.abs(amount);
  const words = weighed ? grams(size) : size.toLocaleString();
  return `${amount < 0 ? "−" : "+"}${words}`;
}
