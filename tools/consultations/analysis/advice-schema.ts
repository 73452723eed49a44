import { z } from "zod";
import { Purpose, Zone } from "#tools/colour/words.ts";

/** One bowl that the model puts forward. What kind of product it is, and whether it touches the scalp, is known from line and zone. */
export const ProposedBowl = z.object({
  line: z.string().max(120).describe('One of the given lines, as "brand/line".'),
  purpose: Purpose,
  zone: Zone,
  shades: z
    .array(
      z.object({
        code: z.string().max(60).describe("A given shade code."),
        grams: z.number().min(0.1).max(500),
      }),
    )
    .min(1)
    .max(6),
  developerVolume: z.number().min(0).max(40).nullable().describe("Null without developer."),
  ratio: z.string().max(20).nullable().describe('Such as "1:1.5"; null without developer.'),
  leastMinutes: z.number().min(0).max(120),
  mostMinutes: z.number().min(0).max(120),
});
export type ProposedBowl = z.infer<typeof ProposedBowl>;

/** What a model says of a plan: its words, and bowls of its own where it would mix otherwise. */
export const Advice = z.object({
  analysis: z
    .string()
    .min(80)
    .max(2500)
    .describe(
      "To the colorist beside you, at most 120 words: what is on the hair, why this plan. Plain sentences; no lists, no links.",
    ),
  watch: z.array(z.string().max(200)).max(3).describe("Risks to keep an eye on."),
  formula: z
    .object({
      why: z.string().max(300).describe("What yours do better."),
      bowls: z.array(ProposedBowl).min(1).max(4),
    })
    .nullable()
    .describe("Null keeps the engine's bowls."),
});
export type Advice = z.infer<typeof Advice>;

/** Why a result went wrong: the engine's own causes, by the names of its findings. */
export const Cause = z.enum([
  "not_lifted_enough",
  "counter_wrong",
  "counter_weak",
  "time_short",
  "porosity",
  "faded",
  "warm_base",
  "hot_roots",
  "banding",
  "grey_not_covered",
  "too_deep",
  "no_filler",
  "one_bowl",
  "unclear",
]);
export type Cause = z.infer<typeof Cause>;

/** The same for a result that is put right, with what made it go wrong. */
export const CorrectionAdvice = Advice.extend({
  cause: Cause.describe("What the used formula did to cause it."),
});
export type CorrectionAdvice = z.infer<typeof CorrectionAdvice>;
