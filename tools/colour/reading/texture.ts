import { boxMean, type Plane, type Raster } from "./raster.ts";

/** How strongly lightness changes around each pixel, and how far the changes agree on one direction (0-1). */
export type Texture = { energy: Plane; coherence: Plane };

/** Structure tensor over squares of side `2 radius + 1`: strands give strong changes in one direction, skin weak ones, leaves all. */
export function textureOf({ width, height, l }: Raster, radius: number): Texture {
  const size = width * height;
  const xx = new Float32Array(size);
  const yy = new Float32Array(size);
  const xy = new Float32Array(size);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const dx = (l[i + 1] ?? 0) - (l[i - 1] ?? 0);
      const dy = (l[i + width] ?? 0) - (l[i - width] ?? 0);
      xx[i] = dx * dx;
      yy[i] = dy * dy;
      xy[i] = dx * dy;
    }
  const [sxx, syy, sxy] = [xx, yy, xy].map((plane) => boxMean(plane, width, height, radius));
  const energy = new Float32Array(size);
  const coherence = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const sum = Math.max(0, (sxx?.[i] ?? 0) + (syy?.[i] ?? 0));
    energy[i] = Math.sqrt(sum);
    coherence[i] = Math.hypot((sxx?.[i] ?? 0) - (syy?.[i] ?? 0), 2 * (sxy?.[i] ?? 0)) / (sum + 1);
  }
  return { energy, coherence };
}
