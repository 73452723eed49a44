import { luminance } from "./colour-space.ts";
import type { Patch } from "./patch.ts";
import type { Raster } from "./raster.ts";
import { quantile } from "./samples.ts";

/**
 * The share of white hair, 0-1. White hair has no pigment: it is light without colour, where pigmented hair of the same
 * lightness is yellow to brown. Strands finer than a pixel blend with dark ones in linear light, so a colourless pixel counts
 * by its light against that of the lightest colourless ones.
 */
export function greyShareOf({ l, a, b }: Raster, patches: readonly Patch[]): number {
  const size = patches.reduce((sum, { pixels }) => sum + pixels.length, 0);
  if (size === 0) return 0;
  const colourless = new Float32Array(size);
  const light = new Float32Array(size);
  const pale = new Float32Array(size);
  let [n, few] = [0, 0];
  for (const { pixels } of patches)
    for (const i of pixels) {
      const red = a[i] ?? 0;
      const yellow = b[i] ?? 0;
      const neutral = Math.min(1, Math.max(0, (13 - Math.sqrt(red * red + yellow * yellow)) / 5));
      const shine = luminance(l[i] ?? 0);
      if (neutral > 0.5) pale[few++] = shine;
      colourless[n] = neutral;
      light[n++] = shine;
    }
  const white = quantile(pale.subarray(0, few), 0.9);
  const full = 0.8 * Math.min(0.75, Math.max(0.22, white));
  let share = 0;
  for (let i = 0; i < size; i++)
    share +=
      (colourless[i] ?? 0) * Math.min(1, Math.max(0, ((light[i] ?? 0) - dark) / (full - dark)));
  return share / size;
}

/** Luminance of dark hair in the light (L* 22): what is darker is shade, not white hair. */
const dark = 0.035;
