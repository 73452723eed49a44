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

/** A face that fits worse than this is foliage, fur or the back of a head. */
const leastFace = 0.95;

/** Finds the hair: a guess from place and texture, then the guess's own colours decide, a few times over (GrabCut's idea). */
export function findHair(light: LightRaster): HairMap {
  const small = shrunk(light, searchSide);
  const raster = labRaster(small);
  const { width, height } = raster;
  const grain = grainOf(light, raster);
  const first = gatherClues(raster, grain, {
    from: width * 0.35,
    to: width * 0.65,
    down: height * 0.65,
  });
  const likeliest = findFace(raster, first);
  const face = likeliest && likeliest.score >= leastFace ? likeliest : undefined;
  const clues = face
    ? gatherClues(raster, grain, {
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
      belief: clues.strands.map(() => 1),
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
  const share = (pixels: Plane) =>
    pixels.reduce((sum, along) => sum + (along > 0.5 ? 1 : 0), 0) / pixels.length;
  // what runs one way but shows no single strand is out of focus: a wall behind
  const sharp = combed.map((along, i) => ((grain[i] ?? 0) > -1 ? along : 0));
  const frame = sharp.filter((_, i) => {
    const x = i % width;
    const y = (i - x) / width;
    return Math.min(x, y, width - x, height - y) < edge;
  });
  return share(sharp) > 0.65 && share(frame) > 0.65;
}

/** How far each pixel's colour may stand for the hair's: close around the face, or in the upper part of what stands out. */
function seeds(belief: Plane, width: number, face: Face | undefined): Plane {
  const rows = likelyRows(belief, width);
  const out = new Float32Array(belief.length);
  for (let i = 0; i < out.length; i++) {
    const y = Math.floor(i / width);
    const across = face ? Math.abs((i % width) - face.x) / face.width : 0;
    const down = face
      ? (y - face.y) / face.height
      : (y - rows.top) / (rows.bottom - rows.top) - 0.2;
    const above = Math.min(0, down);
    const beyond = face
      ? Math.max(0, 2 * Math.sqrt(across * across + above * above) - 1.4) / 0.35
      : 0;
    const p = belief[i] ?? 0;
    out[i] = (p * p * p * Math.min(1, Math.max(0.04, 0.9 - 1.6 * down))) / (1 + beyond * beyond);
  }
  return out;
}

function likelyRows(belief: Plane, width: number): { top: number; bottom: number } {
  const first = belief.findIndex((p) => p > 0.6);
  const last = belief.findLastIndex((p) => p > 0.6);
  return { top: Math.floor(first / width), bottom: Math.floor(last / width) + 1 };
}

function gatherClues(
  raster: Raster,
  grain: Plane,
  head: { from: number; to: number; down: number },
): Clues {
  const texture = textureOf(raster, 2);
  const standing = distanceFromBackdrop(raster, head).map((distance) => Math.min(1, distance / 20));
  const strands = texture.energy.map(
    (energy, i) =>
      Math.min(1, energy / (4 + 0.14 * (raster.l[i] ?? 0))) *
      (0.4 + 0.6 * (texture.coherence[i] ?? 0)),
  );
  const skin = skinLikeness(raster, texture).map(
    (s, i) => s * (0.15 + 0.85 * (standing[i] ?? 0)) * (1 - 0.7 * (strands[i] ?? 0)),
  );
  const combed = texture.coherence.map(
    (along, i) => along * Math.min(1, (texture.energy[i] ?? 0) / (1 + 0.03 * (raster.l[i] ?? 0))),
  );
  return { raster, skin, standing, strands, combed, grain };
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
