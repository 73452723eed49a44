import { minorUnits } from "#tools/pricing/cost/cost-rules.ts";
import { maxAbove, type Prices } from "#tools/pricing/price-range-rules.ts";
import type { Reprice } from "./reprice-schema.ts";

/** Of a percent, a hundred-millionth counts. */
const SCALE = 1_000_000n;

export type Move = Pick<Reprice, "percent" | "amount" | "roundTo">;

/**
 * A price moved by a percent or an amount of the currency, rounded half up to `roundTo` of it; in minor units, exact, and
 * never below 0. Without `roundTo` it is rounded to a whole minor unit.
 */
export function movedPrice(minor: number, move: Move, currency: string): number {
  const [numerator, denominator] = moved(minor, move, currency);
  const unit = BigInt(Math.max(1, move.roundTo ? minorUnits(move.roundTo, currency) : 1));
  if (numerator <= 0n) return 0;
  const per = denominator * unit;
  return Number(((2n * numerator + per) / (2n * per)) * unit);
}

/** Least and most moved alike; a range that rounding closes is none. */
export function movedPrices(prices: Prices, move: Move, currency: string): Prices {
  const base = movedPrice(prices.base, move, currency);
  const max = prices.max === null ? null : movedPrice(prices.max, move, currency);
  return { base, max: maxAbove(base, max), from: prices.from };
}

/** The most of a range whose least goes from one price to another: as much as it was above it. */
export function maxAlong(prices: Prices, base: number): number | null {
  return prices.max === null ? null : maxAbove(base, prices.max - prices.base + base);
}

/** The moved price as a fraction. */
function moved(minor: number, { percent, amount = 0 }: Move, currency: string): [bigint, bigint] {
  if (percent === undefined) return [BigInt(minor + minorUnits(amount, currency)), 1n];
  const whole = 100n * SCALE;
  return [BigInt(minor) * (whole + BigInt(Math.round(percent * Number(SCALE)))), whole];
}
