import { priceText } from "#tools/values/money-rules.ts";
import type { Prices } from "#tools/pricing/price-range-rules.ts";
import type { Service } from "./service-schema.ts";

/** What a service costs as people read it: "$150", "from $120", "$120–$180"; empty where no price is told. */
export function priceWords({
  basePrice,
  priceMax,
  priceFrom,
}: Pick<Service, "basePrice" | "priceMax" | "priceFrom">): string {
  if (!basePrice) return "";
  if (priceMax) return `${basePrice}–${priceMax}`;
  return priceFrom ? `from ${basePrice}` : basePrice;
}

/** What is written of a range beyond the figures that `priceWords` says; null where it says no more. */
export function rangeNote({
  priceRange,
  priceMax,
  priceFrom,
}: Pick<Service, "priceRange" | "priceMax" | "priceFrom">): string | null {
  const isSaid = (priceMax !== null || priceFrom) && !/[,;(]/.test(priceRange ?? "");
  return isSaid ? null : priceRange || null;
}

/** The same of minor units. */
export function pricesWords({ base, max, from }: Prices, currency: string): string {
  return priceWords({
    basePrice: priceText(base, currency),
    priceMax: max === null ? null : priceText(max, currency),
    priceFrom: from,
  });
}
