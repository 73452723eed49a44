import { boxSum, integral, type Plane, type Raster } from "./raster.ts";

/** A face's box from the hairline to the chin (centre, width, height in pixels of the raster), and how well it fits. */
export type Face = { x: number; y: number; width: number; height: number; score: number };

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Parts of an upright face in units of its box, from its centre. Eyes lie in shade; cheeks, brow and nose catch light. */
const parts = {
  inner: [-0.36, -0.4, 0.36, 0.42],
  leftEye: [-0.36, -0.2, -0.1, -0.04],
  rightEye: [0.1, -0.2, 0.36, -0.04],
  bridge: [-0.08, -0.2, 0.08, 0.02],
  leftCheek: [-0.36, 0.02, -0.12, 0.2],
  rightCheek: [0.12, 0.02, 0.36, 0.2],
  brow: [-0.25, -0.44, 0.25, -0.28],
  mouth: [-0.18, 0.22, 0.18, 0.36],
  crown: [-0.35, -0.82, 0.35, -0.56],
  overhead: [-0.4, -1.3, 0.4, -1.05],
  left: [-0.85, -0.45, -0.6, 0.2],
  right: [0.6, -0.45, 0.85, 0.2],
} as const satisfies Record<string, Box>;

type Part = keyof typeof parts;

/** A face that fits worse than this is foliage, fur or the back of a head. */
const leastFit = 0.95;

/**
 * The likeliest face: skin inside, something that is neither skin nor wall above it, eyes darker than cheeks. A pattern made
 * by hand and slid over the picture at every size; undefined when nothing fits it.
 */
export function findFace(
  raster: Raster,
  clues: { skin: Plane; standing: Plane; strands: Plane },
): Face | undefined {
  const { width, height } = raster;
  const least = Math.min(width, height);
  const sums = sumsOf(raster, clues);
  let best: Face | undefined;
  for (let size = least * 0.11; size < least * 0.8; size *= 1.14) {
    const tall = size * 1.35;
    const weight = 0.6 + 0.4 * Math.min(1, size / (least * 0.28));
    const step = Math.max(1, Math.round(size / 12));
    const at = { x: 0, y: 0, width, height, boxes: boxesOf(size, tall) };
    for (at.y = Math.round(tall * 0.4); at.y < height - tall * 0.35; at.y += step)
      for (at.x = Math.round(size * 0.36); at.x < width - size * 0.36; at.x += step) {
        const fit = fitAt(at, sums, (best?.score ?? leastFit) / weight);
        if (fit === undefined) continue;
        best = { x: at.x, y: at.y, width: size, height: tall, score: fit * weight };
      }
  }
  return best;
}

type Sums = Record<
  "skin" | "hairy" | "standing" | "strands" | "light" | "squares" | "red",
  Float64Array
>;

function sumsOf(
  { width, height, l, a }: Raster,
  { skin, standing, strands }: { skin: Plane; standing: Plane; strands: Plane },
): Sums {
  const hairy = new Float32Array(l.length);
  const squares = new Float32Array(l.length);
  for (let i = 0; i < l.length; i++) {
    hairy[i] = Math.max(0, (standing[i] ?? 0) - 1.5 * (skin[i] ?? 0));
    squares[i] = (l[i] ?? 0) * (l[i] ?? 0);
  }
  return {
    skin: integral(skin, width, height),
    hairy: integral(hairy, width, height),
    standing: integral(standing, width, height),
    strands: integral(strands, width, height),
    light: integral(l, width, height),
    squares: integral(squares, width, height),
    red: integral(a, width, height),
  };
}

/** A place where the pattern is laid on, and its parts in pixels from there. */
type Place = { x: number; y: number; width: number; height: number; boxes: Record<Part, Box> };

function boxesOf(size: number, tall: number): Record<Part, Box> {
  const boxOf = ([x0, y0, x1, y1]: Box): Box => [
    Math.round(x0 * size),
    Math.round(y0 * tall),
    Math.round(x1 * size),
    Math.round(y1 * tall),
  ];
  return {
    inner: boxOf(parts.inner),
    leftEye: boxOf(parts.leftEye),
    rightEye: boxOf(parts.rightEye),
    bridge: boxOf(parts.bridge),
    leftCheek: boxOf(parts.leftCheek),
    rightCheek: boxOf(parts.rightCheek),
    brow: boxOf(parts.brow),
    mouth: boxOf(parts.mouth),
    crown: boxOf(parts.crown),
    overhead: boxOf(parts.overhead),
    left: boxOf(parts.left),
    right: boxOf(parts.right),
  };
}

/** The mean over one part of the pattern. */
function mean({ x, y, width, height, boxes }: Place, sums: Float64Array, part: Part): number {
  const box = boxes[part];
  const left = clip(x + box[0], width - 1);
  const top = clip(y + box[1], height - 1);
  const right = Math.max(left + 1, clip(x + box[2], width));
  const bottom = Math.max(top + 1, clip(y + box[3], height));
  return boxSum(sums, width, left, top, right, bottom) / ((right - left) * (bottom - top));
}

/** What the frame and the wall can add at most, and what eyes and lips can. */
const [mostAround, mostFeatures] = [0.4 * 1.5 + 0.12, 0.22 * 2.7 + 0.1];

/**
 * How well the pattern fits at a place; undefined where not better than `needed`, which is mostly plain from the skin inside or
 * from what is around it.
 */
function fitAt(at: Place, sums: Sums, needed: number): number | undefined {
  const skin = mean(at, sums.skin, "inner");
  if (skin < 0.3 || 0.5 * skin + 0.2 + mostAround + mostFeatures <= needed) return undefined;
  const inner =
    0.5 * skin + 0.2 * mean(at, sums.standing, "inner") - 0.7 * mean(at, sums.strands, "inner");
  if (inner + mostAround + mostFeatures <= needed) return undefined;
  const frame =
    mean(at, sums.hairy, "crown") +
    0.5 * Math.max(mean(at, sums.hairy, "left"), mean(at, sums.hairy, "right"));
  const wall = 1 - mean(at, sums.standing, "overhead");
  const spill =
    (mean(at, sums.skin, "crown") + mean(at, sums.skin, "left") + mean(at, sums.skin, "right")) / 3;
  const around = inner + 0.4 * frame + 0.12 * wall - 0.5 * spill;
  if (around + mostFeatures <= needed) return undefined;
  const fit = around + featuresAt(at, sums);
  return fit > needed ? fit : undefined;
}

/** Eyes darker than what is around them, and red lips. */
function featuresAt(at: Place, sums: Sums): number {
  const middle = mean(at, sums.light, "inner");
  const spread = Math.sqrt(Math.max(9, mean(at, sums.squares, "inner") - middle * middle));
  const darkest = (mean(at, sums.light, "leftEye") + mean(at, sums.light, "rightEye")) / 2;
  const cheeks = (mean(at, sums.light, "leftCheek") + mean(at, sums.light, "rightCheek")) / 2;
  const eyes =
    bounded((cheeks - darkest) / spread) +
    bounded((mean(at, sums.light, "brow") - darkest) / spread) +
    0.7 * bounded((mean(at, sums.light, "bridge") - darkest) / spread);
  const red = (mean(at, sums.red, "leftCheek") + mean(at, sums.red, "rightCheek")) / 2;
  return 0.22 * eyes + 0.1 * bounded((mean(at, sums.red, "mouth") - red) / 8);
}

function clip(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

function bounded(value: number): number {
  return Math.min(1, Math.max(-0.7, value));
}
