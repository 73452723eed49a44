import { z } from "zod";
import { Grams, Minutes, Ratio } from "#tools/colour/bowl-schema.ts";
import { LineKey } from "#tools/colour/hair-schema.ts";
import { BowlFinding } from "#tools/colour/check/objection.ts";
import { Purpose, Zone } from "#tools/colour/words.ts";
import { text } from "#tools/core/fields.ts";
import { StoredFormula } from "#tools/formulas/schema.ts";

const Code = text(60).min(1);
/** One bowl as a colourist writes it by hand. The developer is weighed by the ratio, never by the writer. */
export const HandBowl = z.strictObject({
  zone: Zone.describe("Where it goes."),
  purpose: Purpose.describe("What it does."),
  line: LineKey.describe('A line of the catalog as "brand/line".'),
  shades: z
    .array(z.strictObject({ code: Code, grams: Grams.min(0.1) }))
    .min(1)
    .max(12)
    .describe("Every tube with its grams of color."),
  developerVolume: z
    .number()
    .min(0)
    .max(60)
    .nullable()
    .describe("Null for what is used without developer."),
  ratio: Ratio.nullable().describe('Color to developer, as in "1:1.5".'),
  minutes: z.tuple([Minutes, Minutes]).describe("The shortest and the longest time."),
  onScalp: z.boolean().optional(),
  heat: z.boolean().optional(),
  /** For lightening: where to stop today. */
  stopLevel: z.number().min(1).max(12).optional(),
});
export type HandBowl = z.infer<typeof HandBowl>;

const ConsultationId = z.uuid().describe("The consultation whose hair it is for.");
const HandBowls = z.array(HandBowl).min(1).max(8).describe("In the order of application.");

export const WriteFormula = z.strictObject({
  consultationId: ConsultationId,
  bowls: HandBowls,
  name: text(120).min(1).optional().describe("What to call it."),
  note: text(2000)
    .min(1)
    .optional()
    .describe("What was seen or said with it, kept with the consultation's notes."),
});
export type WriteFormula = z.infer<typeof WriteFormula>;

/** What the checks say of bowls on the hair of a consultation, without keeping anything. */
export const CheckFormulaFor = z.strictObject({ consultationId: ConsultationId, bowls: HandBowls });
export type CheckFormulaFor = z.infer<typeof CheckFormulaFor>;

export const CheckedFormula = z.object({
  /** Nothing withholds the grams. */
  ok: z.boolean(),
  /** Something does that nobody may release. */
  final: z.boolean(),
  findings: z.array(BowlFinding),
});
export type CheckedFormula = z.infer<typeof CheckedFormula>;

/** What was written, each bowl a formula; what is blocked comes without its grams. */
export const WrittenFormula = CheckedFormula.extend({ formulas: z.array(StoredFormula) });
export type WrittenFormula = z.infer<typeof WrittenFormula>;

export const OverrideFormula = z.strictObject({
  formulaId: z.uuid().describe("A formula whose grams are withheld."),
  name: text(120).min(2).describe("Who answers for it, as the person typed it. Never invent it."),
  reason: text(2000).min(10).describe("Why, in the person's own words. Never invent it."),
});
export type OverrideFormula = z.infer<typeof OverrideFormula>;

/** One line of the log: a blocked formula that somebody released by name. */
export const FormulaOverride = z.object({
  id: z.uuid(),
  formulaId: z.uuid(),
  formulaName: z.string(),
  consultationId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  stylistId: z.uuid(),
  name: z.string(),
  reason: z.string(),
  /** The blocking findings as they were read. */
  findings: StoredFormula.shape.findings,
  createdAt: z.iso.datetime(),
});
export type FormulaOverride = z.infer<typeof FormulaOverride>;

export const FindOverrides = z.strictObject({
  consultationId: z.uuid().optional(),
  limit: z.int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindOverrides = z.infer<typeof FindOverrides>;
