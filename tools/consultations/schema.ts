import { z } from "zod";
import { Bowl, StoredFormula } from "#tools/formulas/schema.ts";
import { MAX_CURRENT_PHOTOS, PhotoRole } from "#tools/photos/schema.ts";

/** new: photos and goal. correction: the three-step colour correction. corrective: repairs the result of another consultation. */
export const ConsultationType = z.enum(["new", "correction", "corrective"]);
export type ConsultationType = z.infer<typeof ConsultationType>;

export const AiProvider = z.enum(["gemini", "openai", "builtin"]);
export type AiProvider = z.infer<typeof AiProvider>;

export const HairCondition = z.enum(["virgin", "previously-colored", "bleached"]);
export type HairCondition = z.infer<typeof HairCondition>;

/** How the colour-correction form asks for the condition; it decides the damage level there. */
export const CorrectionHairCondition = z.enum([
  "healthy",
  "moderate_damage",
  "severe_damage",
  "over_processed",
]);
export type CorrectionHairCondition = z.infer<typeof CorrectionHairCondition>;

export const PreviousTreatment = z.enum([
  "virgin",
  "previously_colored",
  "semi_permanent",
  "bleached",
  "box_dye",
  "keratin",
  "perm",
  "henna",
]);
export type PreviousTreatment = z.infer<typeof PreviousTreatment>;

/** 1 colour safe, 2 demi or semi only, 3 bonding only, 4 nothing chemical. */
export const DamageLevel = z.enum(["1", "2", "3", "4"]);
export type DamageLevel = z.infer<typeof DamageLevel>;

export const Porosity = z.enum(["low", "normal", "high"]);
export const ServiceType = z.enum(["toning", "color-correction", "gray-coverage"]);
export const UnderlyingTone = z.enum([
  "none",
  "orange",
  "red-orange",
  "gold",
  "yellow",
  "pale-yellow",
]);
export const UnwantedTone = z.enum(["none", "brass", "yellow", "orange", "red", "green"]);
export const CorrectionUnwantedTone = z.enum([
  "brass_orange",
  "yellow",
  "red",
  "green",
  "muddy",
  "uneven",
]);
export const UncorrectedTone = z.enum([
  "brass",
  "orange",
  "yellow",
  "red",
  "gold",
  "green",
  "uneven",
  "too-dark",
  "too-light",
]);
export const DesiredTone = z.enum(["cool_ash", "neutral", "warm", "natural"]);
export const HairThickness = z.enum(["fine", "medium", "thick"]);
export const HairLength = z.enum(["short", "medium", "long", "very_long"]);
export const TouchupFrequency = z.enum(["4_weeks", "6_weeks", "8_weeks", "12_weeks", "as_needed"]);
export const Budget = z.enum(["economy", "moderate", "premium"]);
export const GrayCoverage = z.enum(["minimal", "partial", "substantial", "full"]);

/** 1 black to 10 lightest blonde. */
export const HairLevel = z.int().min(1).max(10);
/** The colour-correction scale; 11 and 12 (platinum) count as 10 in the engine. */
export const CorrectionLevel = z.int().min(1).max(12);

const ClientName = z.string().trim().min(1).max(120);
const CurrentPhotos = z.array(z.uuid()).max(MAX_CURRENT_PHOTOS);

/** What every flow may tell about the hair. */
const Details = z.strictObject({
  clientName: ClientName.optional(),
  hairThickness: HairThickness.optional(),
  hairLength: HairLength.optional(),
  touchupFrequency: TouchupFrequency.optional(),
  budget: Budget.optional(),
  hasGray: z.boolean().optional(),
  grayCoverage: GrayCoverage.optional(),
  desiredTone: DesiredTone.optional(),
  clientGoals: z.string().trim().max(2000).optional(),
});

/** The diagnosis of a new consultation. Photos are ids of stored photos. */
export const NewConsultation = Details.extend({
  consultationType: z.literal("new"),
  currentLevel: HairLevel,
  desiredLevel: HairLevel,
  hairCondition: HairCondition,
  previousTreatments: z.array(PreviousTreatment).max(8),
  damageLevel: DamageLevel,
  porosity: Porosity,
  serviceType: ServiceType,
  underlyingTone: UnderlyingTone.optional(),
  unwantedTone: UnwantedTone.optional(),
  currentPhotos: CurrentPhotos,
  targetPhoto: z.uuid(),
});
export type NewConsultation = z.infer<typeof NewConsultation>;

