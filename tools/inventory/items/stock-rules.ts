import { EXPIRY_NOTICE_DAYS, REORDER_TIMES, UNIT_GRAMS } from "#tools/inventory/data.ts";
import type { MovementKind } from "./movement-schema.ts";
import type { ItemCategory, ItemUnit } from "#tools/inventory/schema.ts";

/** What of an item its quantity hangs on: `stock` in tenths of a gram where a unit holds `unitSize` of them, else in units. */
export type Held = { stock: number; unitSize: number | null };

/** Grams as they are kept: whole tenths. */
export const tenthsOf = (grams: number): number => Math.round(grams * 10);

/** Tenths as people read them: grams. */
export const gramsOf = (tenths: number): number => tenths / 10;

/** An amount of an item's stock as it is shown: grams where it is weighed, else units. */
export const shownAmount = (amount: number, { unitSize }: Pick<Held, "unitSize">): number =>
  unitSize === null ? amount : gramsOf(amount);

/** So many closed containers as an amount of stock, with `openGrams` in an open one where it is weighed. */
export function amountOf(units: number, { unitSize }: Pick<Held, "unitSize">, openGrams = 0) {
  return unitSize === null ? units : units * unitSize + tenthsOf(openGrams);
}

/** Closed containers, which is the quantity, and the grams in the open one. */
export function containersOf({ stock, unitSize }: Held): { closed: number; openGrams: number } {
  if (unitSize === null) return { closed: stock, openGrams: 0 };
  return { closed: Math.floor(stock / unitSize), openGrams: gramsOf(stock % unitSize) };
}

/** Spec: at or below its threshold; an open container counts for nothing. */
export function isLow(item: Held & { lowStockThreshold: number }): boolean {
  return containersOf(item).closed <= item.lowStockThreshold;
}

/** Units that quick reorder asks for: up to the target where one is set, else the spec's twice the threshold. */
export function reorderQuantity(
  item: Held & { lowStockThreshold: number; targetQuantity: number | null },
): number {
  return fillUp(item, containersOf(item).closed);
}

/** The same, of so many closed containers. */
export function fillUp(
  {
    lowStockThreshold,
    targetQuantity,
  }: { lowStockThreshold: number; targetQuantity: number | null },
  closed: number,
): number {
  if (targetQuantity === null) return lowStockThreshold * REORDER_TIMES;
  return Math.max(1, targetQuantity - closed);
}

/**
 * What a unit holds in grams: as it was said, else what the unit itself weighs; null where it is counted only, as tools and
 * supplies are unless it is said.
 */
export function unitGramsOf(
  unit: ItemUnit,
  said: number | null | undefined,
  category: ItemCategory,
): number | null {
  if (said !== undefined) return said;
  return category === "tools" || category === "supplies" ? null : UNIT_GRAMS[unit];
}

/** The stock of an item when one unit turns out to hold another amount: as many closed ones, and of the open one what was taken out of it. */
export function repacked(item: Held, unitSize: number | null): number {
  const { closed } = containersOf(item);
  if (item.unitSize === null || unitSize === null) return amountOf(closed, { unitSize });
  const open = item.stock % item.unitSize;
  const left = open === 0 ? 0 : Math.max(1, unitSize - (item.unitSize - open));
  return closed * unitSize + left;
}

/**
 * How far a count moves the stock at its end: what was counted less what was on record then. What turned out meanwhile to
 * have been there after all is part of what the count found, and is not put in twice.
 */
export function countedDifference({
  counted,
  expected,
  corrected,
}: {
  counted: number;
  expected: number;
  corrected: number;
}): number {
  const difference = counted - expected;
  return difference - Math.min(corrected, Math.max(0, difference));
}

/** Whether what stands there is past its date or will soon be; null for neither, and where nothing is left. Dates as YYYY-MM-DD. */
export function expiryOf(
  { expiresOn, stock }: { expiresOn: string | null; stock: number },
  today: string,
): "expired" | "soon" | null {
  if (expiresOn === null || stock === 0) return null;
  if (expiresOn < today) return "expired";
  const days = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000;
  return days <= EXPIRY_NOTICE_DAYS ? "soon" : null;
}

/** A barcode as it is kept and compared: without spaces and dashes, and one of 12 figures (UPC-A) as the EAN-13 that it is. */
export function plainBarcode(written: string): string {
  const code = written.replaceAll(/[\s-]/g, "");
  return /^\d{12}$/.test(code) ? `0${code}` : code;
}

/** A line of the log before it has a place there. */
export type LogLine = { kind: MovementKind; amount: number; after: number; flagged: boolean };

/** How an item stands, as far as movements change it. */
export type Standing = Held & { needsCount: boolean; openedAt: Date | null };

/**
 * What one movement does to an item: the lines it writes and how the item stands then. Taking out more than is on record
 * writes first what must have been there after all, flagged, and asks for a count; nothing is ever negative.
 */
export function played<S extends Standing>(
  item: S,
  { kind, amount }: { kind: MovementKind; amount: number },
  now: Date,
): { lines: LogLine[]; item: S } {
  // a repack marks where grams and units part, also with nothing there
  if (amount === 0 && kind !== "repack") return { lines: [], item };
  const missing = Math.max(0, -(item.stock + amount));
  const found = item.stock + missing;
  const after = found + amount;
  const correction: LogLine = { kind: "correction", amount: missing, after: found, flagged: true };
  return {
    lines: [
      ...(missing > 0 ? [correction] : []),
      { kind, amount, after, flagged: false } satisfies LogLine,
    ],
    item: {
      ...item,
      stock: after,
      needsCount: item.needsCount || missing > 0,
      openedAt: openedAt(item, after, now),
    },
  };
}

/** When the container that stands open was opened: now, where the amount left in it can only be another's. */
function openedAt({ stock, unitSize, openedAt: before }: Standing, after: number, now: Date) {
  if (unitSize === null || after % unitSize === 0) return null;
  if (after % unitSize === stock % unitSize) return before ?? now;
  const another = Math.floor(after / unitSize) < Math.floor(stock / unitSize);
  return another ? now : (before ?? now);
}
