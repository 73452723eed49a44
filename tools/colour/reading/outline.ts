import type { HairMap } from "./find-hair.ts";

/** The found hair's outer edge as a polygon in 0-1: its left and right end in each of up to 40 rows. */
export function outlineOf({
  mask,
  raster: { width, height },
}: HairMap): { x: number; y: number }[] {
  const left: { x: number; y: number }[] = [];
  const right: { x: number; y: number }[] = [];
  const step = Math.max(1, Math.floor(height / 40));
  for (let row = 0; row < height; row += step) {
    const line = mask.subarray(row * width, (row + 1) * width);
    const first = line.indexOf(1);
    if (first < 0) continue;
    const y = (row + 0.5) / height;
    left.push({ x: first / width, y });
    right.push({ x: (line.lastIndexOf(1) + 1) / width, y });
  }
  return [...left, ...right.reverse()];
}
