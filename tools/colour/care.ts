/** Home and salon care around a service. */
export type TreatmentPlan = {
  title: string;
  preService: string[];
  products: { name: string; purpose: string }[];
  postService: string[];
};

/** The line of a plan that falls away once the test is passed. */
export const PATCH_TEST_LINE = "Patch test 48 hours before";

const plans: Record<1 | 2 | 3 | 4, TreatmentPlan> = {
  1: {
    title: "Slightly damaged ends: color safe",
    preService: [
      "Clarifying or chelating wash before the visit",
      "Porosity spray on the ends before color",
      PATCH_TEST_LINE,
    ],
    products: [
      { name: "Bond additive", purpose: "Protects the fiber while color or lightener works" },
      { name: "Sulfate-free shampoo", purpose: "Keeps the color in" },
      { name: "Light moisture mask", purpose: "Smooths the ends once a week" },
      { name: "Heat protection", purpose: "Shields the ends before the dryer or iron" },
    ],
    postService: [
      "First wash after 48 to 72 hours, with tepid water",
      "Mask once a week",
      "Trim every 8 to 10 weeks",
    ],
  },
  2: {
    title: "Moderate damage: demi or semi color only",
    preService: [
      "Test strand and elasticity test",
      "Bonding treatment one week before",
      PATCH_TEST_LINE,
    ],
    products: [
      { name: "Bond builder", purpose: "In the bowl and after rinsing" },
      { name: "Acid sealing conditioner", purpose: "Closes the cuticle and holds the tone" },
      {
        name: "Protein and moisture treatments in turn",
        purpose: "Give strength without making the hair brittle",
      },
    ],
    postService: [
      "Bond mask once a week",
      "No heat above 150 °C",
      "Trim every 6 to 8 weeks",
      "Look at the hair again before any lift",
    ],
  },
  3: {
    title: "Heavy damage: bonding only, no color",
    preService: ["No color of any kind", "Cut away the worst of the ends"],
    products: [
      { name: "Salon bond course", purpose: "Three to four treatments, one to two weeks apart" },
      { name: "Home bond treatment", purpose: "Keeps rebuilding between visits" },
      { name: "Silk pillowcase or bonnet", purpose: "Takes friction off the fiber at night" },
    ],
    postService: ["Low heat only", "Recheck in 4 to 6 weeks before any color is talked about"],
  },
  4: {
    title: "Dead hair: no chemical service",
    preService: ["No chemical service of any kind"],
    products: [
      { name: "Gentle cleanser", purpose: "Cleans without roughening" },
      { name: "Moisture conditioner", purpose: "Keeps what is left pliable" },
    ],
    postService: [
      "Talk about a cut, a topper or a wig",
      "Refer to a trichologist if the hair is being shed",
    ],
  },
};

/** Treatment plan of a damage level 1-4 (spec); anything outside is read as the nearest. */
export function treatmentPlan(damageLevel: number): TreatmentPlan {
  if (damageLevel >= 4) return plans[4];
  return damageLevel >= 3 ? plans[3] : damageLevel >= 2 ? plans[2] : plans[1];
}

export type CareTier = "intensive" | "moderate" | "light";

/** Tier of a damage score 0-100, as the result view shows it (score = damage level times 25): above 70 intensive, above 40 moderate, else light. */
export function careTier(score: number): CareTier {
  if (score > 70) return "intensive";
  return score > 40 ? "moderate" : "light";
}

/** Treatment plan by damage score 0-100. Intensive is a bond course, moderate the plan of damage 2, light that of damage 1. */
export function treatmentPlanByScore(score: number): TreatmentPlan & { tier: CareTier } {
  const tier = careTier(score);
  return {
    ...plans[tier === "intensive" ? (score > 90 ? 4 : 3) : tier === "moderate" ? 2 : 1],
    tier,
  };
}

export type ConfidenceBand = { id: "excellent" | "good" | "moderate"; label: string };

/** The band of a confidence 0-100: 90 and above excellent, 75 to 89 good, below 75 moderate. */
export function confidenceBand(confidence: number): ConfidenceBand {
  if (confidence >= 90) return { id: "excellent", label: "Excellent match - highly recommended" };
  return confidence >= 75
    ? { id: "good", label: "Good match - with adjustments" }
    : { id: "moderate", label: "Moderate match - review carefully" };
}
