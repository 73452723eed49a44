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
  const highest = new Float32Array(l.length);
  const lowest = new Float32Array(l.length);
  for (const plane of [l, a, b]) {
    begin(plane, width, height, head, highest, lowest);
    for (let pass = 0; pass < 3; pass++)
      scan(plane, width, pass % 2 === 0 ? 1 : -1, highest, lowest);
    for (let i = 0; i < out.length; i++)
      out[i] = (out[i] ?? 0) + (highest[i] ?? 0) - (lowest[i] ?? 0);
  }
  return out;
}

/** Ways begin at the edges; everything else is as good as out of reach. */
function begin(
  plane: Plane,
  width: number,
  height: number,
  head: { from: number; to: number; down: number },
  highest: Plane,
  lowest: Plane,
): void {
  highest.fill(1e6);
  lowest.fill(0);
  const start = (i: number) => (highest[i] = lowest[i] = plane[i] ?? 0);
  for (let x = 0; x < width; x++) if (x < head.from || x > head.to) start(x);
  for (let y = 0; y < Math.min(height, head.down); y++) {
    start(y * width);
    start(y * width + width - 1);
  }
}

/**
 * Goes over the plane once, down and right or (`step` -1) up and left. Each pixel keeps the way with the least between its
 * highest and lowest value: its own so far, the one over the row before, or the one over the pixel before.
 */
function scan(plane: Plane, width: number, step: 1 | -1, highest: Plane, lowest: Plane): void {
  const first = step > 0 ? 0 : plane.length - 1;
  for (let row = 0; row < plane.length; row += width) {
    const above = row > 0 ? step * width : 0;
    let i = first + step * row;
    let high = highest[i] ?? 0;
    let low = lowest[i] ?? 0;
    for (let column = 0; column < width; column++, i += step) {
      const value = plane[i] ?? 0;
      // the pixel before; the first of a row is compared with itself
      if (high < value) high = value;
      if (low > value) low = value;
      let least = high - low;
      const own = (highest[i] ?? 0) - (lowest[i] ?? 0);
      if (own <= least) {
        least = own;
        high = highest[i] ?? 0;
        low = lowest[i] ?? 0;
      }
      if (above !== 0) {
        let over = highest[i - above] ?? 0;
        let under = lowest[i - above] ?? 0;
        if (over < value) over = value;
        if (under > value) under = value;
        if (over - under < least) {
          high = over;
          low = under;
        }
      }
      highest[i] = high;
      lowest[i] = low;
    }
  }
}