/** The three-step colour correction. */
export const CorrectionConsultation = Details.extend({
  consultationType: z.literal("correction"),
  currentLevel: CorrectionLevel,
  desiredLevel: CorrectionLevel,
  hairCondition: CorrectionHairCondition,
  previousTreatments: z.array(PreviousTreatment).min(1).max(8),
  unwantedTone: CorrectionUnwantedTone,
  desiredTone: DesiredTone,
  hairThickness: HairThickness,
  hairLength: HairLength,
  currentPhotos: CurrentPhotos.min(1),
  targetPhoto: z.uuid(),
});
export type CorrectionConsultation = z.infer<typeof CorrectionConsultation>;

/** Repairs a result. What is not said again is taken from the consultation it corrects. */
export const CorrectiveConsultation = Details.extend({
  consultationType: z.literal("corrective"),
  parentConsultationId: z.uuid(),
  uncorrectedTones: z.array(UncorrectedTone).min(1).max(9),
  issueDescription: z.string().trim().min(1).max(2000),
  currentLevel: CorrectionLevel.optional(),
  desiredLevel: CorrectionLevel.optional(),
  hairCondition: z.enum([...HairCondition.options, ...CorrectionHairCondition.options]).optional(),
  previousTreatments: z.array(PreviousTreatment).max(8).optional(),
  damageLevel: DamageLevel.optional(),
  porosity: Porosity.optional(),
  serviceType: z.enum([...ServiceType.options, "color_correction"]).optional(),
  underlyingTone: z.enum([...UnderlyingTone.options, ...CorrectionUnwantedTone.options]).optional(),
  unwantedTone: z.enum([...UnwantedTone.options, ...CorrectionUnwantedTone.options]).optional(),
  currentPhotos: CurrentPhotos,
  /** The photo of the result. */
  targetPhoto: z.uuid(),
});
export type CorrectiveConsultation = z.infer<typeof CorrectiveConsultation>;

export const CreateConsultation = z.discriminatedUnion("consultationType", [
  NewConsultation,
  CorrectionConsultation,
  CorrectiveConsultation,
]);
export type CreateConsultation = z.infer<typeof CreateConsultation>;

/** What a check or the reading found. */
export const Finding = z.object({
  code: z.string(),
  severity: z.enum(["info", "warn", "block"]),
  sentence: z.string(),
  source: z.string(),
});
export type Finding = z.infer<typeof Finding>;

/** A rule that fired, what it did and where it comes from: the answer to "why 20 vol?". */
export const TraceEntry = z.object({ rule: z.string(), effect: z.string(), source: z.string() });
export type TraceEntry = z.infer<typeof TraceEntry>;

export const ConsultationPhoto = z.object({
  id: z.uuid(),
  role: PhotoRole,
  url: z.string(),
  thumbnailUrl: z.string(),
});
export type ConsultationPhoto = z.infer<typeof ConsultationPhoto>;

