import conversions from "#tools/colour/convert/conversions.json" with { type: "json" };
import type { CanonicalTone } from "#tools/colour/words.ts";

const neighbours: Record<string, readonly string[]> = conversions.nearestTones;
const vectors: Record<string, readonly number[]> = conversions.pigmentVectorsRYB;
const cool = new Set(conversions.coolTones);
const warm = new Set(conversions.warmTones);
const vivid = new Set(conversions.vividTones);
const muted = new Set(conversions.mutedTones);

/** A tone that is nobody's listed neighbour never comes before the first neighbours, however alike the pigments. */
const beyondNeighbours = 0.55;

/** How far a target tone is from a source tone: 0 the same, up to about 2; undefined when one must never stand for the other. */
export function toneDistance(from: CanonicalTone, to: CanonicalTone): number | undefined {
  if (from === to) return 0;
  if (opposed(from, to)) return undefined;
  if ((vivid.has(from) && muted.has(to)) || (muted.has(from) && vivid.has(to))) return undefined;
  const rank = (neighbours[from] ?? []).indexOf(to);
  if (rank >= 0) return 0.35 + 0.15 * rank;
  const a = vectors[from];
  const b = vectors[to];
  if (!a || !b) return undefined;
  const apart = Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));
  return Math.max(apart, beyondNeighbours);
}

/** Distance of two tone lists, main tone first; a second tone counts for 0.4, and more where it works against the first's (copper-ash for copper). */
export function tonesDistance(
  from: readonly CanonicalTone[],
  to: readonly CanonicalTone[],
): number | undefined {
  const [main, second] = from;
  const [mainTo, secondTo] = to;
  if (!main || !mainTo) return undefined;
  const first = toneDistance(main, mainTo);
  if (first === undefined) return undefined;
  if (second === undefined && secondTo === undefined) return first;
  const [other, otherTo] = [second ?? main, secondTo ?? mainTo];
  if (opposed(other, otherTo)) return first + 0.5;
  return first + 0.4 * Math.min(1, toneDistance(other, otherTo) ?? 1);
}

/** How much of a shade's pigment is its first tone. */
const firstTone = 0.7;

/** How much red, yellow and blue a shade carries by its tones, main tone first, each from 0 to 2; 1 of each for a tone that no table has. */
export function primariesOf([main, second = main]: readonly CanonicalTone[]): readonly [
  red: number,
  yellow: number,
  blue: number,
] {
  const part = (at: number) => {
    const [first = 1, other = 1] = [main, second].map((tone) => (tone && vectors[tone]?.[at]) ?? 1);
    return first * firstTone + other * (1 - firstTone);
  };
  return [part(0), part(1), part(2)];
}

/** Whether one tone is warm and the other cool. */
export const opposed = (from: CanonicalTone, to: CanonicalTone) =>
  (cool.has(from) && warm.has(to)) || (warm.has(from) && cool.has(to));
