import { bottleFor, nameWithMaker } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import type { NotedBowl } from "#tools/colour/notation/schema.ts";
import type { ConvertedIngredient } from "./convert-schema.ts";
import { gramsText } from "#tools/formulas/rules.ts";

/** The developer of a bowl as an ingredient: the new brand's own bottle, and why it is of this strength. None where neither line takes any. */
export function developerOf(
  { developer }: NotedBowl,
  to: BrandLine,
  { developer: into, ratio, shades }: NotedBowl,
  terms: { developer?: { note: string } | undefined },
): ConvertedIngredient[] {
  if (!developer && !into) return [];
  const strength = (volume: number | null | undefined) => (volume ? ` ${volume} vol` : "");
  const original = developer ? `Developer${strength(developer.volume)}` : "No developer written";
  const weight = developer?.grams ?? null;
  const originalAmount = weight === null ? "not weighed" : gramsText(weight);
  const bare = { original, originalAmount, basis: null, candidates: [] };
  if (!into)
    return [
      {
        ...bare,
        converted: "none",
        name: `${to.name} is used as it is`,
        amount: "0 g",
        note: `${to.name} takes no developer.`,
      },
    ];
  const bottle =
    into.volume === null
      ? undefined
      : bottleFor(
          to,
          into.volume,
          shades.map(({ code }) => code),
        );
  const name = `${bottle?.name ?? "Developer"}${strength(into.volume)}`;
  return [
    {
      ...bare,
      converted: name,
      name: bottle ? nameWithMaker(to.brandName, name) : name,
      amount: into.grams === null ? "not weighed" : gramsText(into.grams),
      note: [
        ratio && `${to.name} is mixed ${ratio}.`,
        terms.developer?.note ?? (into.volume === null ? "No strength was written." : ""),
      ]
        .filter(Boolean)
        .join(" "),
    },
  ];
}
