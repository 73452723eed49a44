import { z } from "zod";
import { Zones } from "#tools/colour/hair-schema.ts";
import { Finding, TraceEntry, Visit } from "#tools/colour/schema.ts";
import {
  Budget,
  DamageLevel,
  DesiredTone,
  GrayCoverage,
  HairCondition,
  HairLength,
  HairThickness,
  PlannedService,
  Porosity,
  PreviousTreatment,
  Requirement,
  ServiceType,
  TouchupFrequency,
  UncorrectedTone,
  UnderlyingTone,
  UnwantedTone,
} from "#tools/colour/words.ts";
import { text } from "#tools/core/fields.ts";
import { Disagreement } from "./analysis/disagreement-schema.ts";
import { CONSULTATION_FIELDS } from "./fields.ts";
import { ModelUsage } from "./analysis/usage-schema.ts";
import { Bowl, CorrectionFormula, StoredFormula } from "#tools/formulas/schema.ts";
import { MAX_CURRENT_PHOTOS, PhotoRole } from "#tools/photos/schema.ts";

/** new: photos and goal. correction: the three-step colour correction. corrective: repairs the result of another consultation. */
export const ConsultationType = z.enum(["new", "correction", "corrective"]);
export type ConsultationType = z.infer<typeof ConsultationType>;

export const AiProvider = z.enum(["gemini", "openai", "builtin", "own"]);
export type AiProvider = z.infer<typeof AiProvider>;

/** The condition words of the consultation form, and those of the colour correction, which decide the damage level there. */
export const ConsultationCondition = HairCondition.extract([
  "virgin",
  "previously-colored",
  "bleached",
]);
export const CorrectionCondition = HairCondition.extract([
  "healthy",
  "moderate_damage",
  "severe_damage",
  "over_processed",
]);
/** The services a consultation offers; the colour correction has its own. */
export const ConsultationService = ServiceType.extract([
  "toning",
  "color-correction",
  "gray-coverage",
]);
export const ConsultationUnderlyingTone = UnderlyingTone.extract([
  "none",
  "orange",
  "red-orange",
  "gold",
  "yellow",
  "pale-yellow",
]);
export const ConsultationUnwantedTone = UnwantedTone.extract([
  "none",
  "brass",
  "yellow",
  "orange",
  "red",
  "green",
]);
export const CorrectionUnwantedTone = UnwantedTone.extract([
  "brass_orange",
  "yellow",
  "red",
  "green",
  "muddy",
  "uneven",
]);
export const CorrectionDesiredTone = z.enum(["cool_ash", "neutral", "warm", "natural"]);

/** 1 black to 10 lightest blonde. */
export const HairLevel = z.int().min(1).max(10);
/** The colour-correction scale; 11 and 12 (platinum) count as 10 in the engine. */
export const CorrectionLevel = z.int().min(1).max(12);

const { clientName, clientGoals, issueDescription } = CONSULTATION_FIELDS;
const ClientName = text(clientName.longest).min(1);
const CurrentPhotos = z.array(z.uuid()).max(MAX_CURRENT_PHOTOS);

/** Facts that decide what is safe, and wishes about the products: asked in chat, optional everywhere. */
export const Facts = {
  grayPercent: z.number().min(0).max(100).optional().describe("White hair in percent, if known."),
  pregnant: z.boolean().optional(),
  age: z.int().min(0).max(130).optional(),
  reactedToColourBefore: z.boolean().optional().describe("Ever reacted to hair color."),
  scalpBroken: z.boolean().optional().describe("Sore, broken or irritated scalp."),
  relaxer: text(60).optional().describe("A relaxer or straightener on the hair, by name."),
  weeksSinceTreatment: z.number().min(0).max(1000).optional(),
  metallicTest: text(60).optional().describe("Result of a metallic salt test."),
  elasticityTest: text(60).optional().describe("Result of an elasticity test."),
  resistantGrey: z.boolean().optional(),
  patchTest: text(60).optional().describe("Result of the patch test: passed or what was seen."),
  patchTestBrand: text(60).optional().describe("The brand id it was done with."),
  patchTestHours: z.number().min(0).max(100_000).optional().describe("Hours since it was done."),
  brand: text(60).optional().describe("A brand id to use instead of the stylist's own."),
  line: text(60).optional().describe("A product line id of that brand."),
};
export type Facts = { [Name in keyof typeof Facts]?: z.infer<(typeof Facts)[Name]> };

