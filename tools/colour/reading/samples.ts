import type { Lab } from "./colour-space.ts";
import type { Raster } from "./raster.ts";

/**
 * The lit part of some pixels, by lightness, and the part that shows their tone. Below the lit part lie the gaps between
 * strands, above it the gloss. Light hair passes light on from strand to strand, so its gaps hardly darken and its gloss
 * reaches further down. Gloss carries the lamp's colour, so tone is taken from lower still.
 */
export function sortedParts(
  raster: Raster,
  indices: readonly number[],
): { lit: number[]; toned: number[] } {
  const sorted = indices.toSorted((i, j) => (raster.l[i] ?? 0) - (raster.l[j] ?? 0));
  const part = (from: number, to: number) => {
    const start = Math.floor(sorted.length * from);
    return sorted.slice(start, Math.max(start + 1, Math.ceil(sorted.length * to)));
  };
  const middle = raster.l[sorted[Math.floor(sorted.length / 2)] ?? 0] ?? 0;
  const fair = Math.min(1, Math.max(0, (middle - 30) / 35));
  return { lit: part(0.4 - 0.22 * fair, 0.9 - 0.15 * fair), toned: part(0.15, 0.7) };
}

/** The middle colour of some pixels, each axis by itself; undefined for none. */
export function medianColour(raster: Raster, indices: readonly number[]): Lab | undefined {
  if (indices.length === 0) return undefined;
  const of = (plane: Float32Array) => median(indices.map((i) => plane[i] ?? 0));
  return { l: of(raster.l), a: of(raster.a), b: of(raster.b) };
}

/** The mean of the middle half: steadier than the median for a few values, as deaf to strays; 0 for none. */
export function trimmedMean(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length / 4);
  const kept = sorted.slice(cut, sorted.length - cut);
  return kept.reduce((sum, value) => sum + value, 0) / Math.max(1, kept.length);
}

/** The middle value; 0 for none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the values lies; 0 for none. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = new Float32Array(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
