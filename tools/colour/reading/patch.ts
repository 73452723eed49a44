import type { Lab } from "./colour-space.ts";
import type { Raster } from "./raster.ts";
import { medianColour } from "./samples.ts";
import type { HairZone, PhotoPoint } from "./schema.ts";

/** A small square of hair: where it is, its pixels, and its colour as a whole, where it is lit, and where it shows its tone. */
export type Patch = {
  at: PhotoPoint;
  zone: HairZone;
  pixels: Int32Array;
  whole: Lab;
  lit: Lab;
  toned: Lab;
};

/**
 * Takes a patch's colours. Below the lit part lie the gaps between strands, above it the gloss. Light hair passes light on from
 * strand to strand, so its gaps hardly darken and its gloss reaches further down. Gloss carries the lamp's colour, so tone is
 * taken from lower still.
 */
export function patchOf(
  raster: Raster,
  at: PhotoPoint,
  zone: HairZone,
  pixels: readonly number[],
): Patch {
  const sorted = byLightness(raster, pixels);
  const part = (from: number, to: number) => {
    const start = Math.floor(sorted.length * from);
    return medianColour(
      raster,
      sorted.subarray(start, Math.max(start + 1, Math.ceil(sorted.length * to))),
    );
  };
  const middle = raster.l[sorted[sorted.length >> 1] ?? 0] ?? 0;
  const fair = Math.min(1, Math.max(0, (middle - 30) / 35));
  return {
    at,
    zone,
    pixels: sorted,
    whole: part(0, 1),
    lit: part(0.4 - 0.22 * fair, 0.9 - 0.15 * fair),
    toned: part(0.15, 0.7),
  };
}

/** The pixels from dark to light. Lightness and place share one number, which a typed array sorts without comparing in script. */
function byLightness({ l }: Raster, pixels: readonly number[]): Int32Array {
  const keys = new Float64Array(pixels.length);
  pixels.forEach((pixel, n) => (keys[n] = Math.round(1000 * (l[pixel] ?? 0)) * 4096 + n));
  keys.sort();
  return Int32Array.from(keys, (key) => pixels[key % 4096] ?? 0);
}
