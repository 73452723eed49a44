import { z } from "zod";
import { Substance } from "#tools/colour/substances.ts";

/** What about a person's health decides what may be put on their hair. */
export const Concern = z.enum([
  /** To a substance of colour, or to one that nobody could place. */
  "allergy",
  /** To hair colour itself: an earlier reaction, or a failed patch test. */
  "reaction",
  /** Skin that is open, sore, burnt or infected. */
  "scalp_broken",
  /** A skin disease of which nobody said whether it is active. */
  "scalp_unclear",
  "pregnancy",
  "child",
  "isotretinoin",
  "chemotherapy",
  "black_henna",
  /** Hair that broke, melted or snapped in a test. */
  "strand_failed",
  /** Swelling, a rash, breath: told without what it came from. */
  "symptom",
  /** Told without what sets it off; the powder of lightener may. */
  "asthma",
]);
export type Concern = z.infer<typeof Concern>;

/** Where a fact was found, as a sentence says it. */
export const Origin = z.enum(["record", "said", "earlier"]);
export type Origin = z.infer<typeof Origin>;

/** One fact of safety, with the words it was heard in. */
export const SafetyFact = z.strictObject({
  concern: Concern,
  /** What an allergy or sensitivity is to; left out where the words name nothing that is known. */
  substance: Substance.optional(),
  /** Told as grave: swelling, breathing, blisters, a hospital. Nobody releases what it stops. */
  severe: z.boolean().optional(),
  /** In years, of a child. */
  age: z.number().min(0).max(20).optional(),
  words: z.string().max(200),
  from: Origin,
  /** Somebody took these words back: they count no more, wherever they are heard again. */
  withdrawn: z.boolean().optional(),
});
export type SafetyFact = z.infer<typeof SafetyFact>;
