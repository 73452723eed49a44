import type { HairMap } from "./find-hair.ts";
import type { Patch } from "./marks.ts";
import type { Raster } from "./raster.ts";
import { median, medianColour, quantile } from "./samples.ts";
import type { Texture } from "./texture.ts";

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
  /** Difference in a* and b* between neighbouring patches: hair changes its hue slowly, prints and meadows do not. */
  motley: number;
  /** How much of the place above the brow is covered by what was found, 0-1; 1 when there is no face. */
  crown: number;
  /** Share of the picture that is plainly skin. */
  skin: number;
  /** How well a face fits; 0 without. */
  face: number;
  /** Strand-like change in the sharpest tenth of the picture: low when nothing is in focus. */
  sharpness: number;
};

/** Measures the evidence on the fine raster. */
export function evidenceOf(
  fine: Raster,
  texture: Texture,
  map: HairMap,
  patches: readonly Patch[],
): Evidence {
  const energy = (i: number) => (texture.energy[i] ?? 0) / (3 + 0.12 * (fine.l[i] ?? 0));
  const of = (measure: (i: number) => number) =>
    median(patches.map(({ pixels }) => median(pixels.map(measure))));
  const changes = patches.flatMap(({ pixels }) => pixels.map(energy));
  const everywhere = Float32Array.from({ length: Math.ceil(fine.l.length / 7) }, (_, i) =>
    energy(i * 7),
  );
  return {
    area: map.mask.reduce((sum, on) => sum + on, 0) / map.mask.length,
    places: patches.length,
    strands: of(energy),
    density: quantile(changes, 0.1) / Math.max(1e-3, quantile(changes, 0.5)),
    coherence: of((i) => texture.coherence[i] ?? 0),
    motley: motleyOf(fine, patches),
    crown: crownOf(map),
    skin: map.skin.reduce((sum, s) => sum + (s > 0.6 ? 1 : 0), 0) / map.skin.length,
    face: map.face?.score ?? 0,
    sharpness: quantile(everywhere, 0.9),
  };
}

function motleyOf(fine: Raster, patches: readonly Patch[]): number {
  const colours = patches.flatMap(({ at, pixels }) => ({ at, colour: medianColour(fine, pixels) }));
  const steps = colours.slice(1).flatMap(({ at, colour }, i) => {
    const before = colours[i];
    if (!colour || !before?.colour || before.at.y !== at.y || at.x - before.at.x > 0.05) return [];
    return Math.hypot(colour.a - before.colour.a, colour.b - before.colour.b);
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
