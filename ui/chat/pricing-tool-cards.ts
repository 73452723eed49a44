import { Coins, Scale } from "lucide-react";
import { money } from "#tools/pricing/cost-rules.ts";
import type { pricingTools } from "#tools/pricing/tools.ts";
import { grams } from "#ui/lib/format.ts";
import { BowlCostCard, ReweighCard, VisitCostCard } from "./cost-card.tsx";
import type { ToolCard } from "./tool-card.ts";

/** How the tools of costs and prices appear. */
export const pricingToolCards: { [Name in keyof typeof pricingTools]: ToolCard<Name> } = {
  bowl_cost: {
    icon: Coins,
    doing: "Working out what it costs",
    done: (_input, { cost, grams: asked }) =>
      cost === null ? "A price is missing" : `Worked out what ${grams(asked)} cost`,
    failed: "The cost could not be worked out",
    Card: BowlCostCard,
  },
  visit_cost: {
    icon: Coins,
    doing: "Working out what the visit costs",
    done: (_input, { quote }) =>
      quote.total === null ? "The price is not known yet" : "Worked out what the visit costs",
    failed: "The cost could not be worked out",
    Card: VisitCostCard,
  },
  set_product_price: {
    icon: Coins,
    doing: "Keeping the price",
    waiting: "Waiting for you to keep the price",
    act: "Keep the price",
    done: (_input, { price, currency, packGrams, name }) =>
      `Kept ${money(price, currency)} for ${grams(packGrams)} of ${name}`,
    failed: "The price was not kept",
  },
  reweigh_bowl: {
    icon: Scale,
    doing: "Keeping what was left",
    done: (_input, { leftGrams }) =>
      leftGrams === 0 ? "Nothing was left over" : `Kept ${grams(leftGrams)} as left over`,
    failed: "What was left was not kept",
    Card: ReweighCard,
  },
};
