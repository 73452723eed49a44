import { quantile } from "./samples.ts";
import {
  boxMean,
  edges,
  lightnessOf,
  type LightRaster,
  type Plane,
  type Raster,
} from "./raster.ts";

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
  const sxx = boxMean(xx, width, height, radius);
  const syy = boxMean(yy, width, height, radius);
  const sxy = boxMean(xy, width, height, radius);
  const energy = new Float32Array(size);
  const coherence = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const along = sxx[i] ?? 0;
    const across = syy[i] ?? 0;
    const mixed = sxy[i] ?? 0;
    const sum = Math.max(0, along + across);
    const apart = along - across;
    energy[i] = Math.sqrt(sum);
    coherence[i] = Math.sqrt(apart * apart + 4 * mixed * mixed) / (sum + 1);
  }
  return { energy, coherence };
}

/**
 * How grainy each place of a coarser raster is: the mean difference of a pixel from its neighbours on the fine raster, relative
 * to its lightness and to the sharpest parts of the picture, as a logarithm from -1.8 (smooth) to 1.2. Single strands show there
 * and nowhere else; skin and what is out of focus is below 0.
 */
export function grainOf(fine: LightRaster, coarse: Raster): Plane {
  const { width, height } = fine;
  const l = lightnessOf(fine);
  const sum = new Float32Array(coarse.l.length);
  const columns = edges(width, coarse.width);
  const rows = edges(height, coarse.height);
  for (let row = 0, cell = 0; row < coarse.height; row++) {
    const top = Math.max(1, rows[row] ?? 0);
    const bottom = Math.min(height - 1, rows[row + 1] ?? 0);
    for (let column = 0; column < coarse.width; column++, cell++) {
      const left = Math.max(1, columns[column] ?? 0);
      const right = Math.min(width - 1, columns[column + 1] ?? 0);
      let differences = 0;
      for (let y = top; y < bottom; y++)
        for (let i = y * width + left; i < y * width + right; i++)
          differences += Math.abs(
            4 * (l[i] ?? 0) -
              ((l[i - 1] ?? 0) + (l[i + 1] ?? 0) + (l[i - width] ?? 0) + (l[i + width] ?? 0)),
          );
      sum[cell] =
        differences /
        Math.max(1, (bottom - top) * (right - left)) /
        (3 + 0.12 * (coarse.l[cell] ?? 0));
    }
  }
  const out = boxMean(sum, coarse.width, coarse.height, 2);
  const beginning = Math.min(0.5, Math.max(0.1, 0.3 * quantile(out, 0.95)));
  for (let i = 0; i < out.length; i++)
    out[i] = Math.min(1.2, Math.max(-1.8, Math.log(((out[i] ?? 0) + 0.05) / beginning)));
  return out;
}

/** The structure tensor of one square alone, without looking at the rest of the picture. */
export function textureAt(
  { width, height, l }: Raster,
  x: number,
  y: number,
  radius: number,
): { energy: number; coherence: number } {
  let xx = 0;
  let yy = 0;
  let xy = 0;
  let count = 0;
  const bottom = Math.min(height - 2, y + radius);
  const right = Math.min(width - 2, x + radius);
  for (let row = Math.max(1, y - radius); row <= bottom; row++)
    for (let column = Math.max(1, x - radius); column <= right; column++) {
      const i = row * width + column;
      const dx = (l[i + 1] ?? 0) - (l[i - 1] ?? 0);
      const dy = (l[i + width] ?? 0) - (l[i - width] ?? 0);
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
      count++;
    }
  const sum = (xx + yy) / Math.max(1, count);
  const agree = Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy) / Math.max(1, count);
  return { energy: Math.sqrt(sum), coherence: agree / (sum + 1) };
}
