import { z } from "zod";
import { SafetyFact } from "#tools/colour/safety/schema.ts";
import { Finding } from "#tools/colour/schema.ts";
import { text } from "#tools/core/fields.ts";

/** Something about a client's safety, in the words in which it was said. */
export const NoteSafety = z.strictObject({
  words: text(2000).min(1).describe("What was said, word for word."),
  clientName: text(120).min(1).optional().describe("Whom it is about, when that was said."),
});
export type NoteSafety = z.infer<typeof NoteSafety>;

/** A standing formula that was judged again. */
export const JudgedAgain = z.object({
  consultationId: z.uuid(),
  clientName: z.string(),
  /** Formulas whose grams are held back since. */
  held: z.array(z.string()),
  /** What is to be known of it now that was not before. */
  findings: z.array(Finding),
});
export type JudgedAgain = z.infer<typeof JudgedAgain>;

/** What was heard, which formulas it changed, and whether the client's record says it yet. */
export const NotedSafety = z.object({
  facts: z.array(SafetyFact),
  client: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  judged: z.array(JudgedAgain),
  onRecord: z.boolean(),
});
export type NotedSafety = z.infer<typeof NotedSafety>;

/** Words about safety that were said in error, of the client of a consultation. */
export const WithdrawSafety = z.strictObject({
  consultationId: z.uuid(),
  words: z.string().min(1).max(200).describe("Exactly as they were heard."),
});
export type WithdrawSafety = z.infer<typeof WithdrawSafety>;
