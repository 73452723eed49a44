import { COVER_DAYS, USAGE_DAYS } from "#tools/inventory/data.ts";
import type { AdjustReason, MovementKind } from "#tools/inventory/items/movement-schema.ts";
import type { Held } from "#tools/inventory/items/stock-rules.ts";

const DAY_MS = 86_400_000;
/** A log that is younger says nothing about a month. */
const FEWEST_DAYS = 14;

/** Movements that are use: bowls, and what of them was taken back. */
export const USE_KINDS = ["use", "return"] as const satisfies readonly MovementKind[];
/** Changes by hand that are use: over the counter, in the salon, and what was brought back of it. */
export const USE_REASONS = ["sold", "used", "returned"] as const satisfies readonly AdjustReason[];

/** Since when use is counted. */
export const usedSince = (now: Date): Date => new Date(now.getTime() - USAGE_DAYS * DAY_MS);

/**
 * Units that last for the coming COVER_DAYS at the pace of the last USAGE_DAYS, or of the time that the item is kept where
 * that is shorter. Not rounded. `used` is what went, as `items.stock` counts.
 */
export function coverOf(
  { unitSize, used, createdAt }: Pick<Held, "unitSize"> & { used: number; createdAt: Date },
  now: Date,
): number {
  const kept = (now.getTime() - createdAt.getTime()) / DAY_MS;
  const days = Math.min(USAGE_DAYS, Math.max(FEWEST_DAYS, kept));
  return (Math.max(0, used) / (unitSize ?? 1) / days) * COVER_DAYS;
}

/** Units to order by use: what the coming weeks need, less what stands there, the open container included; never below 0. */
export function usageQuantity(item: Held & { used: number; createdAt: Date }, now: Date): number {
  const present = item.stock / (item.unitSize ?? 1);
  // what a computer's fractions add does not order another container
  return Math.max(0, Math.ceil(Math.round((coverOf(item, now) - present) * 1e6) / 1e6));
}

/** What of a wanted quantity is still to be ordered while so much is on its way; 0 where that is enough. */
export const stillToOrder = (wanted: number, onTheWay: number): number =>
  Math.max(0, wanted - onTheWay);
