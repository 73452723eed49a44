import { halfUp } from "./cost-rules.ts";
import type { CostSettings, Quote } from "./cost-schema.ts";

/** What the pricing tutorial advises, in percent. */
export const ADVISED = { overhead: [20, 30], margin: [15, 25] } as const;

/** The tutorial's example of an hourly rate: what is to be earned in a year, over the hours and weeks that are worked. */
export const EXAMPLE_YEAR = { yearly: 60_000, hoursPerWeek: 30, weeks: 48 };

/**
 * A price by the pricing tutorial: product + labour + overhead + profit, in minor units. Labour is the hourly rate for
 * the minutes. Overhead is a percent of product and labour. Profit is a percent of the price itself, so that
 * price = (product + labour + overhead) / (1 - margin). Every part is rounded half up from the rounded parts before it:
 * they add up to the total, and whoever works a figure out by hand gets the figure that is shown. What cannot be worked
 * out is null, and `missing` says for want of what.
 */
export function quoteFor({
  product,
  minutes,
  settings,
  unpriced = ["product prices"],
}: {
  /** What goes into the bowls, in minor units; null while it is not known. */
  product: number | null;
  minutes: number;
  /** What is missing while it is not known. */
  unpriced?: string[];
  settings: Pick<CostSettings, "hourlyRate" | "overheadPercent" | "marginPercent">;
}): Quote {
  const { hourlyRate, overheadPercent, marginPercent } = settings;
  const missing = [
    ...(product === null ? unpriced : []),
    ...(hourlyRate === null ? ["the hourly rate"] : []),
  ];
  const parts = product === null ? null : halfUp(product);
  const labour = hourlyRate === null ? null : halfUp((hourlyRate * minutes) / 60);
  if (parts === null || labour === null)
    return { product: parts, labour, overhead: null, profit: null, total: null, minutes, missing };
  const overhead = halfUp(((parts + labour) * overheadPercent) / 100);
  const costs = parts + labour + overhead;
  const total = halfUp((costs * 100) / (100 - marginPercent));
  return { product: parts, labour, overhead, profit: total - costs, total, minutes, missing };
}

/**
 * What an hour has to bring in for what is to be earned in a year: yearly / (hours a week × weeks), to a hundredth.
 * @throws RangeError where no hour is worked
 */
export function hourlyRateFor({ yearly, hoursPerWeek, weeks }: typeof EXAMPLE_YEAR): number {
  const hours = hoursPerWeek * weeks;
  if (!(hours > 0)) throw new RangeError("An hourly rate needs hours that are worked.");
  return halfUp((yearly / hours) * 100) / 100;
}

/** The minutes that a visit is quoted by: the middle of the least and the most, whole. */
export function middleOf([least, most]: readonly [number, number]): number {
  return Math.round((least + most) / 2);
}
