import { fractionDigits } from "#tools/roadmaps/rules.ts";

/** A price in words of its currency, without cents that are none: "$150", "$149.50", "€80". */
export function priceText(minor: number, currency: string): string {
  const digits = fractionDigits(currency);
  const whole = minor % 10 ** digits === 0;
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(minor / 10 ** digits);
}
