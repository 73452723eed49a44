import type { BrandLine } from "#tools/colour/brand-line.ts";
import { writeNotation } from "#tools/colour/notation/notation.ts";
import { refused } from "#tools/core/field-error.ts";
import { convertBowl, isWhole } from "./convert-bowl.ts";
import type { ConvertedFormula, ConvertedIngredient, SwitchItem } from "./convert-schema.ts";
import type { LibraryFormula } from "./schema.ts";

export type Switched = Pick<SwitchItem, "converted" | "standing"> & {
  /** Why it cannot be saved; null where it can. */
  refused: string | null;
  /** What stands for what, and on whose word. */
  says: string[];
};

/**
 * A formula with its bowls of one line in another; its other bowls stay. `choices` are the places of the chosen candidates, over
 * all ingredients of the bowls that move.
 * @throws invalid for a choice that is no candidate
 */
export function switched(
  { bowls, unread }: Pick<LibraryFormula, "bowls" | "unread">,
  from: BrandLine,
  to: BrandLine,
  choices: readonly number[] = [],
): Switched {
  const ingredients: ConvertedIngredient[] = [];
  const cautions = new Set<string>();
  const moved = bowls.map((bowl) => {
    if (bowl.line !== from.key) return bowl;
    const own = choices.slice(ingredients.length);
    const into = convertBowl(bowl, to, { choices: own });
    refuseStray(into.ingredients, own);
    ingredients.push(...into.ingredients);
    for (const caution of into.cautions) cautions.add(caution);
    return { ...into.bowl, text: writeNotation([into.bowl]) };
  });
  const open = ingredients.find(({ converted }) => converted === null);
  return {
    standing: unread.length > 0 ? "open" : standingOf(ingredients),
    converted: {
      convertedIngredients: ingredients,
      from: from.key,
      to: to.key,
      bowls: moved,
      unread,
      cautions: [...cautions],
    } satisfies ConvertedFormula,
    refused:
      unread.length > 0
        ? `"${unread.join(", ")}" was not understood. Correct the formula first.`
        : open
          ? `nothing in ${to.name} stands for ${open.original}.`
          : null,
    says: ingredients.flatMap(saying),
  };
}

function standingOf(ingredients: readonly ConvertedIngredient[]): SwitchItem["standing"] {
  if (!isWhole(ingredients)) return "open";
  return ingredients.every(({ basis }) => basis !== "computed") ? "published" : "computed";
}

function refuseStray(ingredients: readonly ConvertedIngredient[], choices: readonly number[]) {
  for (const [at, { candidates, original }] of ingredients.entries()) {
    const choice = choices[at] ?? 0;
    if (choice === 0 || candidates[choice]) continue;
    throw refused("items", `There is no such candidate for ${original}.`);
  }
}

function saying({ original, converted, basis }: ConvertedIngredient): string[] {
  if (!basis || !converted) return [];
  return [
    `${original} → ${converted} (${basis === "published" ? "printed by the maker" : "worked out"})`,
  ];
}
