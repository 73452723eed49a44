import type { HairOptions } from "#tools/colour/render/options.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";

/** The hair of each practice head, as its photo shows it. */
export const heads: Record<string, HairOptions> = {
  "first-lift": { level: 5, length: 0.75, wave: 0.3, gloss: 0.5 },
  "grey-coverage": { level: 6, greyShare: 0.42, length: 0.75, wave: 0.3 },
  "brassy-blonde": { level: 8, tone: "gold", length: 0.9, wave: 0.45 },
  "box-black": { level: 2, length: 0.85, wave: 0.1, gloss: 0.7 },
  "porous-ends": {
    zones: {
      roots: { level: 8, tone: "natural" },
      mids: { level: 9, tone: "natural" },
      ends: { level: 10, tone: "natural" },
    },
    length: 0.8,
    wave: 0.65,
    gloss: 0.05,
  },
  relaxed: { level: 3, length: 0.6, wave: 0, gloss: 0.8, skin: "brown" },
  "heavy-damage": {
    zones: {
      roots: { level: 7, tone: "gold" },
      mids: { level: 8, tone: "gold" },
      ends: { level: 10, tone: "natural" },
    },
    length: 0.7,
    wave: 0.9,
    gloss: 0,
  },
  banding: {
    zones: {
      roots: { level: 6, tone: "natural" },
      mids: { level: 7, tone: "natural" },
      ends: { level: 8, tone: "natural" },
    },
    bands: [{ level: 5, tone: "copper", from: 0.3, to: 0.5 }],
    length: 0.9,
    wave: 0.1,
  },
  "faded-red": {
    zones: {
      roots: { level: 5, tone: "red" },
      mids: { level: 6, tone: "copper" },
      ends: { level: 7, tone: "natural" },
    },
    highlights: { level: 6, tone: "natural", share: 1 },
    length: 0.7,
    wave: 0.4,
    gloss: 0.1,
  },
  "green-swimmer": {
    zones: {
      roots: { level: 9, tone: "natural" },
      mids: { level: 9, tone: "matte" },
      ends: { level: 9, tone: "matte" },
    },
    length: 0.8,
    wave: 0.25,
  },
};

/** A target colour on a strand that fills the picture. */
export function targetLook({ level, tone }: { level: number; tone: CanonicalTone }): HairOptions {
  const [own = "natural", trace] = dyes[tone] ?? [];
  const blend: HairOptions = {
    tone: trace,
    // of the hairs of every lock, four in five are highlighted
    highlights: { level, tone: own, share: 1 },
  };
  return { pose: "closeup", level, wave: 0.5, gloss: 0.6, ...(trace ? blend : { tone: own }) };
}

/** The renderer's words for a tone, and a second that one hair in five wears where it lies between the two. */
const dyes: Partial<Record<CanonicalTone, NonNullable<HairOptions["tone"]>[]>> = {
  ash: ["ash", "violet"],
  beige: ["beige"],
  gold: ["gold"],
  copper: ["copper"],
  pearl: ["violet", "ash"],
  mocha: ["natural", "ash"],
  "red-copper": ["copper", "red"],
  "red-violet": ["red", "violet"],
};
