import { Coins, Scale } from "lucide-react";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { reweighTools } from "#tools/inventory/bowls/reweigh-tools.ts";
import type { pricingTools } from "#tools/pricing/tools.ts";
import { grams, plural } from "#ui/lib/format.ts";
import {
  BowlCostCard,
  PackPricesCard,
  ReweighCard,
  VisitCostCard,
} from "#ui/chat/cards/chair/cost-card.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of costs and prices appear. */
export const pricingToolCards: {
  [Name in keyof (typeof pricingTools & typeof reweighTools)]: ToolCard<Name>;
} = {
  bowl_cost: {
    icon: Coins,
    does: "work out what it costs",
    done: (_input, { cost, grams: asked }) =>
      cost === null ? "A price is missing" : `Worked out what ${grams(asked)} cost`,
    failed: "The cost could not be worked out",
    Card: BowlCostCard,
  },
  visit_cost: {
    icon: Coins,
    does: "work out what the visit costs",
    done: (_input, { quote }) =>
      quote.total === null ? "The price is not known yet" : "Worked out what the visit costs",
    failed: "The cost could not be worked out",
    Card: VisitCostCard,
  },
  set_product_price: {
    icon: Coins,
    does: "keep the price",
    act: "Keep the price",
    done: (_input, { price, currency, packGrams, name }) =>
      `Kept ${money(price, currency)} for ${grams(packGrams)} of ${name}`,
    failed: "The price was not kept",
  },
  list_product_prices: {
    icon: Coins,
    does: "look at what packs cost",
    done: (_input, { prices }) => `Found ${plural(prices.length, "price")}`,
    failed: "Could not look at the prices",
    Card: PackPricesCard,
  },
  delete_product_price: {
    icon: Coins,
    does: "forget the price",
    act: "Forget it",
    done: (_input, { name }) => `Forgot the price of ${name}`,
    failed: "The price is still there",
  },
  show_cost_settings: {
    icon: Coins,
    does: "look at overhead and margin",
    done: (_input, { overheadPercent, marginPercent }) =>
      `Overhead ${overheadPercent}%, margin ${marginPercent}%`,
  },
  set_cost_settings: {
    icon: Coins,
    does: "change overhead and margin",
    act: "Change them",
    done: (_input, { overheadPercent, marginPercent }) =>
      `Overhead ${overheadPercent}%, margin ${marginPercent}%`,
    failed: "Overhead and margin stay as they are",
  },
  reweigh_bowl: {
    icon: Scale,
    does: "keep what was left",
    done: (_input, { leftGrams }) =>
      leftGrams === 0 ? "Nothing was left over" : `Kept ${grams(leftGrams)} as left over`,
    failed: "What was left was not kept",
    Card: ReweighCard,
  },
};
