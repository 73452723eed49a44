import type { Plane, Raster } from "./raster.ts";

/**
 * How much each pixel could be skin, 0-1. Melanin and blood keep skin of every depth between red and yellow with a moderate
 * chroma that grows with lightness; unlike hair of the same colour it is smooth.
 */
export function skinLikeness({ l, a, b }: Raster, energy: Plane): Plane {
  const out = new Float32Array(l.length);
  for (let i = 0; i < out.length; i++) {
    const light = l[i] ?? 0;
    const red = a[i] ?? 0;
    const yellow = b[i] ?? 0;
    const colour =
      plateau(light, 14, 26, 90, 97) *
      plateau(Math.sqrt(red * red + yellow * yellow), 5, 9, 36, 52);
    if (colour === 0) continue;
    const hue = (Math.atan2(yellow, red) * 180) / Math.PI;
    const rough = (energy[i] ?? 0) / (7 + 0.22 * light);
    out[i] = (colour * plateau(hue, -14, 8, 68, 85)) / (1 + rough * rough);
  }
  return out;
}

/** 0 below `from`, rising to 1 at `full`, staying until `last`, 0 again at `to`. */
export function plateau(
  value: number,
  from: number,
  full: number,
  last: number,
  to: number,
): number {
  if (value <= from || value >= to) return 0;
  if (value < full) return (value - from) / (full - from);
  return value > last ? (to - value) / (to - last) : 1;
}
