import type { FormulateRequest } from "#tools/colour/schema.ts";
import type { SignedHead } from "./heads.ts";

type Extra = NonNullable<FormulateRequest["extra"]>;

const coloured = {
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
  currentLevel: 6,
  desiredLevel: 7,
  desiredTone: "copper",
  damageLevel: "1",
} satisfies FormulateRequest;

const virgin = {
  ...coloured,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
} satisfies FormulateRequest;

/** What a client may answer to the questions of safety, and what a history may hold. */
const answers: readonly (readonly [string, Extra])[] = [
  ["direct dye blue", { directDye: "blue" }],
  ["direct dye green", { directDye: "green" }],
  ["direct dye red", { directDye: "red" }],
  ["direct dye blue, scalp hurt", { directDye: "blue", scalpBroken: true }],
  ["sodium relaxer a week ago", { relaxer: "sodium_hydroxide", weeksSinceTreatment: 1 }],
  ["sodium relaxer six weeks ago", { relaxer: "sodium_hydroxide", weeksSinceTreatment: 6 }],
  ["thio straightening", { relaxer: "thioglycolate", weeksSinceTreatment: 3 }],
  ["unknown straightening", { relaxer: "yes" }],
  ["metals found", { metallicTest: "positive" }],
  ["metals not found", { metallicTest: "negative" }],
  ["compound dye", { compoundDye: true }],
  ["well water", { wellWater: true }],
  ["pregnant", { pregnant: true }],
  ["fifteen", { age: 15 }],
  ["sixteen", { age: 16 }],
  ["reacted before", { reactedToColourBefore: true }],
  ["black henna tattoo", { blackHennaTattoo: true }],
  ["broken scalp", { scalpBroken: true }],
  ["no elasticity", { elasticityTest: "failed" }],
  [
    "skin test passed two days ago",
    { patchTest: "passed", patchTestHours: 50, patchTestBrand: "goldwell" },
  ],
  [
    "skin test passed at 48 h",
    { patchTest: "passed", patchTestHours: 48, patchTestBrand: "wella-professionals" },
  ],
  ["skin test a day ago", { patchTest: "passed", patchTestHours: 24, patchTestBrand: "goldwell" }],
  [
    "skin test a week and two days ago",
    { patchTest: "passed", patchTestHours: 216, patchTestBrand: "goldwell" },
  ],
  ["skin test with no brand", { patchTest: "passed", patchTestHours: 60 }],
  ["skin test failed", { patchTest: "red and itching", patchTestHours: 50 }],
  ["skin test on its way", { patchTestHours: 10 }],
];

const treatments = ["henna", "perm", "keratin", "semi_permanent", "box_dye", "bleached"] as const;

const wishes: readonly (readonly [string, Partial<FormulateRequest>])[] = [
  ["in Topchic 7K", { brand: "goldwell", line: "topchic", shade: "7K" }],
  ["in Shades EQ", { brand: "redken", line: "shades-eq-gloss" }],
  [
    "in Koleston Special Blonde",
    { brand: "wella-professionals", line: "koleston-special-blonde", desiredLevel: 10 },
  ],
  ["in Vivids", { brand: "pravana", line: "vivids", desiredTone: "violet" }],
  ["in a line nobody knows", { brand: "goldwell", line: "no-such-line" }],
  ["as little as can be", { budget: "economy", touchupFrequency: "12_weeks", desiredLevel: 9 }],
  ["every four weeks", { touchupFrequency: "4_weeks", desiredLevel: 9, desiredTone: "cool_ash" }],
  ["a photo that is warm", { desiredTone: "cool_ash", extra: { targetPhotoTone: "warm" } }],
  ["full, white", { hasGray: true, grayCoverage: "full", serviceType: "gray-coverage" }],
  [
    "resistant white",
    {
      hasGray: true,
      grayPercent: 80,
      serviceType: "gray-coverage",
      extra: { resistantGrey: true },
    },
  ],
  [
    "a trace of white",
    { hasGray: true, grayCoverage: "minimal", serviceType: "gray-coverage", desiredLevel: 6 },
  ],
  [
    "glassy white and red",
    { hasGray: true, grayPercent: 70, desiredTone: "red", extra: { goal: "glassy white" } },
  ],
  [
    "gold that shows under it",
    { underlyingTone: "pale-yellow", desiredTone: "neutral", desiredLevel: 6 },
  ],
  ["all of it today", { desiredLevel: 10, extra: { oneSession: true } }],
  ["to the root, solid", { desiredLevel: 10, extra: { goal: "solid blonde to the root" } }],
  ["a money piece", { desiredLevel: 9, extra: { goal: "money piece round the face" } }],
  ["its ends refreshed", { desiredLevel: 5, extra: { service: "refresh faded ends" } }],
];

/** Heads with an answer, a treatment or a wish of their own, on coloured and on virgin hair, porous and not. */
export const specialHeads: readonly SignedHead[] = [
  ...answers.flatMap(([said, extra]) => [
    { name: `${said}, coloured`, hair: { ...coloured, extra } },
    {
      name: `${said}, virgin to blonde`,
      hair: { ...virgin, desiredLevel: 9, desiredTone: "neutral" as const, extra },
    },
  ]),
  ...treatments.flatMap((treatment) =>
    (["low", "high"] as const).map((porosity) => ({
      name: `${treatment}, ${porosity} porosity`,
      hair: { ...coloured, previousTreatments: [treatment], porosity, desiredLevel: 5 },
    })),
  ),
  ...wishes.flatMap(([wish, more]) => [
    { name: `${wish}, coloured`, hair: { ...coloured, ...more } },
    { name: `${wish}, virgin`, hair: { ...virgin, ...more } },
  ]),
];