/** What every flow may tell about the hair. */
const Details = z.strictObject({
  ...Facts,
  clientName: ClientName.optional(),
  clientId: z.uuid().optional().describe("The record of the client, where it is known."),
  hairThickness: HairThickness.optional(),
  hairLength: HairLength.optional(),
  touchupFrequency: TouchupFrequency.optional(),
  budget: Budget.optional(),
  hasGray: z.boolean().optional(),
  grayCoverage: GrayCoverage.optional(),
  desiredTone: DesiredTone.optional(),
  clientGoals: text(clientGoals.longest).optional(),
  zones: Zones.optional().describe("Parts of the head that differ from the rest."),
  services: z.array(PlannedService).max(4).optional().describe("What the client came for."),
});

/** The diagnosis of a new consultation. Photos are ids of stored photos. */
export const NewConsultation = Details.extend({
  consultationType: z.literal("new"),
  currentLevel: HairLevel,
  desiredLevel: HairLevel,
  hairCondition: ConsultationCondition,
  previousTreatments: z.array(PreviousTreatment).max(8),
  damageLevel: DamageLevel,
  porosity: Porosity,
  serviceType: ConsultationService,
  underlyingTone: ConsultationUnderlyingTone.optional(),
  unwantedTone: ConsultationUnwantedTone.optional(),
  currentPhotos: CurrentPhotos,
  targetPhoto: z.uuid(),
});
export type NewConsultation = z.infer<typeof NewConsultation>;

/** The three-step colour correction. */
export const CorrectionConsultation = Details.extend({
  consultationType: z.literal("correction"),
  currentLevel: CorrectionLevel,
  desiredLevel: CorrectionLevel,
  hairCondition: CorrectionCondition,
  previousTreatments: z.array(PreviousTreatment).min(1).max(8),
  unwantedTone: CorrectionUnwantedTone,
  /** Left out, it is read from the goals' first sentence ("achieve cool_ash result"). */
  desiredTone: CorrectionDesiredTone.optional(),
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
  issueDescription: text(issueDescription.longest).min(1),
  currentLevel: CorrectionLevel.optional(),
  desiredLevel: CorrectionLevel.optional(),
  hairCondition: HairCondition.optional(),
  previousTreatments: z.array(PreviousTreatment).max(8).optional(),
  damageLevel: DamageLevel.optional(),
  porosity: Porosity.optional(),
  serviceType: ServiceType.optional(),
  underlyingTone: UnderlyingTone.optional(),
  unwantedTone: UnwantedTone.optional(),
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
  /** The record of the client; null where the name was nobody's, or several have it. */
  clientId: z.uuid().nullable(),
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
  zones: Zones.nullable(),
  services: z.array(z.string()),
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
  requires: z.array(Requirement),
  techniques: z.array(z.string()),
  /** Visits from and to; and how many days to wait before the first. */
  sessions: z.tuple([z.int(), z.int()]),
  waitDays: z.int(),
  trace: z.array(TraceEntry),
  /** The visits one by one, when the goal takes more than one. */
  roadmap: z.array(Visit),
  /** What the form, the photos, the model and the engine see differently, and which of them the formula follows. */
  disagreements: z.array(Disagreement),
  /** What the analysis cost, when a model was asked. */
  usage: ModelUsage.nullable(),
});
export type Consultation = z.infer<typeof Consultation>;

export const TreatmentPlan = z.object({
  title: z.string(),
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

export const FindConsultations = z.strictObject({
  q: text(120).optional().describe("Part of the client's name."),
  limit: z.int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindConsultations = z.infer<typeof FindConsultations>;
