import type { FormulateRequest } from "#tools/colour/schema.ts";
import type { SignedHead } from "./heads.ts";

type Hair = Partial<FormulateRequest>;

const coloured: Hair = {
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
  damageLevel: "1",
};
const virgin: Hair = { hairCondition: "virgin", previousTreatments: [], damageLevel: "1" };
const bleached: Hair = {
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
  damageLevel: "1",
};

const six = { currentLevel: 6, desiredLevel: 6 } as const;
const white = (grayPercent: number) => ({ hasGray: true, grayPercent });
const weeks = { extra: { weeksSinceTreatment: 6 } } as const;
const toning = { serviceType: "toning" } as const;

/** Heads whose facts stand whatever the service is called: white hair, a wish against what shows, a wait that is over. */
export const factHeads: readonly SignedHead[] = [
  {
    name: "the form's toning, all white, copper",
    hair: {
      ...virgin,
      ...six,
      ...toning,
      hasGray: true,
      grayCoverage: "full",
      desiredTone: "copper",
    },
  },
  {
    name: "60% white, warm, in Koleston",
    hair: {
      ...virgin,
      ...six,
      ...toning,
      ...white(60),
      desiredTone: "warm",
      brand: "wella-professionals",
      line: "koleston-perfect",
    },
  },
  {
    name: "80% resistant white, no word of cover",
    hair: {
      ...virgin,
      ...six,
      ...toning,
      ...white(80),
      desiredTone: "natural",
      extra: { resistantGrey: true },
    },
  },
  {
    name: "white without an amount",
    hair: { ...virgin, ...six, ...toning, hasGray: true, desiredTone: "natural" },
  },
  {
    name: "white under coloured lengths, copper",
    hair: { ...coloured, ...six, ...toning, ...white(60), desiredTone: "copper" },
  },
  {
    name: "white under orange lengths, cool",
    hair: {
      ...coloured,
      ...six,
      ...toning,
      ...white(60),
      unwantedTone: "orange",
      desiredTone: "cool_ash",
    },
  },
  {
    name: "a toner on light lengths with white",
    hair: {
      ...bleached,
      ...toning,
      ...white(60),
      currentLevel: 9,
      desiredLevel: 9,
      desiredTone: "cool_ash",
    },
  },
  {
    name: "a gloss over white",
    hair: { ...virgin, ...six, ...white(60), desiredTone: "natural", services: ["gloss"] },
  },
  {
    name: "brassy orange, wanted warm and deeper",
    hair: {
      ...bleached,
      ...toning,
      currentLevel: 9,
      desiredLevel: 6,
      unwantedTone: "brass_orange",
      desiredTone: "warm",
    },
  },
  {
    name: "yellow, wanted copper",
    hair: {
      ...bleached,
      ...toning,
      currentLevel: 9,
      desiredLevel: 9,
      unwantedTone: "yellow",
      desiredTone: "copper",
    },
  },
  {
    name: "mahogany at the same level in a permanent",
    hair: {
      ...virgin,
      ...toning,
      currentLevel: 4,
      desiredLevel: 4,
      desiredTone: "mahogany",
      brand: "loreal-professionnel",
      line: "majirel",
    },
  },
  {
    name: "box black to 8, damage 2",
    hair: {
      ...coloured,
      previousTreatments: ["box_dye"],
      damageLevel: "2",
      currentLevel: 4,
      desiredLevel: 8,
      desiredTone: "cool_ash",
    },
  },
  ...(["perm", "keratin"] as const).map((treatment) => ({
    name: `${treatment}, six weeks ago`,
    hair: {
      ...coloured,
      ...weeks,
      previousTreatments: [treatment],
      currentLevel: 6,
      desiredLevel: 5,
      desiredTone: "copper" as const,
    },
  })),
  {
    name: "straightened by who knows what, six weeks ago",
    hair: {
      ...coloured,
      ...six,
      desiredTone: "copper",
      extra: { relaxer: "yes", weeksSinceTreatment: 6 },
    },
  },
];
