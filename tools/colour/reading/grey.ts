import type { Raster } from "./raster.ts";
import { quantile } from "./samples.ts";

/**
 * The share of white hair, 0-1. White hair has no pigment: it is light without colour, where pigmented hair of the same
 * lightness is yellow to brown. Strands finer than a pixel blend with dark ones in linear light, so a colourless pixel counts
 * by its light against that of the lightest colourless ones.
 */
export function greyShareOf(raster: Raster, indices: readonly number[]): number {
  const pixels = indices.map((i) => {
    const chroma = Math.hypot(raster.a[i] ?? 0, raster.b[i] ?? 0);
    return {
      colourless: Math.min(1, Math.max(0, (13 - chroma) / 5)),
      light: luminance(raster.l[i] ?? 0),
    };
  });
  if (pixels.length === 0) return 0;
  const white = quantile(
    pixels.filter(({ colourless }) => colourless > 0.5).map(({ light }) => light),
    0.9,
  );
  const full = 0.8 * Math.min(0.6, Math.max(0.22, white));
  const share = pixels.reduce(
    (sum, { colourless, light }) =>
      sum + colourless * Math.min(1, Math.max(0, (light - dark) / (full - dark))),
    0,
  );
  return share / pixels.length;
}

/** Luminance of dark hair in the light (L* 22): what is darker is shade, not white hair. */
const dark = 0.035;

function luminance(lightness: number): number {
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3;
}
