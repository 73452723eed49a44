import type { Lab } from "./colour-space.ts";

/**
 * What each level looks like in a corrected phone photograph. Dark end anchored on spectrophotometer readings of black and dark
 * brown tresses (J. Cosmet. Sci. 51, 2000, p. 293), spacing after L*^0.77 (Acta Psychologica 2023); the light end is an estimate.
 */
const natural: Record<number, Lab> = {
  1: { l: 9, a: 1, b: 1 },
  2: { l: 13, a: 3, b: 3.5 },
  3: { l: 18, a: 5, b: 6.5 },
  4: { l: 24, a: 8, b: 10.5 },
  5: { l: 31, a: 9.5, b: 14.5 },
  6: { l: 39, a: 10, b: 18.5 },
  7: { l: 48, a: 9.5, b: 22.5 },
  8: { l: 58, a: 7.5, b: 24.5 },
  9: { l: 68, a: 5, b: 24 },
  10: { l: 78, a: 2.5, b: 20 },
};

/** The colour of a (fractional) level; levels beyond the ends give the end. */
export function centroid(level: number): Lab {
  const at = Math.min(10, Math.max(1, level));
  const below = natural[Math.floor(at)];
  const above = natural[Math.ceil(at)];
  if (!below || !above) throw new RangeError(`No centroid for level ${level}.`);
  const t = at - Math.floor(at);
  return {
    l: below.l + (above.l - below.l) * t,
    a: below.a + (above.a - below.a) * t,
    b: below.b + (above.b - below.b) * t,
  };
}
