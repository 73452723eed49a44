import { fractionDigits } from "#tools/values/money-rules.ts";

/** An amount of minor units, short enough for an axis: "€1.2K". */
export function shortMoney(minor: number, currency: string): string {
  return new Intl.NumberFormat(undefined, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    notation: "compact",
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(minor / 10 ** fractionDigits(currency));
}

/** A count in full. */
export const counted = (count: number): string => count.toLocaleString();

/** A count, short enough for an axis: "1.2K". */
export const shortCount = (count: number): string =>
  new Intl.NumberFormat(undefined, { notation: "compact", maximumFractionDigits: 1 }).format(count);

/** Grams as they are read in a sum: "940 g", "12.4 kg". */
export function weight(grams: number): string {
  const heavy = Math.abs(grams) >= 1000;
  const shown = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
  return heavy ? `${shown.format(grams / 1000)} kg` : `${shown.format(grams)} g`;
}
