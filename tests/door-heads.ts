import { chances } from "./runs.ts";

/** A head as every door can be told it. */
export type DoorHead = {
  name: string;
  /** The words of a consultation. */
  words: Record<string, unknown> & { currentLevel: number; desiredLevel: number };
  /** What the record of the client holds, where there is one. */
  record?: Record<string, string>;
  /** Result of an allergy alert test on the record. */
  tested?: "passed" | "failed";
  /** The same as a stylist says it, behind the name; left out where only a form has the words. */
  said?: string;
};

type Draw = ReturnType<typeof drawing>;

function drawing(seed: number | undefined) {
  const next = chances(seed);
  return {
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
    sometimes: (share: number) => next() < share,
    upTo: (most: number) => Math.floor(next() * (most + 1)),
  };
}

const HISTORIES = [
  { hairCondition: "virgin", previousTreatments: ["virgin"], said: "virgin" },
  { hairCondition: "virgin", previousTreatments: ["virgin"], said: "virgin" },
  {
    hairCondition: "previously-colored",
    previousTreatments: ["previously_colored"],
    said: "previously coloured",
  },
  { hairCondition: "bleached", previousTreatments: ["bleached"], said: "bleached" },
  { hairCondition: "previously-colored", previousTreatments: ["box_dye"], said: "box dyed" },
  { hairCondition: "previously-colored", previousTreatments: ["henna"], said: "henna on" },
  {
    hairCondition: "previously-colored",
    previousTreatments: ["semi_permanent"],
    said: "semi-permanent on",
  },
  {
    hairCondition: "virgin",
    previousTreatments: ["perm"],
    weeksSinceTreatment: 6,
    said: "permed 6 weeks ago,",
  },
  {
    hairCondition: "virgin",
    previousTreatments: ["keratin"],
    weeksSinceTreatment: 1,
    said: "keratin 1 week ago,",
  },
] as const;

const TONES = [
  ["natural", "natural"],
  ["copper", "copper"],
  ["cool_ash", "cool ash"],
  ["beige", "beige"],
  ["gold", "gold"],
  ["red", "red"],
  ["mahogany", "mahogany"],
  ["violet", "violet"],
  ["neutral", "neutral"],
  ["warm", "warm"],
] as const;

/** What she comes for, as the form and as the chair call it. */
const SERVICES = [
  [{ serviceType: "toning" }, ""],
  [{ serviceType: "toning" }, ""],
  [{ serviceType: "toning" }, ""],
  [{ serviceType: "toning", services: ["balayage"] }, "balayage"],
  [{ serviceType: "toning", services: ["highlights"] }, "highlights"],
  [{ serviceType: "toning", services: ["lowlights"] }, "lowlights"],
  [{ serviceType: "toning", services: ["gloss"] }, "gloss"],
  [{ serviceType: "toning", services: ["retouch"] }, "retouch"],
  [{ serviceType: "toning", services: ["double_process"] }, "double process"],
  [{ serviceType: "gray-coverage", services: ["grey_coverage"] }, undefined],
  [{ serviceType: "gray-coverage" }, undefined],
  [{ serviceType: "toning", services: ["grey_blending"] }, undefined],
  [{ serviceType: "color-correction" }, undefined],
  [{ serviceType: "toning", services: ["virgin_lift"] }, undefined],
  [{ serviceType: "toning", services: ["going_darker"] }, undefined],
  [{ serviceType: "color-correction", services: ["colour_removal"] }, undefined],
  [{ serviceType: "toning", services: ["vivids"] }, undefined],
  [{ serviceType: "toning", services: ["toning", "highlights"] }, undefined],
] as const;

const PRODUCTS = [
  [{ brand: "wella-professionals", line: "koleston-perfect" }, "with Koleston"],
  [{ brand: "redken", line: "shades-eq-gloss" }, "with Shades EQ"],
  [{ brand: "schwarzkopf-professional", line: "igora-royal" }, "with Igora"],
  [{ brand: "loreal-professionnel", line: "majirel" }, "with Majirel"],
  [{ brand: "matrix" }, "with Matrix"],
] as const;

/** What a consultation is told of safety, and how it is said. */
const SAFETY = [
  [{ pregnant: true }, "she is pregnant"],
  [{ age: 15 }, "15 years old"],
  [{ reactedToColourBefore: true }, undefined],
  [{ scalpBroken: true }, undefined],
  [{ patchTest: "failed" }, undefined],
  [{ patchTest: "passed", patchTestBrand: "goldwell", patchTestHours: 60 }, undefined],
  [{ relaxer: "sodium_hydroxide", weeksSinceTreatment: 5 }, undefined],
  [{ metallicTest: "negative" }, undefined],
  [{ elasticityTest: "failed" }, undefined],
] as const;

