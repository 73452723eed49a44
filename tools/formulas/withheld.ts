import { absolute } from "#tools/colour/absolute.ts";
import type { Finding } from "#tools/colour/schema.ts";
import type { Bowl, StoredFormula } from "./schema.ts";

/** What stands where an amount would. */
export const HELD_BACK = "held back";

const HOW_TO_GO_ON =
  "The amounts are held back: the checks stop this formula. Resolve what they say, or have a colourist release it with name and reason.";

/** A formula as it leaves the server while it is withheld: shades, line, time and developer are told, no weight is. */
export function withoutAmounts(formula: StoredFormula): StoredFormula {
  return {
    ...formula,
    ingredients: formula.ingredients.map(({ name }) => ({ name, amount: HELD_BACK })),
    instructions: [HOW_TO_GO_ON],
    bowl: formula.bowl && emptied(formula.bowl),
  };
}

/** A bowl with every weight at zero. */
export function emptied(bowl: Bowl): Bowl {
  return {
    ...bowl,
    shades: bowl.shades.map((shade) => ({ ...shade, grams: 0 })),
    developer: bowl.developer && { ...bowl.developer, grams: 0 },
  };
}

/** The findings that withhold the grams. */
export function blocksOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === "block");
}

/** The findings that nobody may release: a known reaction, metallic salts, dead hair, a broken scalp, a child. */
export function finalBlocksOf(findings: readonly Finding[]): Finding[] {
  const codes: readonly string[] = absolute.codes;
  return findings.filter(({ code, severity }) => severity === "block" && codes.includes(code));
}
