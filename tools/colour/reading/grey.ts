import type { Raster } from "./raster.ts";

/**
 * The share of white hair, 0-1. White hair has no pigment: it is light without colour, where pigmented hair of the same
 * lightness is yellow to brown. Strands finer than a pixel blend with dark ones into a colourless grey, so a colourless pixel
 * counts by how far its light has come from dark hair's (L* 25) to white hair's (L* 75).
 */
export function greyShareOf(raster: Raster, indices: readonly number[]): number {
  if (indices.length === 0) return 0;
  let share = 0;
  for (const i of indices) {
    const chroma = Math.hypot(raster.a[i] ?? 0, raster.b[i] ?? 0);
    const colourless = Math.min(1, Math.max(0, (12 - chroma) / 5));
    share += colourless * Math.min(1, Math.max(0, ((raster.l[i] ?? 0) - 25) / 45));
  }
  return share / indices.length;
}
