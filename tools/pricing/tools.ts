import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { findLineCalled } from "#tools/colour/catalogue.ts";
import { askCost } from "./ask-cost.ts";
import {
  AskCost,
  CostAnswer,
  Reweigh,
  ReweighBowl,
  SaidProductPrice,
  SayProductPrice,
  VisitCost,
} from "./cost-schema.ts";
import { labelOf } from "./line-called.ts";
import { sayPrice } from "./prices.ts";
import { reweighBowl } from "./reweighs.ts";
import { getVisitCost } from "./visit-cost.ts";

export const pricingTools = {
  bowl_cost: defineTool({
    description:
      "What a bowl costs the salon in product: a formula as it is or scaled to a total, or so many grams of a line's colour. Costs are in minor units (cents); say the amounts as the sentence has them. Where a price is missing, say of what.",
    input: AskCost,
    output: CostAnswer,
    effect: "read",
    run: askCost,
  }),
  visit_cost: defineTool({
    description:
      "What a visit costs: its bowls, labour, overhead and profit by the salon's own figures. Amounts are in minor units (cents) of the currency. What is in leftOut is in no figure; what is in missing keeps the total from being known.",
    input: z.strictObject({ consultationId: z.uuid().describe("The id of a consultation.") }),
    output: VisitCost,
    effect: "read",
    run: getVisitCost,
  }),
  set_product_price: defineTool({
    description:
      "Keep what a tube or bottle costs the salon and how much it holds. Only figures the stylist said; ask for what is missing.",
    input: SayProductPrice,
    output: SaidProductPrice,
    effect: "ask",
    asks: ({ line, part = "colour", code, packGrams, amount }) =>
      `Keep this price? ${[nameOf(line), code].filter(Boolean).join(" ")}, ${part}: ${
        Number.isInteger(amount) ? amount : amount.toFixed(2)
      } for ${packGrams} g`,
    run: sayPrice,
  }),
  reweigh_bowl: defineTool({
    description:
      "Keep what was mixed of a formula and what was left over after the service, in grams as they were weighed.",
    input: ReweighBowl,
    output: Reweigh,
    effect: "write",
    run: reweighBowl,
  }),
};

/** A line by its printed name, where the words are those of one. */
function nameOf(words: string): string {
  const [brand = "", name = ""] = words.split("/");
  const line = findLineCalled(brand, name);
  return line ? labelOf(line) : words;
}
