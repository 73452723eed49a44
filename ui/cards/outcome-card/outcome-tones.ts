import { swatchHex } from "#tools/colour/shade/swatch.ts";
import { CanonicalTone } from "#tools/colour/words.ts";

/** The tones that results are told in, warm to cool; a rarer one joins them where it was planned or told. */
const USUAL: readonly CanonicalTone[] = [
  "natural",
  "beige",
  "gold",
  "gold-copper",
  "copper",
  "red",
  "mahogany",
  "brown",
  "chocolate",
  "mocha",
  "rose",
  "violet",
  "pearl",
  "silver",
  "ash",
  "ash-blue",
  "ash-violet",
  "matte",
];

/** The tones to choose from, the planned one first. */
export function tonesFor(
  planned: CanonicalTone | null,
  told: CanonicalTone | null,
): CanonicalTone[] {
  return [...new Set([planned, told, ...USUAL].filter((tone) => tone !== null))];
}

/** How a tone looks on light hair, where tones show best. */
export const toneHex = (tone: CanonicalTone): string => swatchHex(8, tone);
