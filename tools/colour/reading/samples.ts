import type { Lab } from "./colour-space.ts";
import type { Raster } from "./raster.ts";

/** The mean of the middle half: steadier than the median for a few values, as deaf to strays; 0 for none. */
export function trimmedMean(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const cut = Math.floor(sorted.length / 4);
  let sum = 0;
  for (let i = cut; i < sorted.length - cut; i++) sum += sorted[i] ?? 0;
  return sum / Math.max(1, sorted.length - 2 * cut);
}

/** The middle value; 0 for none. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** More values than these are not sorted but sampled. */
const many = 4096;

/** The value below which a share of the values lies; 0 for none. Of a whole picture's, only as many, evenly spread. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const step = Math.ceil(values.length / many);
  const sorted = new Float32Array(step > 1 ? Math.floor(values.length / step) : values.length);
  for (let i = 0; i < sorted.length; i++) sorted[i] = values[i * step] ?? 0;
  sorted.sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle colour of some pixels, each axis by itself. */
export function medianColour({ l, a, b }: Raster, indices: Int32Array): Lab {
  return { l: middleOf(l, indices), a: middleOf(a, indices), b: middleOf(b, indices) };
}

function middleOf(plane: Float32Array, indices: Int32Array): number {
  const values = new Float32Array(indices.length);
  for (let n = 0; n < indices.length; n++) values[n] = plane[indices[n] ?? 0] ?? 0;
  values.sort();
  return values[values.length >> 1] ?? 0;
}
