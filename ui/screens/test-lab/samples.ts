import type { ConvertFormula } from "#tools/library/convert-schema.ts";
import { SCENARIOS } from "#tools/training/data.ts";
import type { SaveTrainingExample } from "#tools/training/schema.ts";

/** The training example that the lab saves. */
export const SAMPLE_EXAMPLE = {
  name: "Test Lab: level 5 to soft beige 7",
  currentPhotos: ["/training/first-lift.webp"],
  targetPhoto: "/training/first-lift-1.webp",
  hairThickness: "medium",
  hairLength: "medium",
  hairHealth: "healthy",
  hasGray: false,
  baseFormula: {
    brand: "Wella Professionals",
    productLine: "Koleston Perfect",
    shades: ["7/31"],
    mixingRatio: "1:1",
    developer: "Welloxon Perfect",
    developerVolume: 30,
    amount: "60 g",
  },
  tonerFormula: {
    brand: "Wella Professionals",
    productLine: "Color Touch",
    shades: ["8/81"],
    mixingRatio: "1:2",
    developer: "Color Touch Emulsion",
    developerVolume: 6.3,
    amount: "30 g",
  },
  recommendedTechniques: ["single process"],
  touchupFrequency: "8_weeks",
  budgetTier: "moderate",
  processingTime: 35,
  specialInstructions: "Mids and ends first, roots last.",
} satisfies SaveTrainingExample;

export type SampleFormula = typeof SAMPLE_EXAMPLE.baseFormula;

/** The formulas that the lab converts: one of each kind. */
export const SAMPLE_FORMULAS = [
  {
    originalFormula: "Blondor 50g + 20 vol 75g 1:1.5 40 min",
    productType: "lightener",
    sourceContext: "Foils on level 5",
  },
  {
    originalFormula: "Shades EQ 09V 30g + 09T 30g + processing solution 60g 20 min",
    productType: "toner",
    sourceContext: "Toner on level 9",
  },
  {
    originalFormula: "Koleston Perfect 7/31 60g + 30 vol 60g 1:1 35 min",
    productType: "base",
    sourceContext: "Virgin level 5 to 7",
  },
] as const satisfies readonly ConvertFormula[];

/** The consultation that the lab runs, in its own fields. */
export const SAMPLE_CONSULTATION = {
  clientName: "Test Lab",
  currentLevel: "5",
  desiredLevel: "6",
  currentTone: "natural",
  desiredTone: "copper",
  hairThickness: "medium",
  hairLength: "medium",
  hairHealth: "healthy",
  hasGray: "false",
  touchupFrequency: "8_weeks",
  budgetTier: "moderate",
  serviceType: "toning",
  preferredBrands: JSON.stringify(["Wella Professionals"]),
  specialNotes: "A consultation of the Test Lab.",
} satisfies Record<string, string>;

/** Its three photos: two of the hair, then the target. */
export const SAMPLE_PHOTOS: readonly string[] = [
  SCENARIOS[0]?.image,
  SCENARIOS[0]?.image,
  SCENARIOS[0]?.sampleTargets[1]?.image,
].filter((image) => image !== undefined);
