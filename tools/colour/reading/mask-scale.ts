import type { HairMap } from "./find-hair.ts";
import { edges } from "./raster.ts";

/** The found hair on a finer raster of this size, drawn in by one coarse pixel and only where belief is firm. */
export function fineMask(
  { belief, mask, raster: coarse }: HairMap,
  fine: { width: number; height: number },
): Uint8Array {
  const out = new Uint8Array(fine.width * fine.height);
  const columns = edges(fine.width, coarse.width);
  const rows = edges(fine.height, coarse.height);
  for (let y = 0, i = 0; y < coarse.height; y++) {
    const top = (rows[y] ?? 0) * fine.width;
    const bottom = (rows[y + 1] ?? 0) * fine.width;
    for (let x = 0; x < coarse.width; x++, i++) {
      const surrounded =
        mask[i] &&
        (mask[i - coarse.width] ?? 1) &&
        (mask[i + coarse.width] ?? 1) &&
        (x === 0 || mask[i - 1]) &&
        (x === coarse.width - 1 || mask[i + 1]);
      if (surrounded && (belief[i] ?? 0) > 0.65)
        out.fill(1, top + (columns[x] ?? 0), top + (columns[x + 1] ?? 0));
    }
    for (let row = top + fine.width; row < bottom; row += fine.width)
      out.copyWithin(row, top, top + fine.width);
  }
  return out;
}
