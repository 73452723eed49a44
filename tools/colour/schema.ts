import { z } from "zod";
import { Hair, LineKey } from "./hair-schema.ts";
import {
  CanonicalTone,
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

const Grams = z.number().min(0).max(5000);
const Minutes = z.number().min(0).max(240);
const Ratio = z.string().regex(/^\d+(\.\d+)?:\d+(\.\d+)?$/);

/** The diagnosis that a formula is asked for. Consultation levels are 1-10; the correction flows reach 12. */
export const FormulateRequest = Hair.refine(
  (hair) =>
    Math.max(hair.currentLevel, hair.desiredLevel ?? 1) <= 10 ||
    hair.flow !== "consultation" ||
    hair.serviceType === "color_correction",
  {
    message: "Levels 11 and 12 belong to colour correction; a consultation uses 1 to 10.",
    path: ["currentLevel"],
  },
);

export const Finding = z.object({
  code: z.string(),
  severity: Severity,
  sentence: z.string(),
  source: z.string(),
});
export const TraceEntry = z.object({ rule: z.string(), effect: z.string(), source: z.string() });

/** One tube, bottle or scoop in a bowl. Powder and remover appear under their product name. Grams of colour, not of developer. */
export const BowlShade = z.object({
  code: z.string(),
  level: z.number().nullable(),
  tone: CanonicalTone,
  pigments: z.array(Pigment),
  series: Series,
  grams: Grams,
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

export const FormulateAnswer = z.object({
  confidence: z.number().min(0).max(100),
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
});

/** One bowl put forward by anybody: stylist, import, language model or the engine itself. */
export const Bowl = z.object({
  type: ProductType.optional(),
  purpose: Purpose.optional(),
  zone: Zone.optional(),
  brand: z.string().max(60).optional(),
  line: z.string().max(60).optional(),
  shades: z
    .array(
      z.union([
        z.string().max(60),
        z.object({ code: z.string().max(60), grams: Grams.optional() }),
      ]),
    )
    .max(12)
    .optional(),
  ratio: Ratio.optional(),
  developer: z
    .union([
      z.number().min(0).max(60),
      z.object({ volume: z.number().min(0).max(60), grams: Grams.optional() }),
    ])
    .nullish(),
  minutes: z.union([Minutes, z.tuple([Minutes, Minutes])]).optional(),
  onScalp: z.boolean().optional(),
  heat: z.boolean().optional(),
  targetLevel: z.number().optional(),
});
export const CheckRequest = z.object({
  candidate: Bowl.extend({ bowls: z.array(Bowl).min(1).max(8).optional() }),
  context: Hair.optional(),
});
export const CheckAnswer = z.object({ ok: z.boolean(), findings: z.array(Finding) });

export const MixRequest = z.object({
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
      code: z.string(),
      level: z.number().nullable(),
      tone: CanonicalTone,
      basis: z.enum(["published", "computed"]),
      note: z.string(),
    }),
  ),
  noEquivalent: z.boolean(),
  developer: z.object({ volume: z.number(), note: z.string() }).optional(),
  ratio: z.string().optional(),
  minutes: z.tuple([z.number(), z.number()]).optional(),
});

export type FormulateRequest = z.input<typeof FormulateRequest>;
export type HairFacts = z.infer<typeof FormulateRequest>;
export type Finding = z.infer<typeof Finding>;
export type TraceEntry = z.infer<typeof TraceEntry>;
export type BowlShade = z.infer<typeof BowlShade>;
export type Step = z.infer<typeof Step>;
export type Formula = z.infer<typeof Formula>;
export type FormulateAnswer = z.infer<typeof FormulateAnswer>;
export type Bowl = z.infer<typeof Bowl>;
export type CheckRequest = z.input<typeof CheckRequest>;
export type CheckAnswer = z.infer<typeof CheckAnswer>;
export type MixRequest = z.infer<typeof MixRequest>;
export type MixAnswer = z.infer<typeof MixAnswer>;
export type ConvertRequest = z.input<typeof ConvertRequest>;
export type ConvertAnswer = z.infer<typeof ConvertAnswer>;
