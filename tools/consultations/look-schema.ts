import { z } from "zod";
import { CanonicalTone, Purpose, Zone } from "#tools/colour/words.ts";

const Seen = z.object({
  hairFound: z.boolean(),
  level: z
    .number()
    .min(1)
    .max(10)
    .nullable()
    .describe(
      "Level of the lengths, 1 black to 10 lightest blonde, in halves; null when it cannot be told.",
    ),
  tone: CanonicalTone.nullable(),
});

/** One bowl that the model puts forward. What kind of product it is, and whether it touches the scalp, is known from line and zone. */
export const ProposedBowl = z.object({
  line: z.string().max(120).describe('One of the given lines, as "brand/line".'),
  purpose: Purpose,
  zone: Zone,
  shades: z
    .array(
      z.object({
        code: z.string().max(60).describe("A shade code of that line, as printed."),
        grams: z.number().min(0.1).max(500),
      }),
    )
    .min(1)
    .max(6),
  developerVolume: z
    .number()
    .min(0)
    .max(40)
    .nullable()
    .describe("Volume of peroxide; null for what is used without developer."),
  ratio: z
    .string()
    .max(20)
    .nullable()
    .describe('Colour to developer, such as "1:1.5"; null without developer.'),
  leastMinutes: z.number().min(0).max(120),
  mostMinutes: z.number().min(0).max(120),
});
export type ProposedBowl = z.infer<typeof ProposedBowl>;

/** What a vision model answers: what it sees, what it would say, and optionally bowls of its own. */
export const Look = z.object({
  current: Seen.nullable().describe("The hair as it is; null when no photo shows it."),
  target: Seen.nullable().describe("The goal photo, or null when there is none."),
  analysis: z
    .string()
    .min(80)
    .max(6000)
    .describe(
      "What you would say to the colourist beside you: what is on the hair, what the warmth is, why this plan, what to watch. Plain sentences, no headings, no lists, no links.",
    ),
  plan: z.object({
    desiredTone: CanonicalTone.nullable().describe("The tone the goal photo asks for."),
    watch: z
      .array(z.string().max(300))
      .max(5)
      .describe("Risks that only an eye on the photo sees: breakage, bands, old box dye."),
  }),
  formula: z
    .object({ bowls: z.array(ProposedBowl).min(1).max(4) })
    .nullable()
    .describe("Null to keep the given bowls. Bowls of your own only where yours are better."),
});
export type Look = z.infer<typeof Look>;
