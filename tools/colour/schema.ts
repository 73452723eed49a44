import { z } from "zod";
import { Area, Bowl, Grams, Minutes, Parts, Ratio } from "./bowl-schema.ts";
import { Hair, LineKey } from "./hair-schema.ts";
import {
  CanonicalTone,
  Certainty,
  Figure,
  HairLength,
  HairThickness,
  Level,
  Pigment,
  ProductType,
  Purpose,
  Requirement,
  Series,
  Severity,
  Zone,
} from "./words.ts";

/** The diagnosis that a formula is asked for. Consultation levels are 1-10; the correction flows reach 12. */
export const FormulateRequest = Hair.refine(
  (hair) =>
    Math.max(hair.currentLevel, hair.desiredLevel ?? 1) <= 10 ||
    hair.flow !== "consultation" ||
    hair.serviceType === "color_correction",
  {
    message: "Levels 11 and 12 belong to color correction; a consultation uses 1 to 10.",
    path: ["currentLevel"],
  },
);

export const Finding = z.object({
  code: z.string(),
  severity: Severity,
  sentence: z.string(),
  source: z.string(),
});
/** A rule that fired: what it did, where it comes from, and, where it decided a figure, which figure of which bowl. */
export const TraceEntry = z.object({
  rule: z.string(),
  effect: z.string(),
  source: z.string(),
  /** How well the source is established; left out where it is general professional knowledge. */
  confidence: Certainty.optional(),
  /** The figure that the rule decided. */
  about: Figure.optional(),
  /** The order of the bowl it decided it for. */
  step: z.int().optional(),
});

/** One tube, bottle or scoop in a bowl. Powder and remover appear under their product name. Grams of colour, not of developer. */
export const BowlShade = z.object({
  code: z.string(),
  level: z.number().nullable(),
  tone: CanonicalTone,
  pigments: z.array(Pigment),
  series: Series,
  grams: Grams,
});

/** What a bowl was planned to do to the hair it goes on: what every sentence about it is made of. */
export const Work = z.object({
  /** Level of the hair that the bowl goes on. */
  from: z.number(),
  /** Levels it lifts today; 0 for what only lays down colour. */
  lift: z.number(),
  /** Level that the hair stands at after it; left out where the bowl moves no level that anybody could name. */
  to: z.number().optional(),
  /** Percent of white that it is to cover or blend. */
  white: z.number(),
  /** Percent of a whole-head mix that the parts it is for take, where the head is worked by its parts. */
  share: z.number().optional(),
  /** Percent of a full mix that this kind of bowl takes. */
  mix: z.number(),
  /** Deeper sections between hair that stays as it is. */
  lowlight: z.boolean().optional(),
  /** The tone that it cancels, and the pigments it carries against it. */
  against: z.object({ tone: z.string(), carries: z.array(Pigment) }).optional(),
});

export const Step = z.object({
  order: z.int().min(1),
  type: ProductType,
  purpose: Purpose,
  zone: Zone,
  onScalp: z.boolean(),
  heat: z.boolean(),
  brandId: z.string(),
  lineId: z.string(),
  shades: z.array(BowlShade),
  developer: z.object({ volume: z.number(), grams: Grams }).nullable(),
  ratio: z.string().nullable(),
  minutes: z.tuple([Minutes, Minutes]),
  targetLevel: z.number().optional(),
  /** Where to stop today, when the target takes more than one visit. */
  stopLevel: z.number().optional(),
  final: z.boolean(),
  /** The part of the head by its own name, where `zone` has no word for it. */
  area: Area.optional(),
  /** Every part of the head that the bowl is for, when the head is worked by its parts. */
  parts: Parts.optional(),
  /** Bowls of one stage are on the hair together and are rinsed together; the next stage begins on rinsed hair. From 1. */
  stage: z.int().min(1).optional(),
  /** Minutes from the beginning of the stage to the first brush stroke of this bowl, so that the stage is rinsed at once. */
  startAt: Minutes.optional(),
  /** Minutes that putting it on takes; `minutes` run from the end of that. */
  applyMinutes: Minutes.optional(),
  /** Levels by which the shades stand above the plan, since the salon accepted an offset for the line. */
  offset: z.number().optional(),
  /** Left out of a bowl that somebody else wrote. */
  work: Work.optional(),
});

/** One visit of a plan that takes several: what it does, what it should reach, what it costs in time, when to stop. */
export const Visit = z.object({
  visit: z.int().min(1),
  title: z.string(),
  fromLevel: z.number(),
  toLevel: z.number(),
  /** Damage level 1-4 to expect after it. */
  integrity: z.number().min(1).max(4),
  /** Minutes in the chair, least and most. */
  minutes: z.tuple([Minutes, z.number().min(0).max(900)]),
  /** Grams of product mixed, developer included. */
  grams: Grams,
  /** Weeks to wait after the visit before; 0 for the first. */
  weeksAfter: z.tuple([z.number(), z.number()]),
  does: z.array(z.string()),
  /** What ends the plan here. */
  stopRules: z.array(z.string()),
  /** The same for the client's eyes: no product, no figure that only a colourist can judge. */
  forClient: z.string(),
  titleForClient: z.string().optional(),
  stopsForClient: z.array(z.string()).optional(),
});

/** The formula card: what is shown, copied and saved. */
export const Formula = z.object({
  name: z.string(),
  color: z.string(),
  ingredients: z.array(z.object({ name: z.string(), amount: z.string() })),
  processingTime: z.string(),
  developerRatio: z.string(),
  instructions: z.array(z.string()),
  confidence: z.number(),
});

/** The head as the plan took it: levels 1-10, percent of white, and whether the hair was coloured or lightened before. */
export const PlannedHead = z.object({
  level: z.number(),
  goal: z.number(),
  white: z.number(),
  canvas: z.enum(["virgin", "coloured", "bleached"]),
});

