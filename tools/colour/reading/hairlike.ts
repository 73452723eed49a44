import type { HairMap } from "./find-hair.ts";
import type { Patch } from "./marks.ts";
import type { Raster } from "./raster.ts";
import { medianColour } from "./samples.ts";

/** How much two places of one head of hair may differ in colour, lightness counting half. */
const related = 14;

/**
 * Leaves out patches that clothes and other people may have given: beside a face hair certainly grows above the cheeks, so
 * lower patches must resemble one of those up there, and nothing far aside counts. Without a face all patches stay.
 */
export function hairlike(
  raster: Raster,
  { face, raster: coarse }: HairMap,
  patches: readonly Patch[],
): Patch[] {
  if (!face) return [...patches];
  const placed = patches.flatMap((patch) => {
    const colour = medianColour(raster, patch.pixels);
    const across = Math.abs(patch.at.x * coarse.width - face.x) / face.width;
    const down = (patch.at.y * coarse.height - face.y) / face.height;
    return colour && across < 1.5 ? [{ patch, colour, high: down < 0.25 }] : [];
  });
  const high = placed.filter((one) => one.high);
  if (high.length < 8) return placed.map(({ patch }) => patch);
  return placed
    .filter(
      ({ colour, high: up }) =>
        up ||
        high.some(
          ({ colour: own }) =>
            Math.hypot((colour.l - own.l) / 2, colour.a - own.a, colour.b - own.b) < related,
        ),
    )
    .map(({ patch }) => patch);
}
