import type { HairMap } from "./find-hair.ts";
import type { Patch } from "./patch.ts";
import type { Raster } from "./raster.ts";
import { median, quantile } from "./samples.ts";
import { textureAt } from "./texture.ts";

/** What speaks for what was found being hair. */
export type Evidence = {
  /** Share of the picture. */
  area: number;
  /** How many patches fit wholly inside. */
  places: number;
  /** Lightness changes as strands make them, relative to what skin and cloth show at that lightness. */
  strands: number;
  /** The tenth least changing place against the middle one: strands lie everywhere in hair, lines leave gaps. */
  density: number;
  /** How far these changes run in one direction, 0-1. */
  coherence: number;
  /** The same seen from further off, where locks show and single strands do not. */
  locks: number;
  /** Difference in a* and b* between neighbouring patches: hair changes its hue slowly, prints and meadows do not. */
  motley: number;
  /** How much of the place above the brow is covered by what was found, 0-1; 1 when there is no face. */
  crown: number;
  /** Share of the picture that is plainly skin. */
  skin: number;
  /** How well a face fits; 0 without. */
  face: number;
  /** Share of the picture that is black without any detail, where black hair would be lost. */
  crushed: number;
  /** Strand-like change in the sharpest tenth of the picture: low when nothing is in focus. */
  sharpness: number;
};

/** Measures the evidence on the fine raster, in what was `found` and in the `patches` that were kept of it. */
export function evidenceOf(
  fine: Raster,
  map: HairMap,
  found: readonly Patch[],
  patches: readonly Patch[],
): Evidence {
  const changes = new Map(
    found.map((patch) => {
      const { energy, coherence } = textureAt(
        fine,
        Math.floor(patch.at.x * fine.width),
        Math.floor(patch.at.y * fine.height),
        reach,
      );
      const far = textureAt(
        map.raster,
        Math.floor(patch.at.x * map.raster.width),
        Math.floor(patch.at.y * map.raster.height),
        farReach,
      );
      return [patch, { strands: relative(energy, patch.whole.l), coherence, locks: far.coherence }];
    }),
  );
  const kept = patches.flatMap((patch) => changes.get(patch) ?? []);
  const everywhere = [...changes.values()].map(({ strands }) => strands);
  return {
    ...sharesOf(map),
    places: patches.length,
    strands: median(kept.map(({ strands }) => strands)),
    density: quantile(everywhere, 0.1) / Math.max(1e-3, median(everywhere)),
    coherence: median(kept.map(({ coherence }) => coherence)),
    locks: median(kept.map(({ locks }) => locks)),
    motley: motleyOf(patches),
    crown: crownOf(map),
    face: map.face?.score ?? 0,
    sharpness: sharpnessOf(fine),
  };
}

function sharesOf({ mask, skin, raster: { l } }: HairMap) {
  let [hair, bare, black] = [0, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    hair += mask[i] ?? 0;
    if ((skin[i] ?? 0) > 0.6) bare++;
    if ((l[i] ?? 0) < 0.7) black++;
  }
  const all = mask.length;
  return { area: hair / all, skin: bare / all, crushed: black / all };
}

/** Half the side of the squares in which strands are looked for, in pixels. */
const reach = 4;
/** The same on the raster of the search, where it spans about twice as much of the picture. */
const farReach = 3;

function relative(energy: number, lightness: number): number {
  return energy / (3 + 0.12 * lightness);
}

function sharpnessOf(fine: Raster): number {
  const seen: number[] = [];
  for (let y = reach; y < fine.height - reach; y += 2 * reach + 1)
    for (let x = reach; x < fine.width - reach; x += 2 * reach + 1)
      seen.push(relative(textureAt(fine, x, y, reach).energy, fine.l[y * fine.width + x] ?? 0));
  return quantile(seen, 0.9);
}

function motleyOf(patches: readonly Patch[]): number {
  const steps = patches.slice(1).flatMap(({ at, whole }, i) => {
    const before = patches[i];
    return before && before.at.y === at.y && at.x - before.at.x <= 0.05
      ? [Math.hypot(whole.a - before.whole.a, whole.b - before.whole.b)]
      : [];
  });
  return median(steps);
}

function crownOf({ face, mask, raster: { width, height } }: HairMap): number {
  if (!face) return 1;
  let covered = 0;
  let all = 0;
  for (
    let y = Math.max(0, Math.round(face.y - 0.9 * face.height));
    y < Math.min(height, face.y - 0.5 * face.height);
    y++
  )
    for (
      let x = Math.max(0, Math.round(face.x - 0.4 * face.width));
      x < Math.min(width, face.x + 0.4 * face.width);
      x++
    ) {
      covered += mask[y * width + x] ?? 0;
      all++;
    }
  return all === 0 ? 0 : covered / all;
}
