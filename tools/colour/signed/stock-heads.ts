import { findLine } from "#tools/colour/catalogue.ts";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { shelfCodesOf } from "#tools/colour/shade/stock.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";
import type { SignedHead } from "./heads.ts";

const virgin = {
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  currentLevel: 6,
  desiredLevel: 6,
  desiredTone: "natural",
  damageLevel: "1",
} satisfies FormulateRequest;
const bleached = {
  ...virgin,
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
  currentLevel: 9,
  desiredLevel: 9,
} satisfies FormulateRequest;

const fashion: readonly CanonicalTone[] = ["pink", "blue", "silver", "red", "orange", "matte"];
const ways: readonly (readonly [string, Partial<FormulateRequest>])[] = [
  ["as it is", {}],
  ["pastel", { extra: { goal: "pastel" } }],
  ["in foils", { extra: { application: "foils" } }],
  ["pregnant", { extra: { pregnant: true } }],
  ["yellow", { unwantedTone: "yellow" }],
];

const permanents = [
  "wella-professionals/koleston-perfect",
  "pravana/chromasilk",
  "davines/a-new-colour",
  "schwarzkopf-professional/igora-royal-highlifts",
  "goldwell/topchic",
] as const;

const shelves: readonly (readonly [string, readonly string[]])[] = [
  ["Koleston and Color Touch", [permanents[0], "wella-professionals/color-touch"]],
  ["Koleston alone", [permanents[0]]],
  ["Shades EQ alone", ["redken/shades-eq-gloss"]],
  ["no colour, a lightener", ["matrix/light-master"]],
];

const wholeLine = (key: string) => {
  const line = findLine(key);
  return [key, line ? [...shelfCodesOf(line)] : []] as const;
};

const accepted = { by: "Mara", on: "2026-11-03" };

/** Heads whose answer hangs on what it is mixed from: direct dye, the developers of a line, a shelf, what a salon has learnt of its lines. */
export const stockHeads: readonly SignedHead[] = [
  ...fashion.flatMap((tone) =>
    ways.flatMap(([way, more]) => [
      {
        name: `${tone} ${way} on virgin 6`,
        hair: { ...virgin, services: ["vivids" as const], desiredTone: tone, ...more },
      },
      {
        name: `${tone} ${way} on bleached 9`,
        hair: { ...bleached, services: ["vivids" as const], desiredTone: tone, ...more },
      },
    ]),
  ),
  ...permanents.flatMap((line) =>
    (
      [
        [6, 6, 0],
        [6, 8, 24],
        [6, 8, 25],
        [6, 8, 0],
        [7, 10, 0],
        [7, 9, 0],
        [6, 10, 0],
      ] as const
    ).map(([from, to, white]) => ({
      name: `${line}: ${from} to ${to}, ${white}% white`,
      hair: {
        ...virgin,
        currentLevel: from,
        desiredLevel: to,
        lines: [line],
        ...(white > 0 && { hasGray: true, grayPercent: white }),
      },
    })),
  ),
  ...permanents.flatMap((key) => {
    const [brand, line] = key.split("/");
    return (["gray-coverage", "toning", undefined] as const).map((serviceType) => ({
      name: `${key} asked for, ${serviceType ?? "a level darker"}`,
      hair: { ...virgin, desiredLevel: 5, desiredTone: "gold" as const, brand, line, serviceType },
    }));
  }),
  ...shelves.flatMap(([what, lines]) =>
    [virgin, { ...virgin, desiredLevel: 8 }, { ...bleached, unwantedTone: "yellow" as const }].map(
      (hair) => ({
        name: `${what} on the shelf, ${hair.currentLevel} to ${hair.desiredLevel}`,
        hair: {
          ...hair,
          shelf: Object.fromEntries(lines.map(wholeLine)),
        },
      }),
    ),
  ),
  ...([-1, -0.5, 0.5, 1] as const).flatMap((offset) =>
    [5, 7].map((goal) => ({
      name: `a line that comes out ${offset} levels off, 6 to ${goal}`,
      hair: {
        ...virgin,
        desiredLevel: goal,
        lines: [permanents[0]],
        offsets: { [permanents[0]]: { offset, count: 12, accepted } },
      },
    })),
  ),
  ...(["full head foils", "half head foils", "balayage", "foils"] as const).flatMap((service) =>
    (["8_weeks", "12_weeks"] as const).map((touchupFrequency) => ({
      name: `${service}, back in ${touchupFrequency}`,
      hair: { ...virgin, desiredLevel: 9, touchupFrequency, extra: { service } },
    })),
  ),
];
