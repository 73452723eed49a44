import type { FormulateRequest } from "#tools/colour/schema.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import type { SampleTarget, ScenarioCategory, TrainingScenario } from "./schema.ts";

/** A target with what the engine is asked for it beyond the hair. */
export type PracticeTarget = SampleTarget & { goal: Partial<FormulateRequest> };

/** A scenario with its hair in the engine's words; the goal comes with each target. */
export type PracticeScenario = Omit<TrainingScenario, "sampleTargets"> & {
  hair: FormulateRequest;
  sampleTargets: readonly PracticeTarget[];
};

/** The badge of each category. */
export const CATEGORY_LABELS: Record<ScenarioCategory, string> = {
  healthy: "Healthy",
  correction: "Correction Needed",
  damaged: "Damaged",
};

/** The ten practice heads, from a first lift to hair that must be refused. */
export const SCENARIOS: readonly PracticeScenario[] = [
  scenario(1, "first-lift", "healthy", "First time lighter", {
    description:
      "Virgin hair at level 5, medium thickness, to the shoulders, healthy ends, no white. Every level of lift shows warmth: plan for it in the bowl, and know how far one visit goes.",
    hair: { currentLevel: 5, hairCondition: "virgin", previousTreatments: ["virgin"] },
    targets: [
      target("Soft beige blonde", 7, "beige", "#8C6B52"),
      target("Fresh copper", 6, "copper", "#854E2C"),
      target("Pearl blonde in one day", 10, "pearl", "#CFBFAB"),
    ],
  }),
  scenario(2, "grey-coverage", "healthy", "60% white to cover", {
    description:
      "Natural level 6 with 60% white hair, evenly spread, never colored, healthy. White hair takes its own share of natural, its own developer and its full time.",
    hair: {
      currentLevel: 6,
      hairCondition: "virgin",
      previousTreatments: ["virgin"],
      serviceType: "gray-coverage",
      hasGray: true,
      grayPercent: 60,
    },
    targets: [
      target("Natural dark blonde", 6, "natural", "#75553E"),
      target("Golden blonde", 7, "gold", "#926A3D"),
      target("Light ash blonde", 9, "ash", "#B4A485"),
    ],
  }),
  scenario(3, "brassy-blonde", "correction", "Brass at level 8", {
    description:
      "Lightened hair at level 8 that shows yellow-orange brass, damage 1, normal porosity. The level is there; only the tone is wrong.",
    hair: {
      currentLevel: 8,
      hairCondition: "bleached",
      previousTreatments: ["bleached"],
      serviceType: "toning",
      underlyingTone: "gold",
      unwantedTone: "brass",
    },
    targets: [
      target("Neutral beige blonde", 8, "beige", "#A58666"),
      target("Smoky ash", 7, "ash", "#856E56"),
      target("Pearl blonde", 9, "pearl", "#BAA289"),
    ],
  }),
  scenario(4, "box-black", "correction", "Box black that wants to be blonde", {
    description:
      "Level 2 all over from years of black box dye, the last of it six weeks ago; unknown metals, damage 1. Tint does not lift tint: say what comes out, in which order, and in how many visits.",
    hair: {
      currentLevel: 2,
      hairCondition: "previously-colored",
      previousTreatments: ["box_dye"],
    },
    targets: [
      target("Mocha brown", 4, "mocha", "#493430"),
      target("Beige blonde", 8, "beige", "#A58666"),
      target("Rich natural black-brown", 2, "natural", "#28201D"),
    ],
  }),
  scenario(5, "porous-ends", "damaged", "Bleached and porous, back to brown", {
    description:
      "Bleached lengths at level 9, high porosity, damage 2: they drink color and have lost the warmth that brown is made of. What goes on first decides whether the result turns green.",
    hair: {
      currentLevel: 9,
      hairCondition: "bleached",
      previousTreatments: ["bleached"],
      damageLevel: "2",
      porosity: "high",
    },
    targets: [
      target("Natural dark blonde", 6, "natural", "#75553E"),
      target("Chocolate brown", 5, "chocolate", "#634130"),
      target("Cool pearl blonde", 9, "pearl", "#BAA289", { unwantedTone: "yellow" }),
    ],
  }),
  scenario(6, "relaxed", "healthy", "Relaxed hair", {
    description:
      "Natural level 3, relaxed with sodium hydroxide six weeks ago, healthy otherwise. The relaxer has opened bonds that will not take everything: mind the developer, and what must not be promised.",
    hair: {
      currentLevel: 3,
      hairCondition: "virgin",
      hairThickness: "thick",
      extra: { relaxer: "sodium_hydroxide", weeksSinceTreatment: 6 },
    },
    targets: [
      target("Deep red-violet", 3, "red-violet", "#3E2529"),
      target("Warm copper brown", 4, "copper", "#592D19"),
      target("Golden blonde", 8, "gold", "#AB8551"),
    ],
  }),
  scenario(7, "heavy-damage", "damaged", "Gummy after three bleachings", {
    description:
      "Level 8, bleached three times in a month, stretches when wet and does not spring back well: damage 3, high porosity. The client has a wedding on Saturday.",
    hair: {
      currentLevel: 8,
      hairCondition: "bleached",
      previousTreatments: ["bleached"],
      damageLevel: "3",
      porosity: "high",
    },
    targets: [
      target("Beige blonde", 7, "beige", "#8C6B52"),
      target("Pearl platinum", 10, "pearl", "#CFBFAB"),
      target("Natural brown", 5, "natural", "#5E4333"),
    ],
  }),
  scenario(8, "banding", "correction", "Three bands along one strand", {
    description:
      "Old color in bands: roots at level 6, an orange band at level 5, faded ends at level 8; damage 1. One bowl on all of it keeps the bands.",
    hair: {
      flow: "correction",
      serviceType: "color_correction",
      currentLevel: 7,
      hairCondition: "previously-colored",
      previousTreatments: ["previously_colored"],
      unwantedTone: "uneven",
      zones: { roots: { level: 6 }, bands: { level: 5, tone: "orange" }, ends: { level: 8 } },
    },
    targets: [
      target("Even natural dark blonde", 6, "natural", "#75553E"),
      target("Even beige blonde", 7, "beige", "#8C6B52"),
      target("Even mocha brown", 5, "mocha", "#5E4339"),
    ],
  }),
  scenario(9, "faded-red", "correction", "A red that has faded", {
    description:
      "Colored red eight weeks ago, washed out to a dull red-brown at level 6, even from root to end, damage 1. Red molecules leave first and never quite leave.",
    hair: {
      currentLevel: 6,
      hairCondition: "previously-colored",
      previousTreatments: ["previously_colored"],
    },
    targets: [
      target("Bright red-copper", 6, "red-copper", "#8B4A32"),
      target("Red-violet", 5, "red-violet", "#6F3940"),
      target("Cool ash, no red left", 6, "ash", "#6D5848", { unwantedTone: "red" }),
    ],
  }),
  scenario(10, "green-swimmer", "correction", "Green after a summer in the pool", {
    description:
      "Lightened level 9 with a green cast from pool water, minerals still on the hair, damage 1. What cancels green, and what has to come off before anything with peroxide goes on?",
    hair: {
      currentLevel: 9,
      hairCondition: "bleached",
      previousTreatments: ["bleached"],
      serviceType: "toning",
      unwantedTone: "green",
      extra: { swimming_pool: "yes" },
    },
    targets: [
      target("Natural light blonde", 9, "natural", "#BEA17B"),
      target("Beige blonde", 9, "beige", "#BDA180"),
      target("Warm golden blonde", 8, "gold", "#AB8551"),
    ],
  }),
];

/** What the engine is asked for a target of a scenario. */
export function requestFor({ hair }: PracticeScenario, { goal }: PracticeTarget): FormulateRequest {
  return { ...hair, ...goal };
}

type Words = {
  description: string;
  hair: FormulateRequest;
  targets: readonly ((id: string) => PracticeTarget)[];
};

function scenario(
  number: number,
  id: string,
  category: ScenarioCategory,
  title: string,
  { description, hair, targets }: Words,
): PracticeScenario {
  return {
    id,
    number,
    title,
    category,
    description,
    image: `/training/${id}.webp`,
    hair,
    sampleTargets: targets.map((make, at) => make(`${id}-${at + 1}`)),
  };
}

function target(
  name: string,
  level: number,
  tone: CanonicalTone,
  color: string,
  goal: Partial<FormulateRequest> = {},
): (id: string) => PracticeTarget {
  return (id) => ({
    id,
    name,
    level,
    tone,
    color,
    image: `/training/${id}.webp`,
    goal: { desiredLevel: level, desiredTone: tone, ...goal },
  });
}
