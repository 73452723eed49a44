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
  const out = new Uint8Array(fine.width * fine.height);
  for (let y = 0; y < fine.height; y++) {
    const row =
      Math.min(coarse.height - 1, Math.floor((y * coarse.height) / fine.height)) * coarse.width;
    for (let x = 0; x < fine.width; x++) {
      const column = Math.min(coarse.width - 1, Math.floor((x * coarse.width) / fine.width));
      out[y * fine.width + x] = firm[row + column] ?? 0;
    }
  }
  return out;
}
