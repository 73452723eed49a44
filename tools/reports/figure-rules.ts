import type { Share } from "./schema.ts";

/** Below this nothing is said: one client more or less would turn the figure round. */
export const FEWEST = 5;

/** So many of so many, with the percentage where there are enough to say one. */
export function shareOf(count: number, of: number): Share {
  return { of, count, percent: percentOf(count, of, of) };
}

/** A share of an amount in whole percent, where enough cases are behind it. */
export function percentOf(part: number, whole: number, cases: number): number | null {
  return cases < FEWEST || whole <= 0 ? null : Math.round((part / whole) * 100);
}

/** How much more or less than before, in whole percent; null where there was nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** The first `most` of a list in its order; the rest as one, so that the sum stays. */
export function foldRest<T extends { name: string }>(
  rows: readonly T[],
  most: number,
  join: (a: T, b: T) => T,
): T[] {
  if (rows.length <= most) return [...rows];
  const [first, ...others] = rows.slice(most - 1);
  const rest = first && others.reduce(join, first);
  return [...rows.slice(0, most - 1), ...(rest ? [{ ...rest, name: "All others" }] : [])];
}
