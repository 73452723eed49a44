import type { HairMap } from "./find-hair.ts";
import type { LightRaster } from "./raster.ts";

/** Gains that undo the lamp's colour, and what is known about them. */
export type Balance = {
  gain: [number, number, number];
  known: boolean;
  mixed: boolean;
  strong: boolean;
};

const untouched: [number, number, number] = [1, 1, 1];

/**
 * The lamp's colour from what is neither hair nor skin and nearly grey anyway: walls, towels, coats. A strongly coloured wall
 * says nothing about the lamp, so without near-greys nothing is corrected. Corrects by half, since walls are seldom
 * quite grey, and by 0.7 to 1.4 at most.
 */
export function whiteBalance(light: LightRaster, { mask, skin, raster }: HairMap): Balance {
  const halves = [0, 1].map(() => ({ r: 0, g: 0, b: 0, count: 0 }));
  for (let i = 0; i < mask.length; i++) {
    const lightness = raster.l[i] ?? 0;
    const colourful = Math.hypot(raster.a[i] ?? 0, raster.b[i] ?? 0);
    if (
      mask[i] ||
      (skin[i] ?? 0) > 0.4 ||
      lightness < 20 ||
      lightness > 97 ||
      colourful > 6 + 0.14 * lightness
    )
      continue;
    const half = halves[(i % raster.width) * 2 < raster.width ? 0 : 1];
    if (!half) continue;
    const y =
      0.2126 * (light.r[i] ?? 0) + 0.7152 * (light.g[i] ?? 0) + 0.0722 * (light.b[i] ?? 0) + 1e-4;
    half.r += (light.r[i] ?? 0) / y;
    half.g += (light.g[i] ?? 0) / y;
    half.b += (light.b[i] ?? 0) / y;
    half.count++;
  }
  const count = halves.reduce((sum, half) => sum + half.count, 0);
  if (count < mask.length * 0.04)
    return { gain: untouched, known: false, mixed: false, strong: false };
  const mean = (c: "r" | "g" | "b") => halves.reduce((sum, half) => sum + half[c], 0) / count;
  const raw = [mean("g") / mean("r"), 1, mean("g") / mean("b")] as const;
  const strong = raw.some((gain) => gain < 0.7 || gain > 1.4);
  const gain = raw.map((g) => Math.min(1.4, Math.max(0.7, g)) ** 0.5);
  return { gain: [gain[0] ?? 1, 1, gain[2] ?? 1], known: true, mixed: apart(halves), strong };
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
