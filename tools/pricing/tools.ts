import { z } from "zod";
import { formerOf } from "#tools/core/change-rules.ts";
import { findLineCalled } from "#tools/colour/catalogue.ts";
import { defineTool } from "#tools/core/tool.ts";
import { getRates } from "#tools/salons/rates.ts";
import { askCost } from "./cost/ask-cost.ts";
import {
  AskCost,
  ChangeCostSettings,
  CostAnswer,
  CostSettings,
  NamedPrice,
  NamedPrices,
  PriceById,
  SaidProductPrice,
  SayProductPrice,
  VisitCost,
} from "./cost/cost-schema.ts";
import { getCostSettings } from "./cost/cost-settings.ts";
import { labelOf } from "./line-called.ts";
import {
  changeCostSettings,
  costSettingsChanges,
  listNamedPrices,
  packWords,
  priceBefore,
  priceById,
  productPriceChanges,
  removePriceNamed,
  sayingOf,
  thingWords,
} from "./price-words.ts";
import { sayPrice } from "./prices.ts";
import { getVisitCost } from "./cost/visit-cost.ts";

export const pricingTools = {
  bowl_cost: defineTool({
    description:
      "What a bowl costs the salon in product: a formula as it is or scaled to a total, or so many grams of a line's color. Costs are in minor units (cents); say the amounts as the sentence has them. Where a price is missing, say of what.",
    input: AskCost,
    output: CostAnswer,
    effect: "read",
    run: askCost,
  }),
  visit_cost: defineTool({
    description:
      "What a visit costs: its bowls, labor, overhead and profit by the salon's own figures. Amounts are in minor units (cents) of the currency. What is in leftOut is in no figure; what is in missing keeps the total from being known.",
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
    refreshes: ["pricing", "formulas"],
    route: "PUT /api/prices",
    asks: ({ line, part = "colour", code, packGrams, amount }) =>
      `Keep this price? ${[nameOf(line), code].filter(Boolean).join(" ")}, ${part}: ${
        Number.isInteger(amount) ? amount : amount.toFixed(2)
      } for ${packGrams} g`,
    changes: productPriceChanges,
    edits: [
      { field: "amount", label: "One pack costs", kind: "number" },
      { field: "packGrams", label: "It holds, in grams", kind: "number" },
    ],
    records: () => [],
    did: (_input, price) => `put ${thingWords(price)} at ${packWords(price, price.currency)}`,
    undo: async (ctx, said) => {
      const before = await priceBefore(ctx, said);
      return ({ id, currency }) =>
        before
          ? { tool: "set_product_price", input: sayingOf(before, currency) }
          : { tool: "delete_product_price", input: { priceId: id } };
    },
    run: sayPrice,
  }),
  list_product_prices: defineTool({
    description: "What the salon has as prices of tubes and bottles. Amounts are in minor units.",
    input: z.strictObject({}),
    output: NamedPrices,
    effect: "read",
    run: listNamedPrices,
  }),
  delete_product_price: defineTool({
    description: "Forget what a tube or bottle costs; bowls of it have no cost then.",
    input: PriceById,
    output: NamedPrice,
    effect: "ask",
    refreshes: ["pricing", "formulas"],
    route: "DELETE /api/prices/{id}",
    asksWith: async (ctx, { priceId }) =>
      `Forget the price of ${thingWords(await priceById(ctx, priceId))}?`,
    changes: async (ctx, { priceId }) => {
      const price = await priceById(ctx, priceId);
      const { currency } = await getRates(ctx);
      return [{ label: thingWords(price), before: packWords(price, currency), after: null }];
    },
    records: () => [],
    did: (_input, price) => `forgot the price of ${thingWords(price)}`,
    undo: async (ctx) => {
      const { currency } = await getRates(ctx);
      return (gone) => ({ tool: "set_product_price", input: sayingOf(gone, currency) });
    },
    run: removePriceNamed,
  }),
  show_cost_settings: defineTool({
    description: "Overhead and margin in percent, hourly rate and currency: what quotes rest on.",
    input: z.strictObject({}),
    output: CostSettings,
    effect: "read",
    run: getCostSettings,
  }),
  set_cost_settings: defineTool({
    description: "Set the overhead or the margin that quotes are worked out with, in percent.",
    input: ChangeCostSettings,
    output: CostSettings,
    effect: "ask",
    refreshes: ["pricing"],
    route: "PUT /api/cost-settings",
    asks: () => "Change what prices are worked out with?",
    changes: costSettingsChanges,
    edits: [
      { field: "overheadPercent", label: "Overhead, %", kind: "number" },
      { field: "marginPercent", label: "Margin, %", kind: "number" },
    ],
    records: () => [],
    did: (_input, { overheadPercent, marginPercent }) =>
      `put the overhead at ${overheadPercent}% and the margin at ${marginPercent}%`,
    undo: async (ctx, given) => {
      const { overheadPercent, marginPercent } = await getCostSettings(ctx);
      const input = formerOf({ overheadPercent, marginPercent }, given);
      return () => ({ tool: "set_cost_settings", input });
    },
    run: changeCostSettings,
  }),
};

/** A line by its printed name, where the words are those of one. */
function nameOf(words: string): string {
  const [brand = "", name = ""] = words.split("/");
  const line = findLineCalled(brand, name);
  return line ? labelOf(line) : words;
}
