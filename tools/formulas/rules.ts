import { absolute } from "#tools/colour/gates/absolute.ts";
import type { Finding } from "#tools/colour/schema.ts";
import type { Bowl, BowlScale, StoredFormula } from "./schema.ts";

/** What one total of a bowl weighs: colour and developer, in grams. */
export function bowlGrams(bowl: Bowl): number {
  return tidy(colourGrams(bowl) + (bowl.developer?.grams ?? 0));
}

/**
 * A bowl mixed larger or smaller. Shades keep their shares to half a gram (a tenth under 5 g, where correctors live),
 * and the developer follows what the colour then weighs, so that the ratio on the scale is the ratio of the recipe.
 */
export function scaleBowl(bowl: Bowl, scale: BowlScale): Bowl {
  const total = bowlGrams(bowl);
  if (total === 0) return bowl;
  const factor = "factor" in scale ? scale.factor : scale.totalGrams / total;
  const shades = bowl.shades.map((shade) => ({ ...shade, grams: weighable(shade.grams * factor) }));
  const scaled = { ...bowl, shades };
  const before = colourGrams(bowl);
  const grown = before > 0 ? colourGrams(scaled) / before : factor;
  return {
    ...scaled,
    developer: bowl.developer && { ...bowl.developer, grams: tidy(bowl.developer.grams * grown) },
  };
}

/** How a bowl's amounts read: "30 g 8/1 Light Ash Blonde". */
export function ingredientsOf(bowl: Bowl): { name: string; amount: string }[] {
  const shades = bowl.shades.map(({ name, code, grams }) => ({
    name: `${bowl.brandName} ${bowl.lineName}${name && name !== bowl.lineName ? ` ${name}` : code && code !== name ? ` ${code}` : ""}`,
    amount: gramsText(grams),
  }));
  const { developer } = bowl;
  if (!developer) return shades;
  return [
    ...shades,
    { name: `${developer.name} ${developer.volume} vol`, amount: gramsText(developer.grams) },
  ];
}

/** Grams as they are said: no decimals that are zero. */
export function gramsText(grams: number): string {
  return `${tidy(grams)} g`;
}

/** Minutes as they are said: "20-25 minutes", or one number when both ends are the same. */
export function minutesText([least, most]: Bowl["minutes"]): string {
  return least === most ? `${most} minutes` : `${least}-${most} minutes`;
}

/** The first lines of every copied formula. */
export const DISCLAIMER =
  "PROFESSIONAL USE ONLY. This formula is a recommendation for trained colorists: take a patch test 48 hours before, test a strand, follow the manufacturer's instructions and use your own judgment on the hair in front of you.";

/** A formula as plain text for the clipboard: disclaimer, name, ingredients, processing time, developer ratio, numbered steps. */
export function copyText(
  formula: Pick<
    StoredFormula,
    "name" | "ingredients" | "processingTime" | "developerRatio" | "instructions"
  >,
): string {
  return [
    DISCLAIMER,
    "",
    formula.name,
    "",
    "Ingredients:",
    ...formula.ingredients.map(({ name, amount }) => `- ${name}: ${amount}`),
    "",
    `Processing time: ${formula.processingTime}`,
    `Developer ratio: ${formula.developerRatio}`,
    "",
    "Instructions:",
    ...formula.instructions.map((step, at) => `${at + 1}. ${step}`),
  ].join("\n");
}

/** The findings that withhold the grams. */
export function blocksOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === "block");
}

/** The code of what is withheld for nothing but its neighbor on the same hair. */
export const SAME_HAIR = "same_hair_withheld";

/** The findings that nobody may release: a known reaction, metallic salts, dead hair, a broken scalp, a child. */
export function finalBlocksOf(findings: readonly Finding[]): Finding[] {
  const codes: readonly string[] = absolute.codes;
  return findings.filter(({ code, severity }) => severity === "block" && codes.includes(code));
}

function colourGrams(bowl: Bowl): number {
  return bowl.shades.reduce((sum, { grams }) => sum + grams, 0);
}

/** What a salon scale can weigh: half grams, tenths below 5 g, and never nothing of a shade that belongs in. */
function weighable(grams: number): number {
  if (grams <= 0) return 0;
  return grams < 5 ? Math.max(0.1, tidy(grams)) : Math.round(grams * 2) / 2;
}

const tidy = (grams: number) => Math.round(grams * 10) / 10;
