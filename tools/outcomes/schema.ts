import { z } from "zod";
import { LineKey } from "#tools/colour/hair-schema.ts";
import { CanonicalTone } from "#tools/colour/words.ts";
import { text } from "#tools/core/fields.ts";

/** What came of a consultation, told after the service. */
export const Outcome = z.object({
  id: z.uuid(),
  consultationId: z.uuid(),
  clientName: z.string(),
  stylistId: z.uuid(),
  happy: z.boolean(),
  /** The level that was reached, in halves. */
  levelReached: z.number().nullable(),
  tone: CanonicalTone.nullable(),
  /** The level and tone that the plan was for. */
  levelPlanned: z.number().nullable(),
  tonePlanned: CanonicalTone.nullable(),
  /** The line that did the lifting or depositing. */
  line: LineKey.nullable(),
  lineName: z.string().nullable(),
  photoId: z.uuid().nullable(),
  note: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Outcome = z.infer<typeof Outcome>;

export const RecordOutcome = z.strictObject({
  consultationId: z.uuid().describe("The consultation it came of."),
  happy: z.boolean().describe("Whether the client is happy with it."),
  levelReached: z
    .number()
    .min(1)
    .max(10)
    .multipleOf(0.5)
    .nullish()
    .describe("As read on the dried hair."),
  tone: CanonicalTone.nullish(),
  photoId: z.uuid().nullish().describe("A photo of the result that was sent before."),
  note: text(2000).optional(),
});
export type RecordOutcome = z.infer<typeof RecordOutcome>;

/** What a visit was for: the level and tone to reach, and the line that does it. */
export const Planned = z.object({
  level: z.number().nullable(),
  tone: CanonicalTone.nullable(),
  line: LineKey.nullable(),
  lineName: z.string().nullable(),
});
export type Planned = z.infer<typeof Planned>;

/** What a consultation was for and, once it was told, what came of it. */
export const ConsultationOutcome = z.object({
  consultationId: z.uuid(),
  clientName: z.string(),
  planned: Planned,
  outcome: Outcome.nullable(),
});
export type ConsultationOutcome = z.infer<typeof ConsultationOutcome>;

/** Planned against reached, for a line or a client. A figure is null until there is one outcome to measure it from. */
export const Measured = z.object({
  count: z.int(),
  /** In percent. */
  happyPercent: z.number().nullable(),
  /** Mean of reached minus planned, in levels; negative when it came out darker. */
  levelOffset: z.number().nullable(),
  /** Share of outcomes within half a level, in percent. */
  withinHalf: z.number().nullable(),
  toneHitPercent: z.number().nullable(),
});
export type Measured = z.infer<typeof Measured>;

/** What a line does at this salon's chairs, said once there are enough outcomes. Used only once somebody accepts it. */
export const LineOffset = z.object({
  line: LineKey,
  lineName: z.string(),
  brandName: z.string(),
  measured: Measured,
  /** Levels to plan for in addition; null while there is too little, or nothing, to suggest. */
  suggested: z.number().nullable(),
  /** What was accepted, by whom and when; null when nothing is. */
  accepted: z
    .object({ offset: z.number(), by: z.string(), at: z.iso.datetime(), count: z.int() })
    .nullable(),
  sentence: z.string(),
});
export type LineOffset = z.infer<typeof LineOffset>;

/** How sure formulas of a band were said to be, and how many of them came out as meant without a correction; in percent. */
export const Calibration = z.object({
  band: z.enum(["excellent", "good", "moderate"]),
  count: z.int(),
  said: z.number().nullable(),
  cameOut: z.number().nullable(),
  /** Points by which later formulas of the band are surer, or less sure. */
  moves: z.int(),
});
export type Calibration = z.infer<typeof Calibration>;

export const OutcomeReport = z.object({
  all: Measured,
  /** Of the whole salon, whoever the report is on. */
  calibration: z.array(Calibration),
  lines: z.array(LineOffset),
  clients: z.array(Measured.extend({ clientName: z.string() })),
  /** The newest outcomes. */
  outcomes: z.array(Outcome),
  /** How many outcomes of a line it takes before an offset is suggested. */
  needed: z.int(),
});
export type OutcomeReport = z.infer<typeof OutcomeReport>;

/** Accepts the offset that is suggested for a line, or takes an accepted one back. */
export const DecideOffset = z.strictObject({ line: LineKey, use: z.boolean() });
export type DecideOffset = z.infer<typeof DecideOffset>;

/** Whose outcomes to report on; left out, the whole salon's. */
export const FindOutcomes = z.strictObject({
  clientName: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe("A client's name as it stands in the consultations, for that client alone."),
});
export type FindOutcomes = z.infer<typeof FindOutcomes>;
