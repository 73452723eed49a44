import type { Lab } from "./colour-space.ts";
import type { Raster } from "./raster.ts";
import { medianAt } from "./samples.ts";
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
export function patchOf(raster: Raster, at: PhotoPoint, zone: HairZone, places: Int32Array): Patch {
  const pixels = byLightness(raster, places);
  const middle = raster.l[pixels[pixels.length >> 1] ?? 0] ?? 0;
  const fair = Math.min(1, Math.max(0, (middle - 30) / 35));
  return {
    at,
    zone,
    pixels,
    whole: part(raster, pixels, 0, 1),
    lit: part(raster, pixels, 0.4 - 0.22 * fair, 0.9 - 0.15 * fair),
    toned: part(raster, pixels, 0.15, 0.7),
  };
}

/** The middle colour, each axis by itself, between two shares of the pixels from dark to light. */
function part({ l, a, b }: Raster, sorted: Int32Array, from: number, to: number): Lab {
  const start = Math.floor(sorted.length * from);
  const some = sorted.subarray(start, Math.max(start + 1, Math.ceil(sorted.length * to)));
  return { l: l[some[some.length >> 1] ?? 0] ?? 0, a: medianAt(a, some), b: medianAt(b, some) };
}

/** The pixels from dark to light. Lightness and place share one number, which a typed array sorts without comparing in script. */
function byLightness({ l }: Raster, places: Int32Array): Int32Array {
  const keys = new Int32Array(places.length);
  for (let n = 0; n < keys.length; n++)
    keys[n] = Math.round(1000 * (l[places[n] ?? 0] ?? 0)) * 4096 + n;
  keys.sort();
  for (let n = 0; n < keys.length; n++) keys[n] = places[(keys[n] ?? 0) & 4095] ?? 0;
  return keys;
}
