import type { ClientPhoto, PhotoMoment } from "#tools/clients/schema.ts";

/** The photos of one visit. */
export type Pair = Record<PhotoMoment, ClientPhoto[]> & { pairId: string; takenOn: string };

/** The photos as pairs, in the order they came: the newest visit first. */
export function pairsOf(photos: readonly ClientPhoto[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const photo of photos) {
    const { pairId, takenOn, moment } = photo;
    const pair = pairs.get(pairId) ?? { pairId, takenOn, before: [], after: [] };
    pair[moment].push(photo);
    pairs.set(pairId, pair);
  }
  return [...pairs.values()];
}
