import type { HairMap } from "./find-hair.ts";
import type { Plane, Raster } from "./raster.ts";
import { median } from "./samples.ts";

/** Gains that undo the lamp's colour, and what is known about them. */
export type Balance = {
  gain: [number, number, number];
  /** By how much the light is to be multiplied, where a white reference tells. */
  exposure?: number | undefined;
  /** What is known to be grey or white: the card, or a place that was tapped. */
  by?: "card" | "white";
  known: boolean;
  mixed: boolean;
  strong: boolean;
};

/**
 * The lamp's colour from what is neither hair nor skin and could be grey: walls, towels, coats. Lamps differ between blue and
 * yellow, so only greys off in that direction count, and only that is corrected; pink or green is paint, and a strongly
 * coloured wall says nothing. By half, since walls are seldom quite grey, and by 0.7 to 1.4 at most.
 */
export function whiteBalance({ light, mask, skin, raster }: HairMap): Balance {
  const halves = [0, 1].map(() => ({ r: 0, b: 0, count: 0 }));
  for (let i = 0; i < mask.length; i++) {
    const half = halves[(i % raster.width) * 2 < raster.width ? 0 : 1];
    if (!half || mask[i] || (skin[i] ?? 0) > 0.4 || !couldBeGrey(raster, i)) continue;
    const g = (light.g[i] ?? 0) + 1e-4;
    half.r += (light.r[i] ?? 0) / g;
    half.b += (light.b[i] ?? 0) / g;
    half.count++;
  }
  const count = halves.reduce((sum, half) => sum + half.count, 0);
  if (count < mask.length * 0.04)
    return { gain: [1, 1, 1], known: false, mixed: false, strong: false };
  const mean = (c: "r" | "b") => halves.reduce((sum, half) => sum + half[c], 0) / count;
  const yellow = Math.log(mean("r") / mean("b")) / 2;
  const gain = (share: number) => Math.min(1.4, Math.max(0.7, Math.exp(share * yellow)));
  return {
    gain: [gain(-0.7 * correction), 1, gain(1.3 * correction)],
    known: true,
    mixed: apart(halves),
    strong: Math.abs(yellow) > 0.28,
  };
}

/** What a white towel or card in the light measures. */
const towel = 0.8;

/**
 * The lamp's colour and strength from a place the stylist knows to be white or grey: corrected in full. A light one is taken
 * for white and sets the exposure too; how light a grey one should be nobody knows.
 */
export function balanceAt({ light, raster }: HairMap, { x, y }: { x: number; y: number }): Balance {
  const { width, height } = raster;
  const reach = Math.max(1, Math.round(0.008 * Math.max(width, height)));
  const [cx, cy] = [Math.floor(x * width), Math.floor(y * height)];
  const around: number[] = [];
  for (let row = Math.max(0, cy - reach); row <= Math.min(height - 1, cy + reach); row++)
    for (let column = Math.max(0, cx - reach); column <= Math.min(width - 1, cx + reach); column++)
      around.push(row * width + column);
  const of = (plane: Plane) => median(around.map((i) => plane[i] ?? 0)) + 1e-4;
  const [r, g, b] = [of(light.r), of(light.g), of(light.b)];
  const strong = Math.abs(Math.log(r / b)) / 2 > 0.45;
  const bounded = (gain: number) => Math.min(1.8, Math.max(0.55, gain));
  const white = median(around.map((i) => raster.l[i] ?? 0)) > 68;
  return {
    gain: [bounded(g / r), 1, bounded(g / b)],
    exposure: white ? Math.min(2, Math.max(0.7, towel / g)) : undefined,
    by: "white",
    known: true,
    mixed: false,
    strong,
  };
}

const correction = 0.5;

function couldBeGrey({ l, a, b }: Raster, i: number): boolean {
  const [lightness, red, yellow] = [l[i] ?? 0, a[i] ?? 0, b[i] ?? 0];
  return (
    lightness > 20 &&
    lightness < 97 &&
    Math.abs(red - 0.2 * yellow) < 5 &&
    Math.abs(yellow) < 6 + 0.14 * lightness
  );
}

/** Whether the left and the right half are lit in clearly different colours. */
function apart(halves: { r: number; b: number; count: number }[]): boolean {
  const [left, right] = halves;
  if (
    !left ||
    !right ||
    Math.min(left.count, right.count) < 0.2 * Math.max(left.count, right.count)
  )
    return false;
  return Math.abs(Math.log(left.r / left.b) - Math.log(right.r / right.b)) > 0.3;
}
