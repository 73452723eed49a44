import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { Reweigh } from "#tools/pricing/cost/cost-schema.ts";
import { grams } from "#ui/lib/format.ts";

/** "48 g used, 12 g left over: $0.71 wasted". */
export function wasteWords(
  { mixedGrams, leftGrams, wasteCost }: Pick<Reweigh, "mixedGrams" | "leftGrams" | "wasteCost">,
  currency: string,
): string {
  const used = `${grams(mixedGrams - leftGrams)} used`;
  if (leftGrams === 0) return `${used}, nothing left over`;
  const left = `${used}, ${grams(leftGrams)} left over`;
  return wasteCost === null ? left : `${left}: ${money(wasteCost, currency)} wasted`;
}
