import { z } from "zod";

/** Up to four formulas a consultation, each a bowl. */
export const FormulaRole = z.enum(["base", "lowlight", "highlight", "toner"]);
export type FormulaRole = z.infer<typeof FormulaRole>;

/** Who wrote a formula. Every one of them passes the same checks. */
export const FormulaSource = z.enum(["engine", "gemini", "stylist", "import"]);
export type FormulaSource = z.infer<typeof FormulaSource>;

/** One tube or powder in a bowl. A product without shades (lightener, remover, treatment) is one entry named after its line. */
export const BowlShade = z.object({
  code: z.string(),
  name: z.string(),
  level: z.number().nullable(),
  tone: z.string().nullable(),
  hex: z.string().nullable(),
  grams: z.number(),
});
export type BowlShade = z.infer<typeof BowlShade>;

/** What is mixed together and put on one zone: the card's tab, scaled and timed by itself. */
export const Bowl = z.object({
  order: z.int(),
  role: FormulaRole.nullable(),
  brandId: z.string(),
  lineId: z.string(),
  brandName: z.string(),
  lineName: z.string(),
  type: z.string(),
  purpose: z.string(),
  zone: z.string(),
  shades: z.array(BowlShade),
  /** Null for what is used as it is. */
  developer: z.object({ name: z.string(), volume: z.number(), grams: z.number() }).nullable(),
  /** Colour to developer, such as "1:1.5"; null without developer. */
  ratio: z.string().nullable(),
  /** Shortest and longest processing time. */
  minutes: z.tuple([z.number(), z.number()]),
  onScalp: z.boolean(),
  heat: z.boolean(),
});
export type Bowl = z.infer<typeof Bowl>;

export const Ingredient = z.object({ name: z.string(), amount: z.string() });
export type Ingredient = z.infer<typeof Ingredient>;

/** The spec's formula: what the card, the copied text and a plain client show. */
export const Formula = z.object({
  name: z.string(),
  /** Swatch, #rrggbb. */
  color: z.string(),
  ingredients: z.array(Ingredient),
  processingTime: z.string(),
  developerRatio: z.string(),
  instructions: z.array(z.string()),
  confidence: z.int().min(0).max(100).nullable(),
});
export type Formula = z.infer<typeof Formula>;

/** A formula as it is kept, with the structured bowl that the card scales (null for imported text). */
export const StoredFormula = Formula.extend({
  id: z.uuid(),
  consultationId: z.uuid().nullable(),
  role: FormulaRole,
  source: FormulaSource,
  bowl: Bowl.nullable(),
  createdAt: z.iso.datetime(),
});
export type StoredFormula = z.infer<typeof StoredFormula>;

/** By how much a bowl is scaled: to a total of colour and developer, or by a factor such as 1.25. */
export const BowlScale = z.union([
  z.strictObject({ totalGrams: z.number().min(5).max(1000) }),
  z.strictObject({ factor: z.number().min(0.05).max(20) }),
]);
export type BowlScale = z.infer<typeof BowlScale>;

/** A processing timer, kept on the server so that a second device shows it too. */
export const Timer = z.object({
  id: z.uuid(),
  label: z.string(),
  consultationId: z.uuid().nullable(),
  minutes: z.number(),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  stoppedAt: z.iso.datetime().nullable(),
});
export type Timer = z.infer<typeof Timer>;

export const StartTimer = z.strictObject({
  label: z.string().trim().min(1).max(80),
  minutes: z.number().min(0.5).max(180),
  consultationId: z.uuid().optional(),
});
export type StartTimer = z.infer<typeof StartTimer>;

/** Stops a timer, or lengthens (shortens, when negative) a running one. */
export const ChangeTimer = z.union([
  z.strictObject({ action: z.literal("stop") }),
  z.strictObject({ action: z.literal("add"), minutes: z.number().min(-60).max(60) }),
]);
export type ChangeTimer = z.infer<typeof ChangeTimer>;
