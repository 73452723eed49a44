import { halfUp } from "./cost-rules.ts";
import type { CostSettings } from "./cost-schema.ts";
import { quoteFor } from "./quote-rules.ts";
import type { ServiceMargin } from "#tools/pricing/reprice/reprice-schema.ts";
import { heldMinutes } from "#tools/pricing/services/service-rules.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";

/** A bowl that was mixed in a visit; its cost in minor units, null where a price was missing. */
export type VisitBowl = { visit: string; cost: number | null };

type Priced = Pick<Service, "id" | "name" | "segments"> & { basePriceMinor: number };

/**
 * What a service leaves of its base price: less what its bowls cost in the mean of the visits whose bowls all have a cost,
 * less the hourly rate for the minutes that hold the stylist, less overhead as `quoteFor` has it. Minor units, every part
 * rounded half up. What cannot be worked out is null, and `missing` says for want of what.
 */
export function marginOf(
  service: Priced,
  bowls: readonly VisitBowl[],
  settings: CostSettings,
): ServiceMargin {
  const visits = [...Map.groupBy(bowls, ({ visit }) => visit).values()];
  const priced = visits.filter((each) => each.every(({ cost }) => cost !== null));
  const spent = priced.flat().reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const { product, labour, overhead, total, missing } = quoteFor({
    product: priced.length === 0 ? null : halfUp(spent / priced.length),
    minutes: heldMinutes(service.segments),
    settings,
    unpriced: [visits.length === 0 ? "a bowl mixed for it" : "prices of what was mixed for it"],
  });
  const price = service.basePriceMinor;
  const costs =
    product === null || labour === null || overhead === null ? null : product + labour + overhead;
  const margin = costs === null ? null : price - costs;
  return {
    serviceId: service.id,
    name: service.name,
    price,
    visits: priced.length,
    product,
    labour,
    overhead,
    margin,
    marginPercent: margin === null || price === 0 ? null : halfUp((margin * 1000) / price) / 10,
    advised: total,
    missing,
  };
}
