import { z } from "zod";
import { ReadNotation } from "#tools/colour/notation/schema.ts";
import { Finding } from "#tools/colour/schema.ts";
import { CanonicalTone } from "#tools/colour/words.ts";
import { text } from "#tools/core/fields.ts";

export const ScenarioCategory = z.enum(["healthy", "correction", "damaged"]);
export type ScenarioCategory = z.infer<typeof ScenarioCategory>;

/** A target colour of a practice scenario. */
export const SampleTarget = z.object({
  id: z.string(),
  name: z.string(),
  level: z.number(),
  tone: CanonicalTone,
  color: z.string(),
  image: z.string(),
});
export type SampleTarget = z.infer<typeof SampleTarget>;

/** One of the ten practice heads. */
export const TrainingScenario = z.object({
  id: z.string(),
  /** 1 to 10, as it is spoken of. */
  number: z.int().min(1).max(10),
  title: z.string(),
  image: z.string(),
  category: ScenarioCategory,
  description: z.string(),
  sampleTargets: z.array(SampleTarget).length(3),
});
export type TrainingScenario = z.infer<typeof TrainingScenario>;

/** What an answer is judged by. */
export const GradedAspect = z.enum(["level", "tone", "developer", "safety"]);
export type GradedAspect = z.infer<typeof GradedAspect>;

export const GradeFormula = z.strictObject({
  scenario: z.int().min(1).max(10).describe("The number of the scenario."),
  target: z.int().min(1).max(3).describe("The number of its target color."),
  formula: text(4000).min(1).describe("The formula as the learner wrote it."),
});
export type GradeFormula = z.infer<typeof GradeFormula>;

export const Grade = z.object({
  scenario: z.int(),
  target: z.int(),
  formula: z.string(),
  read: ReadNotation,
  /** 0-100. */
  score: z.int().min(0).max(100),
  aspects: z.array(
    z.object({
      aspect: GradedAspect,
      verdict: z.enum(["right", "close", "wrong", "missing"]),
      /** What was right or wrong and why, with the figure. */
      reason: z.string(),
      source: z.string().nullable(),
    }),
  ),
  findings: z.array(Finding),
  /** The engine's own answer to the same head, as cards show it; null when nothing may be mixed. */
  answer: z.object({
    name: z.string(),
    lines: z.array(z.string()),
    refusal: z.string().nullable(),
  }),
});
export type Grade = z.infer<typeof Grade>;

/** A practice formula to keep; of whoever asks, where no stylist is named. */
export const SavePractice = GradeFormula.extend({ stylistId: z.string().max(80).optional() });
export type SavePractice = z.infer<typeof SavePractice>;

/** Whose practice, and of which scenario. */
export const FindPractice = z.object({
  stylistId: z.string().max(80).optional(),
  scenario: z.int().min(1).max(10).optional(),
  limit: z.int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindPractice = z.infer<typeof FindPractice>;

/** A practice formula that was graded and saved. */
export const PracticeFormula = z.object({
  id: z.uuid(),
  stylistId: z.uuid(),
  grade: Grade,
  createdAt: z.iso.datetime(),
});
export type PracticeFormula = z.infer<typeof PracticeFormula>;

const Words = z.union([text(4000), z.number()]).nullish();
/** One part of an example's formula; numbers may come as text. */
export const ExampleFormula = z.strictObject({
  brand: Words,
  productLine: Words,
  shades: z.union([z.array(text(200)).max(24), text(2000)]).nullish(),
  mixingRatio: Words,
  developer: Words,
  developerVolume: Words,
  amount: Words,
});

const Photo = text(2000);
/** A worked case that the salon learns from: what was there, what was wanted, what was mixed. */
export const SaveTrainingExample = z.strictObject({
  stylistId: z.string().max(80).optional(),
  name: text(200).min(1),
  currentPhotos: z.array(Photo).max(5).default([]),
  targetPhoto: Photo.nullish(),
  hairThickness: text(40).nullish(),
  hairLength: text(40).nullish(),
  hairHealth: z.enum(["damaged", "healthy"]).nullish(),
  hasGray: z.boolean().nullish(),
  grayCoverage: text(40).nullish(),
  baseFormula: ExampleFormula.nullish(),
  lowlightFormula: ExampleFormula.nullish(),
  highlightFormula: ExampleFormula.nullish(),
  tonerFormula: ExampleFormula.nullish(),
  recommendedTechniques: z.array(text(200)).max(24).default([]),
  touchupFrequency: text(80).nullish(),
  budgetTier: text(80).nullish(),
  processingTime: Words,
  specialInstructions: text(4000).nullish(),
});
export type SaveTrainingExample = z.infer<typeof SaveTrainingExample>;

export const TrainingExample = SaveTrainingExample.extend({
  id: z.uuid(),
  stylistId: z.uuid(),
  createdAt: z.iso.datetime(),
});
export type TrainingExample = z.infer<typeof TrainingExample>;

const Said = z.string().trim().max(200).optional();
const PartSaid = z
  .strictObject({
    brand: Said,
    productLine: Said,
    shades: Said.describe("As they were said, with their grams."),
    developer: Said,
    mixingRatio: Said,
    amount: Said,
  })
  .optional();

/** A worked case as it is told, without pictures. */
export const AddTrainingExample = z.strictObject({
  name: SaveTrainingExample.shape.name,
  baseFormula: PartSaid,
  lowlightFormula: PartSaid,
  highlightFormula: PartSaid,
  tonerFormula: PartSaid,
  hairThickness: z.string().trim().max(40).optional(),
  hairLength: z.string().trim().max(40).optional(),
  hairHealth: z.enum(["damaged", "healthy"]).optional(),
  grayCoverage: z.string().trim().max(40).optional(),
  processingTime: Said,
  recommendedTechniques: z.array(z.string().trim().max(200)).max(24).optional(),
  specialInstructions: z.string().trim().max(2000).optional(),
});
export type AddTrainingExample = z.infer<typeof AddTrainingExample>;

export const TrainingExamples = z.object({
  examples: z.array(TrainingExample),
  total: z.int(),
});
export type TrainingExamples = z.infer<typeof TrainingExamples>;

export const TrainingExampleById = z.strictObject({
  exampleId: z.uuid().describe("From list_training_examples."),
});
export type TrainingExampleById = z.infer<typeof TrainingExampleById>;
