import type { Bowl, StoredFormula } from "./schema.ts";

/** What stands where an amount would. */
export const HELD_BACK = "held back";

const HOW_TO_GO_ON =
  "The amounts are held back: the checks stop this formula. Resolve what they say, or have a colorist release it with name and reason.";

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
