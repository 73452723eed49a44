import { minorUnits } from "#tools/pricing/cost/cost-rules.ts";
import type { CostSettings, Quote } from "#tools/pricing/cost/cost-schema.ts";
import { ADVISED, EXAMPLE_YEAR, hourlyRateFor, quoteFor } from "#tools/pricing/cost/quote-rules.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";

/** The figures of the calculator as they were typed. */
export type Figures = {
  yearly: string;
  hours: string;
  weeks: string;
  product: string;
  minutes: string;
  overhead: string;
  margin: string;
};

/** The tutorial's own example, in the middle of what it advises. */
export const EXAMPLE: Figures = {
  yearly: String(EXAMPLE_YEAR.yearly),
  hours: String(EXAMPLE_YEAR.hoursPerWeek),
  weeks: String(EXAMPLE_YEAR.weeks),
  product: "14",
  minutes: "75",
  overhead: String((ADVISED.overhead[0] + ADVISED.overhead[1]) / 2),
  margin: String((ADVISED.margin[0] + ADVISED.margin[1]) / 2),
};

/** What each figure may be; the sentence is for one that may not. */
const LIMITS: Record<keyof Figures, { least: number; most: number; sentence: string }> = {
  yearly: { least: 1, most: 10_000_000, sentence: "Write what you want to earn in a year." },
  hours: { least: 1, most: 100, sentence: "Write the hours of a week, from 1 to 100." },
  weeks: { least: 1, most: 52, sentence: "Write the weeks of a year, from 1 to 52." },
  product: { least: 0, most: 10_000, sentence: "Write what goes into the bowls." },
  minutes: { least: 1, most: 720, sentence: "Write the minutes, from 1 to 720." },
  overhead: { least: 0, most: 100, sentence: "Write a percentage from 0 to 100." },
  margin: { least: 0, most: 90, sentence: "Write a percentage from 0 to 90." },
};

/** What is wrong with a figure; undefined where nothing is. */
export function problemOf(key: keyof Figures, typed: string): string | undefined {
  const { least, most, sentence } = LIMITS[key];
  const value = typedNumber(typed);
  return value !== null && value >= least && value <= most ? undefined : sentence;
}

/** The hourly rate of a year, in minor units; null while one of its figures is missing. */
export function rateOf(figures: Figures, currency: string): number | null {
  const { yearly, hours, weeks } = figures;
  if (problemOf("yearly", yearly) ?? problemOf("hours", hours) ?? problemOf("weeks", weeks)) {
    return null;
  }
  const rate = hourlyRateFor({
    yearly: typedNumber(yearly) ?? 0,
    hoursPerWeek: typedNumber(hours) ?? 0,
    weeks: typedNumber(weeks) ?? 0,
  });
  return minorUnits(rate, currency);
}

/** The price by its parts; null while one of its figures is missing. */
export function priceOf(
  figures: Figures,
  hourlyRate: number | null,
  currency: string,
): Quote | null {
  const { product, minutes, overhead, margin } = figures;
  const wrong =
    problemOf("product", product) ??
    problemOf("minutes", minutes) ??
    problemOf("overhead", overhead) ??
    problemOf("margin", margin);
  if (wrong || hourlyRate === null) return null;
  return quoteFor({
    product: minorUnits(typedNumber(product) ?? 0, currency),
    minutes: typedNumber(minutes) ?? 0,
    settings: {
      hourlyRate,
      overheadPercent: typedNumber(overhead) ?? 0,
      marginPercent: typedNumber(margin) ?? 0,
    },
  });
}

/** The figures with overhead and margin as the salon has them. */
export function withSettings(figures: Figures, settings: CostSettings): Figures {
  return {
    ...figures,
    overhead: String(settings.overheadPercent),
    margin: String(settings.marginPercent),
  };
}
