import { engineCases } from "#tools/colour/cases.ts";
import { FormulateRequest } from "#tools/colour/schema.ts";
import { factHeads } from "./fact-heads.ts";
import { specialHeads } from "./special-heads.ts";
import type { PlannedService, ZoneName } from "#tools/colour/words.ts";

/** A head and the name it is signed under. */
export type SignedHead = { name: string; hair: FormulateRequest };

type Zones = NonNullable<FormulateRequest["zones"]>;

const canvases = {
  virgin: { hairCondition: "virgin", previousTreatments: ["virgin"] },
  coloured: { hairCondition: "previously-colored", previousTreatments: ["previously_colored"] },
  bleached: { hairCondition: "bleached", previousTreatments: ["bleached"] },
  boxed: { hairCondition: "previously-colored", previousTreatments: ["box_dye"] },
} as const satisfies Record<string, Partial<FormulateRequest>>;

const moves = [
  [3, 3, "natural"],
  [4, 6, "warm"],
  [5, 5, "cool_ash"],
  [5, 8, "neutral"],
  [6, 7, "red"],
  [7, 7, "cool_ash"],
  [7, 10, "cool_ash"],
  [8, 6, "natural"],
  [9, 9, "pearl"],
  [10, 5, "gold"],
] as const;

const services: readonly (readonly PlannedService[])[] = [
  ["virgin_lift"],
  ["retouch"],
  ["grey_coverage"],
  ["grey_blending"],
  ["toning"],
  ["gloss"],
  ["lowlights"],
  ["highlights"],
  ["balayage"],
  ["going_darker"],
  ["colour_removal"],
  ["double_process"],
  ["vivids"],
  ["correction"],
  ["grey_coverage", "highlights"],
  ["highlights", "lowlights", "gloss"],
  ["balayage", "toning"],
];

const parts: readonly (readonly [string, Zones])[] = [
  ["regrowth", { roots: { level: 5, hairCondition: "virgin" } }],
  ["hot roots", { roots: { level: 8, tone: "orange" } }],
  ["dark band", { bands: { level: 4 } }],
  ["porous ends", { ends: { porosity: "high" } }],
  ["light ends", { ends: { level: 9, tone: "yellow", hairCondition: "bleached" } }],
  ["white hairline", { hairline: { greyShare: 80 }, resistant: { greyShare: 95 } }],
];

const lines: readonly (readonly [string, readonly string[]])[] = [
  ["Redken", ["redken/color-gels-lacquers", "redken/shades-eq-gloss"]],
  ["Wella", ["wella-professionals/koleston-perfect", "wella-professionals/color-touch"]],
  ["Matrix", ["matrix/socolor", "matrix/socolor-sync"]],
  ["Igora", ["schwarzkopf-professional/igora-royal"]],
  ["Majirel", ["loreal-professionnel/majirel"]],
];

const faults = [
  "orange",
  "yellow",
  "red",
  "green",
  "brass",
  "uneven",
  "too-dark",
  "too-light",
] as const;

/** The heads whose formulas are signed: the agreed cases, each move on each canvas, every service, parts of the head, white shares, lines, damage and faults. */
export const signedHeads: readonly SignedHead[] = [
  ...specialHeads,
  ...engineCases
    .filter(({ kind }) => kind === "formulate")
    .map(({ id, input }) => ({ name: id, hair: FormulateRequest.parse(input) })),
  ...Object.entries(canvases).flatMap(([canvas, done]) =>
    moves.map(([from, to, tone]) => ({
      name: `${canvas} ${from} to ${to} ${tone}`,
      hair: {
        ...done,
        currentLevel: from,
        desiredLevel: to,
        desiredTone: tone,
        damageLevel: "1",
      } as const,
    })),
  ),
  ...services.flatMap((wanted) =>
    (["virgin", "coloured", "bleached"] as const).map((canvas) => ({
      name: `${wanted.join(" and ")} on ${canvas}`,
      hair: {
        ...canvases[canvas],
        ...(wanted.includes("grey_coverage") || wanted.includes("grey_blending")
          ? { hasGray: true, grayPercent: 45 }
          : {}),
        ...(wanted.includes("vivids") ? { desiredTone: "blue" as const } : {}),
        currentLevel: canvas === "bleached" ? 9 : 6,
        desiredLevel: canvas === "bleached" ? 9 : 8,
        damageLevel: "1" as const,
        hairLength: "long" as const,
        services: [...wanted],
      },
    })),
  ),
  ...parts.flatMap(([part, zones]) =>
    ([6, 7, 9] as const).map((goal) => ({
      name: `${part}, level 7 to ${goal}`,
      hair: {
        ...canvases.coloured,
        currentLevel: 7,
        desiredLevel: goal,
        desiredTone: "neutral" as const,
        damageLevel: "1" as const,
        zones: zones satisfies Partial<Record<ZoneName, object>>,
      },
    })),
  ),
  ...lines.flatMap(([maker, own]) =>
    ([15, 40, 60, 90] as const).map((white) => ({
      name: `${white}% white with ${maker}`,
      hair: {
        ...canvases.coloured,
        currentLevel: 5,
        desiredLevel: 6,
        serviceType: "gray-coverage" as const,
        hasGray: true,
        grayPercent: white,
        damageLevel: "1" as const,
        lines: [...own],
      },
    })),
  ),
  ...(["2", "3", "4"] as const).map((damage) => ({
    name: `damage ${damage}`,
    hair: { ...canvases.bleached, currentLevel: 8, desiredLevel: 9, damageLevel: damage },
  })),
  ...faults.map((fault) => ({
    name: `corrective, still ${fault}`,
    hair: {
      ...canvases.coloured,
      flow: "corrective" as const,
      currentLevel: 7,
      desiredLevel: 7,
      desiredTone: "neutral" as const,
      damageLevel: "1" as const,
      uncorrectedTones: [fault],
    },
  })),
  ...(["fine", "medium", "thick"] as const).flatMap((thickness) =>
    (["short", "medium", "long", "very_long"] as const).map((length) => ({
      name: `${length}, ${thickness}: brass at 8`,
      hair: {
        ...canvases.bleached,
        currentLevel: 8,
        desiredLevel: 8,
        unwantedTone: "brass" as const,
        damageLevel: "1" as const,
        hairThickness: thickness,
        hairLength: length,
      },
    })),
  ),
  ...factHeads,
];