/** What the record says that no door is told again. */
const RECORDS = [
  { record: { allergies: "PPD" } },
  { record: { allergies: "PTD" } },
  { record: { allergies: "ammonia" } },
  { record: { allergies: "nickel" } },
  { record: { birthDate: "2014-05-01" } },
  { record: { mustKnow: "psoriasis on the scalp" } },
  { record: { notes: "pregnant" } },
  { record: { notes: "likes a window seat" }, tested: "failed" },
  { record: { notes: "likes a window seat" }, tested: "passed" },
] as const;

/** So many heads from a seed: every kind of history, wish, white, service, line, part and safety in any mixture. */
export function doorHeads(count: number, seed?: number): DoorHead[] {
  const draw = drawing(seed);
  return Array.from({ length: count }, (_, at) => headOf(draw, at));
}

function headOf(draw: Draw, at: number): DoorHead {
  const { one, sometimes, upTo } = draw;
  const { said: history, ...hair } = one(HISTORIES);
  const currentLevel = 2 + upTo(7);
  const desiredLevel = Math.min(10, Math.max(1, currentLevel + upTo(4) - 1));
  const [desiredTone, tone] = one(TONES);
  const [service, comesFor] = one(SERVICES);
  const zones = sometimes(0.25) ? partsOf(draw, currentLevel) : undefined;
  const white = sometimes(0.5) ? one([10, 30, 45, 60, 80, 100]) : 0;
  const percent = zones?.white ?? white;
  const porosity = one(["normal", "normal", "high", "low"] as const);
  const damageLevel = one(["1", "1", "1", "2", "3"] as const);
  const hairThickness = one(["fine", "medium", "thick"] as const);
  const hairLength = one(["short", "medium", "long"] as const);
  const [products, by] = sometimes(0.3) ? one(PRODUCTS) : [{}, ""];
  const [safety, told] = sometimes(0.25) ? one(SAFETY) : [{}, ""];
  const recorded = sometimes(0.2) ? one(RECORDS) : {};
  const resistant = percent > 0 && zones?.white === undefined && sometimes(0.2);
  const sentence = [
    `${history} level ${currentLevel}`,
    told,
    `damage ${damageLevel}`,
    zones?.white === undefined && whiteOf(percent, resistant),
    hairLength === "medium" ? "medium length" : `${hairLength} hair`,
    hairThickness === "medium" ? "medium density" : `${hairThickness} hair`,
    porosity === "normal" ? "" : porosity === "high" ? "porous" : "low porosity",
    by,
    zones?.said,
    `wants level ${desiredLevel} ${tone}`,
    comesFor,
  ];
  return {
    name: `Kim ${letters(at)}`,
    words: {
      ...hair,
      currentLevel,
      desiredLevel,
      desiredTone,
      ...service,
      damageLevel,
      porosity,
      hairThickness,
      hairLength,
      hasGray: percent > 0,
      ...(percent > 0 && { grayPercent: percent }),
      ...(resistant && { resistantGrey: true }),
      ...(zones && { zones: zones.zones }),
      ...products,
      ...safety,
    },
    ...recorded,
    ...(comesFor !== undefined &&
      told !== undefined && { said: sentence.filter(Boolean).join(", ") }),
  };
}

/** The roots as they grow, and lengths or ends that differ from them. */
function partsOf({ one, sometimes, upTo }: Draw, level: number) {
  const roots = Math.max(1, level - upTo(2));
  const ends = Math.min(10, level + upTo(2));
  const soaks = sometimes(0.4);
  const mids = sometimes(0.4) ? level : undefined;
  const share = sometimes(0.25) ? one([20, 60]) : undefined;
  return {
    white: share,
    zones: {
      roots: { level: roots, ...(share !== undefined && { greyShare: share }) },
      ...(mids && { mids: { level: mids } }),
      ends: { level: ends, ...(soaks && { porosity: "high" }) },
    },
    said: `roots level ${roots}${share === undefined ? "" : ` with ${share}% grey`}${mids ? `, mids level ${mids}` : ""}, ends level ${ends}${soaks ? " porous" : ""}`,
  };
}

const whiteOf = (percent: number, resistant: boolean) =>
  percent === 0 ? "no grey" : `${percent} % ${resistant ? "resistant " : ""}grey`;

const letters = (at: number) =>
  `${String.fromCharCode(65 + (Math.floor(at / 26) % 26))}${String.fromCharCode(97 + (at % 26))}son`;
