import type { HairMap } from "./find-hair.ts";
import type { Raster } from "./raster.ts";

/** The found hair on the finer raster, drawn in by one coarse pixel and only where belief is firm. */
export function fineMask({ belief, mask, raster: coarse }: HairMap, fine: Raster): Uint8Array {
  const firm = new Uint8Array(mask.length);
  for (let i = 0; i < firm.length; i++) {
    const x = i % coarse.width;
    const surrounded =
      mask[i] &&
      (mask[i - coarse.width] ?? 1) &&
      (mask[i + coarse.width] ?? 1) &&
      (x === 0 || mask[i - 1]) &&
      (x === coarse.width - 1 || mask[i + 1]);
    firm[i] = surrounded && (belief[i] ?? 0) > 0.65 ? 1 : 0;
  }
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
