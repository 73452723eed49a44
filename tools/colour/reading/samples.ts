import type { Lab } from "./colour-space.ts";
import type { Raster } from "./raster.ts";

/** Which part of a patch's lightness range shows the hair's own colour: below lie the gaps between strands, above the gloss. */
const lit = { from: 0.4, to: 0.9 };

/** Where its tone shows: gloss carries the lamp's colour, so less of the light part is used. */
const toned = { from: 0.15, to: 0.7 };

/** The lit part of some pixels, by lightness, and the part without gloss. */
export function sortedParts(
  raster: Raster,
  indices: readonly number[],
): { lit: number[]; toned: number[] } {
  const sorted = indices.toSorted((i, j) => (raster.l[i] ?? 0) - (raster.l[j] ?? 0));
  const part = ({ from, to }: { from: number; to: number }) => {
    const start = Math.floor(sorted.length * from);
    return sorted.slice(start, Math.max(start + 1, Math.ceil(sorted.length * to)));
  };
  return { lit: part(lit), toned: part(toned) };
}

/** The middle colour of some pixels, each axis by itself; undefined for none. */
export function medianColour(raster: Raster, indices: readonly number[]): Lab | undefined {
  if (indices.length === 0) return undefined;
  const of = (plane: Float32Array) => median(indices.map((i) => plane[i] ?? 0));
  return { l: of(raster.l), a: of(raster.a), b: of(raster.b) };
}

/** The middle value; 0 for none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the values lies; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
