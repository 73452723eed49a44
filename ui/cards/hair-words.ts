import { capital } from "#ui/lib/format.ts";
import { spoken } from "#tools/colour/spoken.ts";
/** The names of the levels, from black to lightest blonde; 11 and 12 exist in the correction flow. */
const LEVELS = [
  "Black",
  "Darkest Brown",
  "Dark Brown",
  "Medium Brown",
  "Light Brown",
  "Dark Blonde",
  "Medium Blonde",
  "Light Blonde",
  "Very Light Blonde",
  "Lightest Blonde",
];

/** "Dark Blonde" for 6; a reading between two levels takes the nearer. Levels 11 and 12 are platinum. */
export function levelName(level: number): string {
  return LEVELS[Math.round(level) - 1] ?? "Platinum";
}

/** How the words of the form are said to people, where the word itself does not say it. */
const SPOKEN: Record<string, string> = {
  "previously-colored": "Previously colored",
  "gray-coverage": "Gray coverage",
  "color-correction": "Color correction",
  color_correction: "Color correction",
  semi_permanent: "Semi-permanent",
  cool_ash: "Cool, ash",
  brass_orange: "Brassy orange",
  very_long: "Very long",
};

/** A word of the schema as a person reads it: "previously_colored" is "Previously colored". */
export function spokenWord(word: string): string {
  const said = SPOKEN[word] ?? spoken(word);
  return capital(said);
}

/** What a damage level means for the chair. */
export const DAMAGE = {
  "1": { name: "Slightly damaged ends", allows: "Color safe." },
  "2": {
    name: "Moderate damage",
    allows: "Strand test and bonding first; demi or semi color only.",
  },
  "3": { name: "Heavy damage", allows: "Bonding only, no color." },
  "4": { name: "Dead hair", allows: "No chemical services; a wig is recommended." },
} as const;
