import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import { block, warn, type Objection } from "./objection.ts";
import { source, totalMix } from "#tools/colour/science.ts";

/** Times the usual mix for the length and density from which a bowl is spoken of, and from which it is a slip of the pen. */
const times = { much: 2, absurd: 4 } as const;

/** More product than the head can take up: waste, drips, and on the scalp more of it in the skin's way than needed. */
export function amountRules(bowl: CheckedBowl, { d }: CheckedHair): Objection[] {
  if (bowl.colourGrams === undefined || bowl.type === "treatment") return [];
  const developer =
    bowl.developerGrams ?? (bowl.ratio ? (bowl.colourGrams * bowl.ratio[1]) / bowl.ratio[0] : 0);
  const total = bowl.colourGrams + developer;
  const usual = totalMix(d.length, d.thickness);
  if (total <= usual * times.much) return [];
  return [
    (total > usual * times.absurd ? block : warn)(
      "more_product_than_needed",
      // no weights here: the sentence is read where the grams are withheld
      `More than ${total > usual * times.absurd ? "four times" : "twice"} the mix that ${d.length.replace("_", " ")}, ${d.thickness} hair takes: mix what the head needs.`,
      source.amounts,
    ),
  ];
}
