import { centroid } from "./centroids.ts";

/**
 * The level (1-10) of a lightness: where it lies between the levels' own. Hair of one level differs in tone, not in depth, so
 * a* and b* say nothing about it.
 */
export function levelOf(lightness: number): number {
  for (let level = 1; level < 10; level++) {
    const [below, above] = [centroid(level).l, centroid(level + 1).l];
    if (lightness < above) return level + Math.max(0, (lightness - below) / (above - below));
  }
  return 10;
}
