import { z } from "zod";
import { Finding, Formula, Step } from "#tools/colour/schema.ts";

/** Up to four formulas a consultation, each a bowl. */
export const FormulaRole = z.enum(["base", "lowlight", "highlight", "toner"]);
export type FormulaRole = z.infer<typeof FormulaRole>;

/** Who wrote a formula. Every one of them passes the same checks. */
export const FormulaSource = z.enum(["engine", "gemini", "stylist", "import", "own"]);
export type FormulaSource = z.infer<typeof FormulaSource>;

/** One tube or scoop in a bowl, named and with its swatch. Powder and remover appear under their product name. */
export const BowlShade = Step.shape.shades.element.extend({
  name: z.string(),
  hex: z.string().nullable(),
});
export type BowlShade = z.infer<typeof BowlShade>;

/** What is mixed together and put on one zone: the card's tab, scaled and timed by itself. */
export const Bowl = Step.extend({
  /** The formula that this bowl belongs to. */
  role: FormulaRole,
  brandName: z.string(),
  lineName: z.string(),
  shades: z.array(BowlShade),
  /** Null for what is used as it is. */
  developer: z
    .object({
      name: z.string(),
      volume: z.number(),
      /** What the bottle prints, where its maker is known. */
      percent: z.number().optional(),
      grams: z.number(),
    })
    .nullable(),
});
export type Bowl = z.infer<typeof Bowl>;

/** A formula as it is kept, with the structured bowl that the card scales (null for imported text). */
export const StoredFormula = Formula.extend({
  confidence: z.int().min(0).max(100).nullable(),
  id: z.uuid(),
  consultationId: z.uuid().nullable(),
  role: FormulaRole,
  source: FormulaSource,
  bowl: Bowl.nullable(),
  /** What the checks said of it. */
  findings: z.array(Finding),
  /** Blocked and released by nobody yet: the grams stay hidden. */
  withheld: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type StoredFormula = z.infer<typeof StoredFormula>;

const Shades = z.object({
  brand: z.string(),
  productLine: z.string(),
  shades: z.array(z.string()),
});
const Mixed = { mixingRatio: z.string(), developer: z.string(), developerVolume: z.string() };
/** Left out on cards of former times. */
const Placed = {
  zone: z.string().optional(),
  amount: z.string().optional(),
  step: z.int().optional(),
};
const Whole = Shades.extend(z.object(Mixed).partial().shape).extend(Placed);

/** A colour-correction answer, in the spec's shape; a bowl that is not needed is absent, and every bowl is on one card. */
export const CorrectionFormula = z.object({
  name: z.string(),
  techniqueOptions: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      estimatedTime: z.string(),
      difficulty: z.enum(["low", "medium", "high"]),
    }),
  ),
  baseFormula: Shades.extend({ ...Mixed, ...Placed, amount: z.string() }).optional(),
  highlightFormula: z
    .object({
      brand: z.string(),
      lightener: z.string(),
      shades: z.array(z.string()),
      ...Mixed,
      ...Placed,
    })
    .optional(),
  lowlightFormula: Whole.optional(),
  tonerFormula: Whole.extend({ processingSolution: z.string(), amount: z.string() }).optional(),
  fillerFormula: Whole.optional(),
  /** Bowls of other parts of the head, removers and care. */
  moreFormulas: z.array(Whole.extend({ title: z.string(), minutes: z.string() })).optional(),
  notes: z.string(),
});
export type CorrectionFormula = z.infer<typeof CorrectionFormula>;

/** By how much a bowl is scaled: to a total of colour and developer, or by a factor such as 1.25. */
export const BowlScale = z.union([
  z.strictObject({ totalGrams: z.number().min(5).max(1000) }),
  z.strictObject({ factor: z.number().min(0.05).max(20) }),
]);
export type BowlScale = z.infer<typeof BowlScale>;

export const FindFormulas = z.strictObject({
  limit: z.int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindFormulas = z.infer<typeof FindFormulas>;

/** Which stored formula to mix larger or smaller; the total wins over the factor. */
export const ScaleFormula = z.strictObject({
  formulaId: z.uuid().describe("The id of a formula of a consultation."),
  totalGrams: z
    .number()
    .min(5)
    .max(1000)
    .optional()
    .describe("Color and developer together, in grams."),
  factor: z.number().min(0.05).max(20).optional().describe("1.25 mixes 25 % more."),
});
export type ScaleFormula = z.infer<typeof ScaleFormula>;

export const ScaledBowl = z.object({ name: z.string(), totalGrams: z.number(), bowl: Bowl });
export type ScaledBowl = z.infer<typeof ScaledBowl>;

/** A processing timer, kept on the server so that a second device shows it too. */
export const Timer = z.object({
  id: z.uuid(),
  label: z.string(),
  /** Whose head it is on, where that is known. */
  clientName: z.string().nullable(),
  consultationId: z.uuid().nullable(),
  /** The bowl it times: its formula and its place in the order of the visit. */
  formulaId: z.uuid().nullable(),
  step: z.int().nullable(),
  minutes: z.number(),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  stoppedAt: z.iso.datetime().nullable(),
});
export type Timer = z.infer<typeof Timer>;

export const StartTimer = z.strictObject({
  label: z.string().trim().min(1).max(80).describe("What is processing, such as the zone."),
  minutes: z.number().min(0.5).max(180),
  clientName: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe("Whose head it is on, where no consultation or formula tells it."),
  consultationId: z.uuid().optional(),
  formulaId: z.uuid().optional().describe("The formula whose bowl is timed."),
  step: z.int().min(1).max(20).optional().describe("The bowl's place in the order of the visit."),
});
export type StartTimer = z.infer<typeof StartTimer>;

/** Minutes more, or fewer, for a timer that runs. */
export const AddMinutes = z.strictObject({
  id: z.uuid(),
  minutes: z.number().min(-60).max(60).describe("Negative to shorten it."),
});
export type AddMinutes = z.infer<typeof AddMinutes>;

/** Stops a timer, or lengthens (shortens, when negative) a running one. */
export const ChangeTimer = z.union([
  z.strictObject({ action: z.literal("stop") }),
  z.strictObject({ action: z.literal("add"), minutes: z.number().min(-60).max(60) }),
]);
export type ChangeTimer = z.infer<typeof ChangeTimer>;
