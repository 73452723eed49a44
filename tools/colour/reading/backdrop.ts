import type { Plane, Raster } from "./raster.ts";

/**
 * How hard each pixel is to reach from the picture's top and sides without crossing an edge, in L*a*b* units: near 0 for the
 * wall behind a head. Minimum barrier distance (Zhang et al., ICCV 2015) by raster scans; the bottom edge is left out because
 * bodies and long hair cross it, and so is the part of the edge where the head itself may be cut off: columns `from` to `to` of
 * the top, and the sides below row `down`.
 */
export function distanceFromBackdrop(
  { width, height, l, a, b }: Raster,
  head: { from: number; to: number; down: number },
): Plane {
  const out = new Float32Array(l.length);
  for (const plane of [l, a, b]) {
    const distance = barrier(plane, width, height, head);
    for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) + (distance[i] ?? 0);
  }
  return out;
}

function barrier(
  plane: Plane,
  width: number,
  height: number,
  head: { from: number; to: number; down: number },
): Plane {
  const distance = new Float32Array(plane.length).fill(1e6);
  const highest = Float32Array.from(plane);
  const lowest = Float32Array.from(plane);
  for (let x = 0; x < width; x++) if (x < head.from || x > head.to) distance[x] = 0;
  for (let y = 0; y < Math.min(height, head.down); y++)
    distance[y * width] = distance[y * width + width - 1] = 0;
  for (let pass = 0; pass < 3; pass++) {
    const step = pass % 2 === 0 ? 1 : -1;
    const [firstRow, firstColumn] = step > 0 ? [0, 0] : [height - 1, width - 1];
    for (let row = 0, y = firstRow; row < height; row++, y += step)
      for (let column = 0, x = firstColumn; column < width; column++, x += step) {
        const i = y * width + x;
        const value = plane[i] ?? 0;
        for (let side = row > 0 ? 0 : 1; side < (column > 0 ? 2 : 1); side++) {
          const from = i - (side === 0 ? step * width : step);
          const high = Math.max(highest[from] ?? 0, value);
          const low = Math.min(lowest[from] ?? 0, value);
          if (high - low >= (distance[i] ?? 0)) continue;
          distance[i] = high - low;
          highest[i] = high;
          lowest[i] = low;
        }
      }
  }
  return distance;
}
