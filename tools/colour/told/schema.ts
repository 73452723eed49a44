import { z } from "zod";
import { Grams, Ratio } from "#tools/colour/bowl-schema.ts";
import {
  Certainty,
  HairLength,
  HairThickness,
  Level,
  Porosity,
  PreviousTreatment,
  ProductType,
} from "#tools/colour/words.ts";

/** What a question about colour is about. */
export const ColourTopic = z.enum([
  /** How a line is mixed, and the grams of it. */
  "ratio",
  /** Which developer, and how far one lifts. */
  "developer",
  /** Volumes and percent of peroxide. */
  "strength",
  /** What hair shows when it is lightened to a level. */
  "pigment",
  /** What cancels an unwanted tone, or whether a shade does. */
  "neutralise",
  "timing",
  /** White hair: natural share, developer, minutes, how much a line covers. */
  "grey",
  /** What a line is and does. */
  "line",
  /** What a shade is. */
  "shade",
  "filler",
  "porosity",
  "safety",
  /** Whether a shade or a product may go over some hair. */
  "over",
  /** What may go on the scalp, and how strong. */
  "scalp",
  /** How far one visit lifts, and how many visits. */
  "lift",
  /** How much to mix for a head. */
  "amount",
  /** How long to wait after something. */
  "wait",
  /** How much of a neutralising mix tone a bowl takes. */
  "booster",
  /** What pool, well or hard water leaves, and the green of it. */
  "minerals",
  /** Two developers, or one and water, to a third strength. */
  "blend",
  /** Why a result came out as it did, and what is done otherwise. */
  "cause",
  /** How something is done, or what of two ways: by the words of the question. */
  "technique",
]);

/** An unwanted tone by its name. */
export const ToldTone = z.enum(["red", "orange", "brass", "gold", "yellow", "green", "muddy"]);

/** What is on the hair, or was done to it. */
export const ToldHair = z.enum([...PreviousTreatment.options, "relaxer"]);

/** A question about colour, with the figures that were said and no others. */
export const ColourQuestion = z.strictObject({
  topic: ColourTopic,
  line: z.string().max(80).optional().describe("A line or brand as the stylist called it"),
  type: ProductType.optional().describe("The kind of product, where no line was named"),
  shade: z.string().max(60).optional().describe("A shade code as it was written, or several"),
  grams: Grams.optional(),
  of: z.enum(["colour", "developer", "total"]).optional().describe("What the grams are of"),
  volume: z.number().min(0).max(60).optional(),
  other: z
    .number()
    .min(0)
    .max(60)
    .optional()
    .describe("The volume of another developer: of a blend, 0 for water, or of two to choose from"),
  wanted: z.number().min(0).max(60).optional().describe("Of a blend: the volume it shall be"),
  ratio: Ratio.optional().describe("Color to developer, where it was said"),
  percent: z.number().min(0).max(20).optional().describe("Percent of peroxide"),
  level: Level.optional().describe("The level the hair is"),
  to: Level.optional().describe("The level it is to be"),
  levels: z.number().min(0).max(9).optional().describe("Levels of lift, where no level was named"),
  tone: ToldTone.optional().describe("The tone that is to go"),
  tones: z.array(ToldTone).max(4).optional().describe("Several tones, each asked about"),
  heat: z.boolean().optional().describe("Of a time: whether heat was asked about"),
  greyPercent: z.number().min(0).max(100).optional(),
  hair: ToldHair.optional(),
  zone: z.enum(["scalp", "foils"]).optional(),
  porosity: Porosity.optional(),
  hairLength: HairLength.optional(),
  hairThickness: HairThickness.optional(),
  words: z
    .string()
    .max(300)
    .optional()
    .describe("A question of safety, of why or of technique, word for word"),
});

/** One figure, with the rule that gives it and where that comes from. */
export const ToldFact = z.strictObject({
  rule: z.string(),
  label: z.string(),
  figure: z.string(),
  source: z.string(),
  confidence: Certainty.optional(),
});

export const ColourFacts = z.strictObject({
  topic: ColourTopic,
  /** The answer, in a sentence or two. */
  says: z.string(),
  /** Of a question whether something may be done: what the checks make of it. Never an approval of a client's safety. */
  verdict: z.enum(["yes", "careful", "no"]).nullable(),
  /** What has to be said before it can be answered. */
  asks: z.enum(["line", "level", "shade", "client"]).nullable(),
  facts: z.array(ToldFact),
});

export type ColourTopic = z.infer<typeof ColourTopic>;
export type ColourQuestion = z.infer<typeof ColourQuestion>;
export type ColourFacts = z.infer<typeof ColourFacts>;
export type ToldFact = z.infer<typeof ToldFact>;
