import type { MenuService } from "#tools/booking/own/page-schema.ts";
import { priceWords, rangeNote } from "#tools/pricing/services/service-price-rules.ts";

/** Services under their category, in the order in which the stylist's list has them. */
export function byCategory(services: readonly MenuService[]) {
  return [...Map.groupBy(services, ({ category }) => category)];
}

/** "$180", "from $180" or "$180–$240", with what else the stylist says of it; empty where they have named no price. */
export function priceOf(service: MenuService): string {
  const { basePrice, priceMax, priceFrom } = service;
  const note = rangeNote(service);
  if (!note) return priceWords(service);
  return priceMax !== null || priceFrom ? note : `${basePrice && `${basePrice}, `}${note}`;
}
