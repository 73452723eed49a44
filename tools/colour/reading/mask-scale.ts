import type { HairMap } from "./find-hair.ts";
import type { Raster } from "./raster.ts";

/** The found hair on the finer raster, drawn in by one coarse pixel and only where belief is firm. */
export function fineMask({ belief, mask, raster: coarse }: HairMap, fine: Raster): Uint8Array {
  const firm = Uint8Array.from(mask, (on, i) => {
    const x = i % coarse.width;
    const surrounded = [
      i - coarse.width,
      i + coarse.width,
      x > 0 ? i - 1 : i,
      x < coarse.width - 1 ? i + 1 : i,
    ].every((near) => mask[near] ?? 1);
    return on && surrounded && (belief[i] ?? 0) > 0.65 ? 1 : 0;
  });
  return Uint8Array.from(fine.l, (_, i) => {
    const x = i % fine.width;
    const y = (i - x) / fine.width;
    const column = Math.min(coarse.width - 1, Math.floor((x * coarse.width) / fine.width));
    const row = Math.min(coarse.height - 1, Math.floor((y * coarse.height) / fine.height));
    return firm[row * coarse.width + column] ?? 0;
  });
}
