import type { ColourCase } from "#agent/demo/colour-cases.ts";
import type { HairOptions } from "#tools/colour/render/options.ts";
import { hash } from "#tools/colour/render/random.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";

/** The renderer's word for a tone. */
const DYES: Partial<Record<CanonicalTone, HairOptions["tone"]>> = {
  ash: "ash",
  beige: "beige",
  gold: "gold",
  copper: "copper",
  pearl: "beige",
  violet: "violet",
  mahogany: "red",
  red: "red",
  "red-copper": "copper",
  "red-violet": "red",
  "natural-warm": "gold",
};

/** Walls of the salon, and light from its windows and lamps. */
const WALLS = ["#cfc6ba", "#b7bcb4", "#c8bdb6", "#d6d2ca", "#a9aaa6", "#bfb3a4"];
const SKINS = ["fair", "light", "medium", "tan", "brown", "deep"] as const;

/** What stays the same of a head from one picture to the next. */
export function headOf(at: number): HairOptions {
  const of = (n: number) => hash(at, n, 77);
  return {
    pose: "back",
    wave: 0.05 + 0.75 * of(1),
    length: 0.45 + 0.5 * of(2),
    skin: SKINS[Math.floor(of(3) * SKINS.length)] ?? "light",
    background: WALLS[Math.floor(of(4) * WALLS.length)] ?? "#cfc6ba",
  };
}

/** The head as it came. */
export const beforeLook = ({ wore, white }: ColourCase): HairOptions => ({
  tone: DYES[wore] ?? "natural",
  gloss: 0.2,
  ...(white && { greyShare: white / 420 }),
});

/** The head as it went: shinier, and in the light of the window. */
export const afterLook = ({ reachedTone }: ColourCase): HairOptions => ({
  tone: DYES[reachedTone] ?? "natural",
  gloss: 0.75,
});

/** A picture somebody brings: long, waved and lacquered, as on a poster. */
export const goalLook = (tone: CanonicalTone): HairOptions => ({
  pose: "back",
  tone: DYES[tone] ?? "natural",
  wave: 0.7,
  gloss: 0.8,
  length: 1,
  skin: "light",
  background: "#e4ddd2",
});
