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
    distance.forEach((d, i) => (out[i] = (out[i] ?? 0) + d));
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
  const relax = (i: number, from: number) => {
    const value = plane[i] ?? 0;
    const high = Math.max(highest[from] ?? 0, value);
    const low = Math.min(lowest[from] ?? 0, value);
    if (high - low >= (distance[i] ?? 0)) return;
    distance[i] = high - low;
    highest[i] = high;
    lowest[i] = low;
  };
  for (let pass = 0; pass < 4; pass++) {
    const forward = pass % 2 === 0;
    const step = forward ? 1 : -1;
    for (let n = 0; n < plane.length; n++) {
      const i = forward ? n : plane.length - 1 - n;
      const x = i % width;
      const before = i - step * width;
      if (before >= 0 && before < plane.length) relax(i, before);
      if (forward ? x > 0 : x < width - 1) relax(i, i - step);
    }
  }
  return distance;
}