export const FormulateAnswer = z.object({
  /** Of a hundred such formulas, how many should come out as meant; left out where nothing may be mixed. */
  confidence: z.number().min(0).max(100).optional(),
  refused: z.object({ colour: z.boolean(), lightener: z.boolean(), chemical: z.boolean() }),
  formula: Formula.nullable(),
  formulas: z
    .object({ base: Formula, lowlight: Formula, highlight: Formula, toner: Formula })
    .partial(),
  steps: z.array(Step),
  sessions: z.tuple([z.number(), z.number()]),
  waitDays: z.number(),
  techniques: z.array(z.string()),
  zonesOrder: z.array(Zone),
  alternatives: z.array(z.string()),
  requires: z.array(Requirement),
  findings: z.array(Finding),
  trace: z.array(TraceEntry),
  /** The visits one by one, when the goal takes more than one. */
  roadmap: z.array(Visit).optional(),
  /** Points of the confidence that the salon's own outcomes moved it by, and from how many of them. */
  learnt: z.object({ by: z.int(), count: z.int() }).optional(),
  /** Left out in answers of former times. */
  head: PlannedHead.optional(),
});

export const CheckRequest = z.object({
  candidate: Bowl.extend({ bowls: z.array(Bowl).min(1).max(8).optional() }),
  context: Hair.optional(),
});
export const CheckAnswer = z.object({ ok: z.boolean(), findings: z.array(Finding) });

/** What it does not know is refused: a word that is written wrong would be left out of the sum unseen. */
export const MixRequest = z.strictObject({
  colour_g: Grams.optional(),
  total_g: Grams.optional(),
  total_colour_g: Grams.optional(),
  ratio: Ratio.optional(),
  parts: z
    .array(z.object({ code: z.string().max(60), share: z.number().min(0).max(1) }))
    .max(12)
    .optional(),
  natural_share: z.number().min(0).max(1).optional(),
  dilution: z.enum(["none", "full", "minimal", "moderate", "maximum"]).optional(),
  line: LineKey.optional(),
  neutraliser: z.string().max(60).optional(),
  corrector: z.union([z.string().max(60), z.boolean()]).optional(),
  level: Level.optional(),
  oz: z.number().min(0).max(200).optional(),
  g: Grams.optional(),
  volume: z.number().min(0).max(60).optional(),
  percent: z.number().min(0).max(20).optional(),
  scale: z.number().positive().max(20).optional(),
  hairLength: HairLength.optional(),
  hairThickness: HairThickness.optional(),
});
/** Only what the request asked for is present. Grams, rounded to 0.1. */
export const MixAnswer = z
  .object({
    colour_g: z.number(),
    developer_g: z.number(),
    total_g: z.number(),
    parts_g: z.array(z.number()),
    natural_g: z.number(),
    fashion_g: z.number(),
    shade_g: z.number(),
    clear_g: z.number(),
    neutraliser_g_max: z.number(),
    developer_grows: z.boolean(),
    corrector_g: z.number(),
    g_range: z.tuple([z.number(), z.number()]),
    oz: z.number(),
    volume: z.number(),
    percent: z.number(),
  })
  .partial();

export const ConvertRequest = z
  .object({
    from: LineKey.optional(),
    from_: LineKey.optional(),
    code: z.string().min(1).max(60),
    to: LineKey,
    context: Hair.partial().optional(),
    formula: z.object({ developer: z.number().min(0).max(60).optional() }).optional(),
  })
  .refine((request) => request.from ?? request["from_"], {
    message: "Say which line the shade comes from.",
    path: ["from"],
  });
export const ConvertAnswer = z.object({
  candidates: z.array(
    z.object({
      /** As it is read on a card, a chart's recipe as it is printed: "9-0 + 9-1 (3:1)". */
      code: z.string(),
      /** The same as parts; a single shade is one part. */
      blend: z.array(z.object({ code: z.string(), parts: z.number().positive() })).min(1),
      level: z.number().nullable(),
      tone: CanonicalTone,
      basis: z.enum(["published", "computed"]),
      note: z.string(),
    }),
  ),
  noEquivalent: z.boolean(),
  /** Why nothing stands for it, as a sentence. */
  reason: z.string().optional(),
  /** What to know before mixing any of them: how the two brands differ, strand test. */
  cautions: z.array(z.string()).optional(),
  developer: z.object({ volume: z.number(), note: z.string() }).optional(),
  ratio: z.string().optional(),
  minutes: z.tuple([z.number(), z.number()]).optional(),
  /** What the target line asks for on white hair. */
  grey: z.string().optional(),
});

export type FormulateRequest = z.input<typeof FormulateRequest>;
export type HairFacts = z.infer<typeof FormulateRequest>;
export type Finding = z.infer<typeof Finding>;
export type TraceEntry = z.infer<typeof TraceEntry>;
export type BowlShade = z.infer<typeof BowlShade>;
export type Step = z.infer<typeof Step>;
export type Work = z.infer<typeof Work>;
export type PlannedHead = z.infer<typeof PlannedHead>;
export type Visit = z.infer<typeof Visit>;
export type Formula = z.infer<typeof Formula>;
export type FormulateAnswer = z.infer<typeof FormulateAnswer>;
export type CheckRequest = z.input<typeof CheckRequest>;
export type CheckAnswer = z.infer<typeof CheckAnswer>;
export type MixRequest = z.infer<typeof MixRequest>;
export type MixAnswer = z.infer<typeof MixAnswer>;
export type ConvertRequest = z.input<typeof ConvertRequest>;
export type ConvertAnswer = z.infer<typeof ConvertAnswer>;