/** A consultation as the history lists it. Words are text here, because imported history may hold others. */
export const ConsultationSummary = z.object({
  id: z.uuid(),
  stylistId: z.uuid(),
  consultationType: ConsultationType,
  parentConsultationId: z.uuid().nullable(),
  clientName: z.string(),
  serviceType: z.string(),
  currentLevel: z.int(),
  desiredLevel: z.int(),
  desiredTone: z.string().nullable(),
  hairCondition: z.string(),
  previousTreatments: z.array(z.string()),
  damageLevel: DamageLevel,
  porosity: z.string(),
  underlyingTone: z.string().nullable(),
  unwantedTone: z.string().nullable(),
  hairThickness: z.string().nullable(),
  hairLength: z.string().nullable(),
  touchupFrequency: z.string().nullable(),
  budget: z.string().nullable(),
  hasGray: z.boolean().nullable(),
  grayCoverage: z.string().nullable(),
  clientGoals: z.string().nullable(),
  uncorrectedTones: z.array(z.string()),
  issueDescription: z.string().nullable(),
  aiProvider: AiProvider,
  aiAnalysis: z.string(),
  /** Null when nothing may be mixed. */
  confidence: z.int().nullable(),
  stylistNotes: z.string().nullable(),
  photos: z.array(ConsultationPhoto),
  /** Swatch of the base formula, #rrggbb; null without one. */
  color: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ConsultationSummary = z.infer<typeof ConsultationSummary>;

export const Consultation = ConsultationSummary.extend({
  chatId: z.uuid().nullable(),
  findings: z.array(Finding),
  /** Tests and treatments that must come first: patch_test, strand_test … */
  requires: z.array(z.string()),
  techniques: z.array(z.string()),
  /** Visits from and to; and how many days to wait before the first. */
  sessions: z.tuple([z.int(), z.int()]),
  waitDays: z.int(),
  trace: z.array(TraceEntry),
});
export type Consultation = z.infer<typeof Consultation>;

/** A colour-correction answer, in the spec's shape. */
export const CorrectionFormula = z.object({
  name: z.string(),
  techniqueOptions: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      estimatedTime: z.string(),
      difficulty: z.string(),
    }),
  ),
  baseFormula: z
    .object({
      brand: z.string(),
      productLine: z.string(),
      shades: z.array(z.string()),
      mixingRatio: z.string(),
      developer: z.string(),
      developerVolume: z.number(),
      amount: z.string(),
    })
    .nullable(),
  highlightFormula: z
    .object({
      brand: z.string(),
      lightener: z.string(),
      shades: z.array(z.string()),
      mixingRatio: z.string(),
      developer: z.string(),
      developerVolume: z.number(),
    })
    .nullable(),
  lowlightFormula: z
    .object({ brand: z.string(), productLine: z.string(), shades: z.array(z.string()) })
    .nullable(),
  tonerFormula: z
    .object({
      brand: z.string(),
      productLine: z.string(),
      shades: z.array(z.string()),
      processingSolution: z.string(),
      amount: z.string(),
    })
    .nullable(),
  notes: z.string(),
});
export type CorrectionFormula = z.infer<typeof CorrectionFormula>;

export const TreatmentPlan = z.object({
  preService: z.array(z.string()),
  products: z.array(z.object({ name: z.string(), purpose: z.string() })),
  postService: z.array(z.string()),
});
export type TreatmentPlan = z.infer<typeof TreatmentPlan>;

/** The answer to creating and to opening a consultation. */
export const ConsultationResult = z.object({
  consultation: Consultation,
  /** The base formula; for a correction the spec's colour-correction shape; null when nothing may be mixed. */
  formula: z.union([StoredFormula, CorrectionFormula]).nullable(),
  formulas: z.array(StoredFormula),
  /** Every bowl of the visit in the order it is used, fillers and removers included. */
  steps: z.array(Bowl),
  aiAnalysis: z.string(),
  treatmentPlan: TreatmentPlan,
  /** The sentence for people when there is no formula. */
  error: z.string().optional(),
});
export type ConsultationResult = z.infer<typeof ConsultationResult>;

export const ConsultationStep = z.enum(["photos", "shades", "checks", "saving"]);
/** Where a running analysis is. */
export const ConsultationProgress = z.object({ step: ConsultationStep, label: z.string() });
export type ConsultationProgress = z.infer<typeof ConsultationProgress>;

export const FindConsultations = z.strictObject({
  q: z.string().trim().max(120).optional().describe("Part of the client's name."),
  limit: z.int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindConsultations = z.infer<typeof FindConsultations>;

export const SaveNotes = z.strictObject({ id: z.uuid(), notes: z.string().max(10_000) });
export type SaveNotes = z.infer<typeof SaveNotes>;

/** The dashboard's figures. Until outcomes are recorded the success rate is an example and says so. */
export const Stats = z.object({
  totalConsultations: z.int(),
  formulasInDatabase: z.int(),
  successRate: z.object({ value: z.number(), measured: z.boolean(), label: z.string() }),
});
export type Stats = z.infer<typeof Stats>;
