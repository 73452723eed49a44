import type { HairMap } from "./find-hair.ts";
import type { LightRaster, Raster } from "./raster.ts";

/** Gains that undo the lamp's colour, and what is known about them. */
export type Balance = {
  gain: [number, number, number];
  known: boolean;
  mixed: boolean;
  strong: boolean;
};

/**
 * The lamp's colour from what is neither hair nor skin and could be grey: walls, towels, coats. Lamps differ between blue and
 * yellow, so only greys off in that direction count, and only that is corrected; pink or green is paint, and a strongly
 * coloured wall says nothing. By half, since walls are seldom quite grey, and by 0.7 to 1.4 at most.
 */
export function whiteBalance(light: LightRaster, { mask, skin, raster }: HairMap): Balance {
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
