import { z } from "zod";
import { numberOf } from "#tools/core/fields.ts";
import { COST_FIELDS } from "./cost-fields.ts";
import { LineKey } from "#tools/colour/hair-schema.ts";

/** Minor units of the salon's currency. */
const Money = z.int().min(0).max(10_000_000);

/** colour: tubes, scoops and bottles of the line itself. developer: the developer it is mixed with, any volume. */
export const PricedPart = z.enum(["colour", "developer"]);
export type PricedPart = z.infer<typeof PricedPart>;

/** What a pack costs the salon. With a code it is the price of that shade, otherwise of every shade of the line. */
export const ProductPrice = z.object({
  id: z.uuid(),
  line: LineKey,
  part: PricedPart,
  code: z.string().nullable(),
  packGrams: z.number().positive(),
  /** For one pack, in minor units. */
  price: Money,
});
export type ProductPrice = z.infer<typeof ProductPrice>;

export const SetProductPrice = z.strictObject({
  line: LineKey,
  part: PricedPart.default("colour"),
  code: z.string().trim().min(1).max(60).nullish(),
  packGrams: z.number().min(1).max(20_000),
  price: Money,
});
export type SetProductPrice = z.infer<typeof SetProductPrice>;

/** Several prices kept at once: those of a line, or a whole price list. Of two for the same thing the later counts. */
export const SetProductPrices = z.strictObject({
  prices: z.array(SetProductPrice).min(1).max(200),
});
export type SetProductPrices = z.infer<typeof SetProductPrices>;

/** A price as it is said: an amount of the salon's currency rather than minor units, and a line by any name it goes by. */
export const SayProductPrice = z.strictObject({
  line: z.string().trim().min(1).max(120).describe('A line as "brand/line" or by its name.'),
  part: PricedPart.optional().describe("Left out, it is the color."),
  code: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .describe("A shade that costs something else than the rest of its line."),
  packGrams: SetProductPrice.shape.packGrams.describe(
    "What one tube or bottle holds; 1 ml is 1 g.",
  ),
  amount: z
    .number()
    .min(0)
    .max(100_000)
    .describe("What one pack costs in the salon's currency, as it was said: 9.5 for 9.50."),
});
export type SayProductPrice = z.infer<typeof SayProductPrice>;

/** The price that was kept of what was said, with the name of its line. */
export const SaidProductPrice = ProductPrice.extend({ name: z.string(), currency: z.string() });
export type SaidProductPrice = z.infer<typeof SaidProductPrice>;

/** A price with the name of its line. */
export const NamedPrice = ProductPrice.extend({ name: z.string() });
export type NamedPrice = z.infer<typeof NamedPrice>;

export const NamedPrices = z.object({ currency: z.string(), prices: z.array(NamedPrice) });
export type NamedPrices = z.infer<typeof NamedPrices>;

export const PriceById = z.strictObject({
  priceId: z.uuid().describe("From list_product_prices."),
});
export type PriceById = z.infer<typeof PriceById>;

/** A line that the salon works with, with what is known of its prices. */
export const PricedLine = z.object({
  line: LineKey,
  brandName: z.string(),
  lineName: z.string(),
  /** Whether the line is mixed with a developer, whose price is then asked for too. */
  developer: z.boolean(),
  prices: z.array(ProductPrice),
});
export type PricedLine = z.infer<typeof PricedLine>;

/** The figures of the pricing tutorial: overhead 20-30 %, profit 15-25 %, an hour of work. */
export const CostSettings = z.object({
  currency: z.string(),
  hourlyRate: Money.nullable(),
  overheadPercent: numberOf(COST_FIELDS.overheadPercent),
  marginPercent: numberOf(COST_FIELDS.marginPercent),
});
export type CostSettings = z.infer<typeof CostSettings>;

export const SetCostSettings = z.strictObject({
  overheadPercent: CostSettings.shape.overheadPercent,
  marginPercent: CostSettings.shape.marginPercent,
});
export type SetCostSettings = z.infer<typeof SetCostSettings>;

/** Either of the figures, or both; in percent. */
export const ChangeCostSettings = z.strictObject(SetCostSettings.partial().shape);
export type ChangeCostSettings = z.infer<typeof ChangeCostSettings>;

/** What one thing in a bowl costs; null where the salon has given no price for it. */
export const CostLine = z.object({
  name: z.string(),
  grams: z.number(),
  perGram: z.number().nullable(),
  /** Minor units; exact until the bowl is rounded as a whole. */
  cost: z.number().nullable(),
});
export type CostLine = z.infer<typeof CostLine>;

export const BowlCost = z.object({
  lines: z.array(CostLine),
  /** Null as long as one of the lines has no price. */
  cost: z.number().nullable(),
  grams: z.number(),
});
export type BowlCost = z.infer<typeof BowlCost>;

/** Parts + labour + overhead + profit; null where a figure it needs is missing, which `missing` names. */
export const Quote = z.object({
  product: Money.nullable(),
  labour: Money.nullable(),
  overhead: Money.nullable(),
  profit: Money.nullable(),
  total: Money.nullable(),
  minutes: z.number(),
  missing: z.array(z.string()),
});
export type Quote = z.infer<typeof Quote>;

export const VisitCost = z.object({
  currency: z.string(),
  /** The figures that the quote was worked out with. */
  settings: CostSettings,
  consultationId: z.uuid(),
  bowls: z.array(BowlCost.extend({ formulaId: z.uuid(), name: z.string(), step: z.int() })),
  /** Formulas whose grams the checks hold back: what they would cost is in no figure here. */
  leftOut: z.array(z.string()),
  /** Minutes in the chair, least and most; the quote takes the middle. */
  chairMinutes: z.tuple([z.number(), z.number()]),
  quote: Quote,
});
export type VisitCost = z.infer<typeof VisitCost>;

/** What a bowl would cost, as the stylist asks it: "what would 45 g cost me". */
export const AskCost = z.strictObject({
  formulaId: z
    .uuid()
    .optional()
    .describe("A formula of a consultation; left out, the line and grams say what."),
  line: z.string().trim().max(120).optional().describe('A line as "brand/line" or by its name.'),
  grams: z
    .number()
    .min(0.1)
    .max(5000)
    .optional()
    .describe("Color and developer together, for a formula; color alone for a line."),
});
export type AskCost = z.infer<typeof AskCost>;

/** What was asked, costed and rounded. */
export const CostAnswer = BowlCost.extend({
  name: z.string(),
  currency: z.string(),
  /** The same in words, with the amount as it is written in the currency. */
  sentence: z.string(),
});
export type CostAnswer = z.infer<typeof CostAnswer>;

/** What was left in a bowl when the hair was covered. */
export const ReweighBowl = z.strictObject({
  formulaId: z.uuid(),
  mixedGrams: z.number().min(0.1).max(5000).describe("What was mixed, developer included."),
  leftGrams: z.number().min(0).max(5000).describe("What was left over."),
});
export type ReweighBowl = z.infer<typeof ReweighBowl>;

export const Reweigh = z.object({
  id: z.uuid(),
  formulaId: z.uuid(),
  mixedGrams: z.number(),
  leftGrams: z.number(),
  /** Minor units; null without prices. */
  mixedCost: z.number().nullable(),
  wasteCost: z.number().nullable(),
  createdAt: z.iso.datetime(),
});
export type Reweigh = z.infer<typeof Reweigh>;
