import { fractionDigits } from "#tools/values/money-rules.ts";
import type { Visit } from "#tools/colour/schema.ts";
import type { MoneyRange } from "./schema.ts";
import type { Rates } from "#tools/salons/rates-schema.ts";

/** How long a link opens. */
export const SHARED_DAYS = 90;

/**
 * What a visit costs: the product mixed and the time in the chair, as a range in minor units, rounded outwards to
 * a step of about a twentieth so that it does not look like a price. Null until the salon has said both rates.
 */
export function roughCost(
  { minutes, grams }: Pick<Visit, "minutes" | "grams">,
  { currency, hourlyRate, productRate }: Rates,
): MoneyRange | null {
  if (hourlyRate === null || productRate === null) return null;
  const product = (grams / 100) * productRate;
  const [low, high] = minutes.map((each) => product + (each / 60) * hourlyRate) as [number, number];
  return roughly([low, high], currency);
}

/** What all the visits cost together, just as rough. Null until the salon has said both rates. */
export function wholeCost(
  visits: readonly Pick<Visit, "minutes" | "grams">[],
  rates: Rates,
): MoneyRange | null {
  const costs = visits.flatMap((visit) => {
    const cost = roughCost(visit, rates);
    return cost ? [cost] : [];
  });
  return costs.length === visits.length ? addCosts(costs, rates.currency) : null;
}

/** Rough costs together. */
export function addCosts(costs: readonly MoneyRange[], currency: string): MoneyRange {
  const low = costs.reduce((sum, cost) => sum + cost[0], 0);
  const high = costs.reduce((sum, cost) => sum + cost[1], 0);
  return roughly([low, high], currency);
}

/** A range of money in words of the reader's language: "€120 – 150". Whole units, since it is rough. */
export function moneyRange([low, high]: MoneyRange, currency: string, locale?: string): string {
  const unit = 10 ** fractionDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  return low === high ? format.format(high / unit) : format.formatRange(low / unit, high / unit);
}

/** The weeks from today to the last visit, and the minutes in the chair, least and most. */
export function spanOf(visits: readonly Pick<Visit, "weeksAfter" | "minutes">[]): {
  weeks: [number, number];
  minutes: [number, number];
} {
  const sum = (pairs: readonly (readonly [number, number])[]): [number, number] => [
    pairs.reduce((all, [low]) => all + low, 0),
    pairs.reduce((all, [, high]) => all + high, 0),
  ];
  return {
    weeks: sum(visits.map(({ weeksAfter }) => weeksAfter)),
    minutes: sum(visits.map(({ minutes }) => minutes)),
  };
}

/** The first name alone; null for the names that a consultation gets by itself. */
export function firstNameOf(clientName: string): string | null {
  if (/^(client \d|color correction client$)/i.test(clientName.trim())) return null;
  return clientName.trim().split(/\s+/)[0] || null;
}

function roughly([low, high]: MoneyRange, currency: string): MoneyRange {
  const step = stepFor(high, 10 ** fractionDigits(currency));
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
}

/** About a twentieth of an amount as 1, 2 or 5 times a power of ten, and at least one unit of the currency. */
function stepFor(amount: number, unit: number): number {
  const wanted = Math.max(amount / 20, unit);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [5, 2, 1].find((times) => times * power <= wanted) ?? 1;
  return step * power;
}
