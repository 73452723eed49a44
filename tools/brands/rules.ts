import { MAX_PREFERENCES } from "./schema.ts";

type Pair = { brandId: string; productLineId: string };

/** Why a line cannot be added to the preferences, or null when it can. */
export function refusalToAdd(existing: readonly Pair[], added: Pair): string | null {
  if (existing.some((pair) => samePair(pair, added))) {
    return "This brand and product line combination is already added.";
  }
  if (existing.length >= MAX_PREFERENCES) {
    return `You can add up to ${MAX_PREFERENCES} brand preferences.`;
  }
  return null;
}

/**
 * The preferences after Settings were saved: the chosen lines lead, lines of other brands stay behind them,
 * as many as fit in the list.
 */
export function preferFirst(existing: readonly Pair[], chosen: readonly Pair[]): Pair[] {
  const brands = new Set(chosen.map(({ brandId }) => brandId));
  const others = existing.filter(({ brandId }) => !brands.has(brandId));
  return [...chosen, ...others].slice(0, MAX_PREFERENCES);
}

function samePair(a: Pair, b: Pair): boolean {
  return a.brandId === b.brandId && a.productLineId === b.productLineId;
}
