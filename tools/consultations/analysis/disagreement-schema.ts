import { z } from "zod";

/** What the sources may differ about. */
export const DisagreementAbout = z.enum([
  "level",
  "tone",
  "grey",
  "history",
  "zones",
  "cause",
  "formula",
]);
export type DisagreementAbout = z.infer<typeof DisagreementAbout>;

/**
 * One thing that the sources see differently, in short words for people. A source that said nothing is null: what was
 * entered, what was measured in the photo's pixels, what the model saw, what the engine worked out by itself.
 */
export const Disagreement = z.object({
  about: DisagreementAbout,
  entered: z.string().nullable(),
  measured: z.string().nullable(),
  model: z.string().nullable(),
  engine: z.string().nullable(),
  /** What the formula was built on. */
  used: z.string(),
  why: z.string(),
  /** The whole level that the photo shows, where it could be entered instead. */
  photoLevel: z.int().min(1).max(10).nullable(),
});
export type Disagreement = z.infer<typeof Disagreement>;
