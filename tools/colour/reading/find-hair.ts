import { distanceFromBackdrop } from "./backdrop.ts";
import { colourCells, colourEvidence } from "./colour-model.ts";
import { components } from "./components.ts";
import { findFace, type Face } from "./find-face.ts";
import { hairPrior, type Clues } from "./hair-prior.ts";
import { boxMean, type Plane, type Raster } from "./raster.ts";
import { skinLikeness } from "./skin.ts";
import { textureOf } from "./texture.ts";

/** Where hair probably is, and the face it frames. */
export type HairMap = Clues & { belief: Plane; mask: Uint8Array; face: Face | undefined };

/** Long side in pixels of the raster on which hair is sought. */
export const searchSide = 176;

/** A face that fits worse than this is foliage, fur or the back of a head. */
const leastFace = 0.95;

/** Finds the hair: a guess from place and texture, then the guess's own colours decide, a few times over (GrabCut's idea). */
export function findHair(raster: Raster): HairMap {
  const { width, height } = raster;
  const first = gatherClues(raster, { from: width * 0.35, to: width * 0.65, down: height * 0.65 });
  const likeliest = findFace(raster, first);
  const face = likeliest && likeliest.score >= leastFace ? likeliest : undefined;
  const clues = face
    ? gatherClues(raster, {
        from: face.x - face.width * 0.8,
        to: face.x + face.width * 0.8,
        down: face.y + face.height * 0.4,
      })
    : first;
  if (!face && fillsFrame(clues))
    return {
      ...clues,
      face,
      belief: clues.strands.map(() => 1),
      mask: new Uint8Array(width * height).fill(1),
    };
  const prior = hairPrior(clues, face);
  const cells = colourCells(raster);
  let belief = prior.map(chance);
  for (let round = 0; round < 5; round++) {
    const colour = colourEvidence(cells, belief, seeds(belief, width, face));
    const joint = prior.map(
      (odds, i) => odds + 1.4 * Math.min(2.5, Math.max(-2.5, colour[i] ?? 0)),
    );
    belief = boxMean(joint, width, height, 1).map(chance);
  }
  return { ...clues, face, belief, mask: largest(belief, seeds(belief, width, face), width) };
}

/** Whether strands run nearly everywhere, the edges included: a picture of hair alone has no wall to stand out from. */
function fillsFrame({ combed, raster: { width, height } }: Clues): boolean {
  const edge = Math.min(width, height) * 0.08;
  const share = (pixels: Plane) =>
    pixels.reduce((sum, along) => sum + (along > 0.5 ? 1 : 0), 0) / pixels.length;
  const frame = combed.filter((_, i) => {
    const x = i % width;
    const y = (i - x) / width;
    return Math.min(x, y, width - x, height - y) < edge;
  });
  return share(combed) > 0.65 && share(frame) > 0.65;
}

/** How far each pixel's colour may stand for the hair's: close around the face, or in the upper part of what stands out. */
function seeds(belief: Plane, width: number, face: Face | undefined): Plane {
  const rows = likelyRows(belief, width);
  return belief.map((p, i) => {
    const y = Math.floor(i / width);
    const across = face ? Math.abs((i % width) - face.x) / face.width : 0;
    const down = face
      ? (y - face.y) / face.height
      : (y - rows.top) / (rows.bottom - rows.top) - 0.2;
    const beyond = face ? Math.max(0, 2 * Math.hypot(across, Math.min(0, down)) - 1.4) : 0;
    return (p ** 3 * Math.min(1, Math.max(0.04, 0.9 - 1.6 * down))) / (1 + (beyond / 0.35) ** 2);
  });
}

function likelyRows(belief: Plane, width: number): { top: number; bottom: number } {
  const first = belief.findIndex((p) => p > 0.6);
  const last = belief.findLastIndex((p) => p > 0.6);
  return { top: Math.floor(first / width), bottom: Math.floor(last / width) + 1 };
}

function gatherClues(raster: Raster, head: { from: number; to: number; down: number }): Clues {
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
  return { raster, skin, standing, strands, combed };
}

function chance(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** The patch that carries most of the seeds, and others at least half as strong. */
function largest(belief: Plane, weight: Plane, width: number): Uint8Array {
  const likely = Uint8Array.from(belief, (p) => (p > 0.5 ? 1 : 0));
  const { labels, sizes } = components(likely, width);
  const mass = sizes.map(() => 0);
  labels.forEach((label, i) => (mass[label] = (mass[label] ?? 0) + (label ? (weight[i] ?? 0) : 0)));
  const most = Math.max(...mass);
  return Uint8Array.from(labels, (label) => (label && (mass[label] ?? 0) > most / 2 ? 1 : 0));
}
