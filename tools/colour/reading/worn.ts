import { levelOf } from "./level.ts";
import type { Patch } from "./patch.ts";
import type { Raster } from "./raster.ts";
import { mixtureOf, type Mixture } from "./zones.ts";

/** Levels that roots and lengths must lie apart to be two colours: light from above alone makes one level, sometimes two. */
const twoColours = 3;
/** The share of the crown that must be dark before what is lighter below counts as other hair. */
const nearlyAll = 0.9;
/** A smaller share of light places than this may be gloss, skin or a collar. */
const enough = 0.25;
/** Lengths reach the ends, where at least so much is light; a face that was taken for hair lies above them. */
const ofEnds = 1 / 3;

/**
 * The hair somebody wears: all of what was found, or its lengths alone where the roots are another colour. Regrowth does not
 * end where roots usually do, and a hat is no hair: where the whole crown is dark and much below it is clearly lighter, the
 * light part counts, wherever it begins. Never the other way round, since light falls from above and leaves the lengths in shade.
 */
export function wornOf(
  raster: Raster,
  patches: readonly Patch[],
  shaded: number,
): Mixture | undefined {
  const lighter = belowDarkCrown(patches);
  if (lighter) return mixtureOf(raster, lighter);
  const of = (some: readonly Patch[]) => mixtureOf(raster, some, shaded);
  const lengths = of(patches.filter(({ zone }) => zone !== "roots"));
  const roots = of(patches.filter(({ zone }) => zone === "roots"));
  return lengths && roots && Math.abs(lengths.level - roots.level) >= twoColours
    ? lengths
    : of(patches);
}

/** The light places where the crown is dark and the two are colours of their own; undefined otherwise. */
function belowDarkCrown(patches: readonly Patch[]): Patch[] | undefined {
  const read = patches.map((patch) => ({ patch, level: levelOf(patch.lit.l) }));
  const crown = read.filter(({ patch }) => patch.zone === "roots");
  const ends = read.filter(({ patch }) => patch.zone === "ends");
  const { cut, apart } = halved(read.map(({ level }) => level));
  if (crown.length === 0 || apart < twoColours) return undefined;
  const lightOf = (some: typeof read) => some.filter(({ level }) => level >= cut);
  const light = lightOf(read).filter(({ patch }) => patch.zone !== "roots");
  const below =
    lightOf(crown).length <= (1 - nearlyAll) * crown.length &&
    lightOf(ends).length >= Math.max(1, ofEnds * ends.length) &&
    light.length >= enough * read.length;
  return below ? light.map(({ patch }) => patch) : undefined;
}

/** Where values fall best into two groups, the most variance lying between them (Otsu 1979), and how far their means are apart. */
function halved(values: readonly number[]): { cut: number; apart: number } {
  const sorted = Float64Array.from(values).sort();
  const all = sorted.reduce((sum, value) => sum + value, 0);
  let [below, most] = [0, 0];
  let best = { cut: 0, apart: 0 };
  for (let i = 1; i < sorted.length; i++) {
    below += sorted[i - 1] ?? 0;
    const apart = (all - below) / (sorted.length - i) - below / i;
    const between = i * (sorted.length - i) * apart * apart;
    if (between <= most) continue;
    most = between;
    best = { cut: sorted[i] ?? 0, apart };
  }
  return best;
}
