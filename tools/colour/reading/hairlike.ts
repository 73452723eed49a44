import type { Lab } from "./colour-space.ts";
import type { HairMap } from "./find-hair.ts";
import type { Patch } from "./patch.ts";
import { median, quantile } from "./samples.ts";

/** How much two places of one head of hair may differ in colour, lightness counting half. */
const related = 14;
/** How much less grain than the hair's, as a logarithm, a place may have and still be hair. */
const smoother = 0.6;
/** Hair as dark as this shows no strands in a photograph. */
const black = 12;
/** Fewer places than this say too little to leave any out. */
const few = 12;

/** Leaves out patches that skin, clothes and other people may have given. */
export function hairlike(map: HairMap, patches: readonly Patch[]): Patch[] {
  return nearFace(map, grainy(map, patches));
}

/** Skin and cloth are smooth where hair shows strands. */
function grainy({ raster, grain, skin }: HairMap, patches: readonly Patch[]): readonly Patch[] {
  const { width, height } = raster;
  const placed = patches.map((patch) => {
    const x = Math.min(width - 1, Math.floor(patch.at.x * width));
    const y = Math.min(height - 1, Math.floor(patch.at.y * height));
    return { patch, grain: grain[y * width + x] ?? 0, skin: skin[y * width + x] ?? 0 };
  });
  const least =
    quantile(
      placed.map((one) => one.grain),
      0.6,
    ) - smoother;
  const dark = median(patches.map(({ whole }) => whole.l)) < black + 3;
  const kept = placed.filter(
    (one) => one.skin < 0.5 && (one.grain > least || (dark && one.patch.whole.l < black)),
  );
  return kept.length > few ? kept.map(({ patch }) => patch) : patches;
}

/**
 * Beside a face hair certainly grows above the cheeks, so lower patches must resemble one of those up there, and nothing far
 * aside counts. Without a face all patches stay.
 */
function nearFace({ face, raster }: HairMap, patches: readonly Patch[]): Patch[] {
  if (!face) return [...patches];
  const placed = patches.flatMap((patch) => {
    const across = Math.abs(patch.at.x * raster.width - face.x) / face.width;
    const down = (patch.at.y * raster.height - face.y) / face.height;
    return across < 1.5 ? [{ patch, high: down < 0.25 }] : [];
  });
  const high = placed.filter((one) => one.high);
  if (high.length < 8) return placed.map(({ patch }) => patch);
  return placed
    .filter(
      ({ patch: { whole }, high: up }) =>
        up || high.some(({ patch }) => apart(whole, patch.whole) < related * related),
    )
    .map(({ patch }) => patch);
}

/** The square of how much two colours differ. */
function apart(one: Lab, other: Lab): number {
  const [l, a, b] = [(one.l - other.l) / 2, one.a - other.a, one.b - other.b];
  return l * l + a * a + b * b;
}
