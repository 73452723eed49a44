import { distanceFromBackdrop } from "./backdrop.ts";
import { colourCells, colourEvidence } from "./colour-model.ts";
import { components } from "./components.ts";
import { findFace, type Face } from "./find-face.ts";
import { hairPrior, type Clues } from "./hair-prior.ts";
import { boxMean, labRaster, shrunk, type LightRaster, type Plane, type Raster } from "./raster.ts";
import { skinLikeness } from "./skin.ts";
import { grainOf, textureOf } from "./texture.ts";

/** Where hair probably is, and the face it frames. */
export type HairMap = Clues & {
  light: LightRaster;
  belief: Plane;
  mask: Uint8Array;
  face: Face | undefined;
};

/** Long side in pixels of the raster on which hair is sought. */
const searchSide = 176;

/** Finds the hair: a guess from place and texture, then the guess's own colours decide, a few times over (GrabCut's idea). */
export function findHair(light: LightRaster): HairMap {
  const small = shrunk(light, searchSide);
  const raster = labRaster(small);
  const { width, height } = raster;
  const grain = grainOf(light, raster);
  const surface = { ...surfaceOf(raster), grain };
  const first = standOut(surface, { from: width * 0.35, to: width * 0.65, down: height * 0.65 });
  const face = findFace(raster, first);
  const clues = face
    ? standOut(surface, {
        from: face.x - face.width * 0.8,
        to: face.x + face.width * 0.8,
        down: face.y + face.height * 0.4,
      })
    : first;
  if (!face && fillsFrame(clues))
    return {
      ...clues,
      light: small,
      face,
      belief: new Float32Array(width * height).fill(1),
      mask: new Uint8Array(width * height).fill(1),
    };
  const prior = hairPrior(clues, face);
  const cells = colourCells(raster);
  let belief = chances(prior);
  for (let round = 0; round < 5; round++) {
    const colour = colourEvidence(cells, belief, seeds(belief, width, face));
    for (let i = 0; i < colour.length; i++)
      colour[i] = (prior[i] ?? 0) + 1.4 * Math.min(2.5, Math.max(-2.5, colour[i] ?? 0));
    belief = chances(boxMean(colour, width, height, 1));
  }
  return {
    ...clues,
    light: small,
    face,
    belief,
    mask: largest(belief, seeds(belief, width, face), width),
  };
}

/** Whether strands run nearly everywhere, the edges included: a picture of hair alone has no wall to stand out from. */
function fillsFrame({ combed, grain, raster: { width, height } }: Clues): boolean {
  const edge = Math.min(width, height) * 0.08;
  let [running, framing, frame] = [0, 0, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const outer = x < edge || y < edge || width - x < edge || height - y < edge;
      if (outer) frame++;
      // what runs one way but shows no single strand is out of focus: a wall behind
      if ((combed[i] ?? 0) <= 0.5 || (grain[i] ?? 0) <= -1) continue;
      running++;
      if (outer) framing++;
    }
  return running > 0.65 * combed.length && framing > 0.65 * frame;
}

/** How far each pixel's colour may stand for the hair's: close around the face, or in the upper part of what stands out. */
function seeds(belief: Plane, width: number, face: Face | undefined): Plane {
  const out = new Float32Array(belief.length);
  const [middle, wide] = face ? [face.x, face.width] : [0, 1];
  const [begin, tall] = face ? [face.y, face.height] : likelyRows(belief, width);
  for (let y = 0, i = 0; i < out.length; y++) {
    const down = (y - begin) / tall;
    const above = Math.min(0, down);
    const high = Math.min(1, Math.max(0.04, 0.9 - 1.6 * down));
    for (let x = 0; x < width; x++, i++) {
      const across = (x - middle) / wide;
      const beyond = face
        ? Math.max(0, 2 * Math.sqrt(across * across + above * above) - 1.4) / 0.35
        : 0;
      const p = belief[i] ?? 0;
      out[i] = (p * p * p * high) / (1 + beyond * beyond);
    }
  }
  return out;
}

/** A fifth of the way down what is likely hair, and how tall that is, in rows. */
function likelyRows(belief: Plane, width: number): [begin: number, tall: number] {
  const top = Math.floor(belief.findIndex((p) => p > 0.6) / width);
  const bottom = Math.floor(belief.findLastIndex((p) => p > 0.6) / width) + 1;
  return [top + 0.2 * (bottom - top), bottom - top];
}

/** What a place looks like by itself; `skin` before it is known what stands out. */
function surfaceOf(raster: Raster): Omit<Clues, "standing" | "grain"> {
  const { energy, coherence } = textureOf(raster, 2);
  const skin = skinLikeness(raster, energy);
  const strands = new Float32Array(energy.length);
  const combed = new Float32Array(energy.length);
  for (let i = 0; i < energy.length; i++) {
    const [light, change, along] = [raster.l[i] ?? 0, energy[i] ?? 0, coherence[i] ?? 0];
    const strand = Math.min(1, change / (4 + 0.14 * light)) * (0.4 + 0.6 * along);
    strands[i] = strand;
    combed[i] = along * Math.min(1, change / (1 + 0.03 * light));
    skin[i] = (skin[i] ?? 0) * (1 - 0.7 * strand);
  }
  return { raster, skin, strands, combed };
}

/** The surface with what stands out from the backdrop, given where the head may be cut off. */
function standOut(
  surface: Omit<Clues, "standing">,
  head: { from: number; to: number; down: number },
): Clues {
  const standing = distanceFromBackdrop(surface.raster, head);
  const skin = new Float32Array(standing.length);
  for (let i = 0; i < skin.length; i++) {
    standing[i] = Math.min(1, (standing[i] ?? 0) / 20);
    skin[i] = (surface.skin[i] ?? 0) * (0.15 + 0.85 * (standing[i] ?? 0));
  }
  return { ...surface, standing, skin };
}

/** Chances of log-odds. */
function chances(odds: Plane): Plane {
  const out = new Float32Array(odds.length);
  for (let i = 0; i < out.length; i++) out[i] = 1 / (1 + Math.exp(-(odds[i] ?? 0)));
  return out;
}

/** The patch that carries most of the seeds, and others at least half as strong. */
function largest(belief: Plane, weight: Plane, width: number): Uint8Array {
  const mask = new Uint8Array(belief.length);
  for (let i = 0; i < mask.length; i++) mask[i] = (belief[i] ?? 0) > 0.5 ? 1 : 0;
  const { labels, sizes } = components(mask, width);
  const mass = new Float64Array(sizes.length);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] ?? 0;
    if (label) mass[label] = (mass[label] ?? 0) + (weight[i] ?? 0);
  }
  const most = mass.reduce((highest, one) => Math.max(highest, one), 0);
  for (let i = 0; i < mask.length; i++)
    mask[i] = labels[i] && (mass[labels[i] ?? 0] ?? 0) > most / 2 ? 1 : 0;
  return mask;
}
