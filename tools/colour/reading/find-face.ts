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

/**
 * The likeliest face: skin inside, something that is neither skin nor wall above it, eyes darker than cheeks. A pattern made
 * by hand and slid over the picture at every size; undefined when there is no skin to speak of.
 */
export function findFace(
  raster: Raster,
  { skin, standing, strands }: { skin: Plane; standing: Plane; strands: Plane },
): Face | undefined {
  const { width, height, l, a } = raster;
  const least = Math.min(width, height);
  const sums = {
    skin: integral(skin, width, height),
    hairy: integral(
      skin.map((s, i) => Math.max(0, (standing[i] ?? 0) - 1.5 * s)),
      width,
      height,
    ),
    standing: integral(standing, width, height),
    strands: integral(strands, width, height),
    light: integral(l, width, height),
    squares: integral(
      l.map((v) => v * v),
      width,
      height,
    ),
    red: integral(a, width, height),
  };
  let best: Face | undefined;
  for (let size = least * 0.11; size < least * 0.8; size *= 1.14) {
    const tall = size * 1.35;
    const step = Math.max(1, Math.round(size / 12));
    for (let y = Math.round(tall * 0.4); y < height - tall * 0.35; y += step)
      for (let x = Math.round(size * 0.36); x < width - size * 0.36; x += step) {
        const mean = (plane: Float64Array, part: Box) =>
          boxMeanAt(plane, width, height, part, x, y, size, tall);
        const inner = mean(sums.skin, parts.inner);
        if (inner < 0.3) continue;
        const score =
          fit(inner, (plane, part) => mean(sums[plane], parts[part])) *
          (0.6 + 0.4 * Math.min(1, size / (least * 0.28)));
        if (!best || score > best.score) best = { x, y, width: size, height: tall, score };
      }
  }
  return best;
}

/** The mean over one part of a face that stands at x, y. */
function boxMeanAt(
  plane: Float64Array,
  width: number,
  height: number,
  part: Box,
  x: number,
  y: number,
  size: number,
  tall: number,
): number {
  const left = clip(x + part[0] * size, width - 1);
  const top = clip(y + part[1] * tall, height - 1);
  const right = Math.max(left + 1, clip(x + part[2] * size, width));
  const bottom = Math.max(top + 1, clip(y + part[3] * tall, height));
  return boxSum(plane, width, left, top, right, bottom) / ((right - left) * (bottom - top));
}

type Means = (
  plane: "skin" | "hairy" | "standing" | "strands" | "light" | "squares" | "red",
  part: Part,
) => number;

function fit(inner: number, mean: Means): number {
  const spread = Math.sqrt(Math.max(9, mean("squares", "inner") - mean("light", "inner") ** 2));
  const light = (part: Part) => mean("light", part) / spread;
  const [leftEye, rightEye, leftCheek, rightCheek] = [
    light("leftEye"),
    light("rightEye"),
    light("leftCheek"),
    light("rightCheek"),
  ];
  const darkest = (leftEye + rightEye) / 2;
  const eyes =
    bounded((leftCheek + rightCheek) / 2 - darkest) +
    bounded(light("brow") - darkest) +
    0.7 * bounded(light("bridge") - darkest);
  const lips = bounded(
    (mean("red", "mouth") - (mean("red", "leftCheek") + mean("red", "rightCheek")) / 2) / 8,
  );
  const frame =
    mean("hairy", "crown") + 0.5 * Math.max(mean("hairy", "left"), mean("hairy", "right"));
  const wall = 1 - mean("standing", "overhead");
  const spill = (mean("skin", "crown") + mean("skin", "left") + mean("skin", "right")) / 3;
  return (
    0.5 * inner +
    0.2 * mean("standing", "inner") +
    0.22 * eyes +
    0.1 * lips +
    0.4 * frame +
    0.12 * wall -
    0.5 * spill -
    0.7 * mean("strands", "inner")
  );
}

function clip(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value)));
}

function bounded(value: number): number {
  return Math.min(1, Math.max(-0.7, value));
}
