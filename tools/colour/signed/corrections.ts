import type { Bowl } from "#tools/colour/bowl-schema.ts";
import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { caseOf, nothingKnown } from "#tools/colour/case.ts";
import { formulate } from "#tools/colour/formulate.ts";
import type { SignedHead } from "./heads.ts";

const coloured = {
  currentLevel: 6,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
  damageLevel: "1",
} as const satisfies FormulateRequest;

type Fault = readonly [
  tone: NonNullable<FormulateRequest["uncorrectedTones"]>[number],
  told: string,
  more?: Partial<FormulateRequest>,
];

const faults: readonly Fault[] = [
  ["orange", "still orange all over"],
  ["yellow", "the ends are yellow", { porosity: "high" }],
  ["green", "turned green at the ends"],
  ["green", "khaki all over after going darker"],
  ["too-dark", "came out too dark and ashy, the ends grabbed"],
  ["too-dark", "too deep everywhere", { porosity: "high" }],
  ["too-light", "the roots are too light"],
  ["too-light", "washed out after a week", { porosity: "high" }],
  ["uneven", "bands in the mid-lengths"],
  ["uneven", "went too violet at the ends"],
  ["brass", "rinsed after five minutes, still brassy"],
  ["red", "warm at the roots, hot roots"],
  ["uneven", "the grey is not covered and shows through", { hasGray: true, grayPercent: 60 }],
];

/** The formulas that went wrong: the engine's own, and what others do. */
const lasts: readonly (readonly [string, FormulateRequest, Bowl[]?])[] = [
  ["an ash on coloured 7", { ...coloured, currentLevel: 7, desiredTone: "cool_ash" }],
  ["a lift from 6 to 8", { ...coloured, currentLevel: 6, desiredLevel: 8, desiredTone: "neutral" }],
  [
    "10 down to 6",
    {
      ...coloured,
      currentLevel: 10,
      desiredLevel: 6,
      hairCondition: "bleached",
      previousTreatments: ["bleached"],
    },
  ],
  [
    "white covered",
    { ...coloured, currentLevel: 5, hasGray: true, grayPercent: 60, serviceType: "gray-coverage" },
  ],
  [
    "violet on orange",
    { ...coloured, currentLevel: 6 },
    [demi("redken", "shades-eq-gloss", "09V", 7, "1:1", [5, 10])],
  ],
  [
    "a pale pearl on yellow",
    { ...coloured, currentLevel: 8, hairCondition: "bleached", previousTreatments: ["bleached"] },
    [demi("goldwell", "colorance", "10P", 7, "1:2", [5, 5])],
  ],
  [
    "blue ash on yellow",
    { ...coloured, currentLevel: 9, hairCondition: "bleached", previousTreatments: ["bleached"] },
    [demi("goldwell", "colorance", "8A", 7, "1:2", [20, 20])],
  ],
  [
    "a fashion permanent at 30 vol on white",
    { ...coloured, currentLevel: 5, hasGray: true, grayPercent: 60, serviceType: "gray-coverage" },
    [
      {
        ...demi("goldwell", "topchic", "6K", 30, "1:1", [20, 25]),
        type: "permanent",
        purpose: "deposit",
      },
    ],
  ],
  [
    "a natural two levels too deep",
    { ...coloured, currentLevel: 7 },
    [
      {
        ...demi("goldwell", "topchic", "5N", 20, "1:1", [30, 45]),
        type: "permanent",
        purpose: "deposit",
      },
    ],
  ],
];

/** Every fault after every formula, on a second and a third try too. */
export const signedCorrections: readonly SignedHead[] = lasts.flatMap(([made, hair, others]) => {
  const bowls = others ?? formulate(caseOf(hair, nothingKnown)).steps.map(bowlOfStep);
  return faults.map(([tone, told, more], at) => {
    const correction: FormulateRequest = {
      ...hair,
      ...more,
      flow: "corrective",
      currentLevel: hair.desiredLevel ?? hair.currentLevel,
      previousTreatments: [
        "previously_colored",
        ...(hair.hairCondition === "bleached" ? (["bleached"] as const) : []),
      ],
      desiredTone: hair.desiredTone ?? "neutral",
      uncorrectedTones: [tone],
      issueDescription: told,
      lastFormula: {
        bowls,
        fromLevel: hair.currentLevel,
        toLevel: hair.desiredLevel ?? hair.currentLevel,
        attempts: 1 + (at % 3),
      },
    };
    return { name: `${made}, then: ${told}, try ${1 + (at % 3)}`, hair: correction };
  });
});

function demi(
  brand: string,
  line: string,
  code: string,
  volume: number,
  ratio: string,
  minutes: [number, number],
): Bowl {
  return {
    type: "demi-permanent",
    purpose: "tone",
    zone: "all",
    brand,
    line,
    shades: [{ code, grams: 30 }],
    developer: { volume },
    ratio,
    minutes,
  };
}
