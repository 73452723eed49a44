import { z } from "zod";
import { TraceEntry } from "#tools/colour/schema.ts";
import { Client } from "#tools/clients/schema.ts";
import {
  ConsultationResult,
  ConsultationSummary,
  CorrectiveConsultation,
  NewConsultation,
} from "./schema.ts";
import { text } from "#tools/core/fields.ts";

/** What the assistant may ask for: a new consultation, also without a goal photo when the goal was said in words. */
export const Formulate = NewConsultation.omit({ consultationType: true }).extend({
  targetPhoto: z.uuid().optional(),
});
export type Formulate = z.infer<typeof Formulate>;

export const Correct = CorrectiveConsultation.omit({ consultationType: true });
export type Correct = z.infer<typeof Correct>;

/** Consultations as the assistant needs them. */
export const FoundConsultations = z.object({
  total: z.int(),
  items: z.array(ConsultationSummary.omit({ aiAnalysis: true })),
});
export type FoundConsultations = z.infer<typeof FoundConsultations>;

export const ExplainConsultation = z.strictObject({
  consultationId: z.uuid(),
  question: text(300).describe(
    "What is to be explained: why 20 vol, why not 30 vol, why two bowls, how sure, where it comes from.",
  ),
  step: z.int().min(1).max(20).optional().describe("The bowl it is about, by its order."),
});
export type ExplainConsultation = z.infer<typeof ExplainConsultation>;

/** The answer in a sentence, the rules behind it, best first, and all of it as one text. */
export const Explanation = z.object({
  /** Left out in answers kept from before. */
  says: z.string().optional(),
  text: z.string(),
  rules: z.array(TraceEntry),
});
export type Explanation = z.infer<typeof Explanation>;

/** A past consultation with what its client's record says that concerns every formula; null of a client without one. */
export const OpenedConsultation = ConsultationResult.extend({
  record: Client.pick({ mustKnow: true, allergies: true, notes: true, patchTest: true }).nullable(),
});
export type OpenedConsultation = z.infer<typeof OpenedConsultation>;
