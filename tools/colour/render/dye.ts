import { centroid } from "#tools/colour/reading/centroids.ts";
import type { Lab } from "#tools/colour/reading/colour-space.ts";

/** The tones test hair can wear. The last four are direct dyes: they replace the hair's colour instead of tinting it. */
export type DyeTone =
  | "natural"
  | "ash"
  | "beige"
  | "gold"
  | "copper"
  | "red"
  | "violet"
  | "matte"
  | "blue"
  | "green"
  | "pink"
  | "purple";

/** A colour a colourist would name. */
export type Dye = { level: number; tone?: DyeTone };

const offsets: Partial<Record<DyeTone, [a: number, b: number]>> = {
  ash: [-4, -6],
  beige: [0, -3],
  gold: [1, 9],
  copper: [10, 11],
  red: [19, 3],
  violet: [2, -10],
  matte: [-7, 1],
};

const direct: Partial<Record<DyeTone, [a: number, b: number]>> = {
  blue: [-12, -38],
  green: [-48, 34],
  pink: [48, -4],
  purple: [34, -38],
};

/** Unpigmented hair: lamp-white with a trace of yellow. */
export const white: Lab = { l: 80, a: -0.5, b: 4 };

/** What a dyed strand looks like in neutral light: the level's centroid moved by the tone (science tables, photo column). */
export function colourOf({ level, tone = "natural" }: Dye): Lab {
  const base = centroid(level);
  const vivid = direct[tone];
  if (vivid) return { l: base.l, a: vivid[0], b: vivid[1] };
  const [a, b] = offsets[tone] ?? [0, 0];
  const strength = level <= 3 ? 0.5 : 1;
  return { l: base.l, a: base.a + a * strength, b: base.b + b * strength };
}
