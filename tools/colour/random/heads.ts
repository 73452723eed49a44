import { FormulateRequest } from "#tools/colour/schema.ts";
import {
  CanonicalTone,
  GrayCoverage,
  HairLength,
  HairThickness,
  PlannedService,
  Porosity,
  UncorrectedTone,
  UnderlyingTone,
  UnwantedTone,
} from "#tools/colour/words.ts";

const makers: readonly (readonly string[])[] = [
  ["goldwell/topchic"],
  ["wella-professionals/koleston-perfect", "wella-professionals/color-touch"],
  ["redken/color-gels-lacquers", "redken/shades-eq-gloss"],
  ["matrix/socolor"],
  ["schwarzkopf-professional/igora-royal"],
  ["loreal-professionnel/majirel"],
];

const histories = [
  { hairCondition: "virgin", previousTreatments: ["virgin"] },
  { hairCondition: "virgin", previousTreatments: [] },
  { hairCondition: "previously-colored", previousTreatments: ["previously_colored"] },
  { hairCondition: "previously-colored", previousTreatments: ["box_dye"] },
  { hairCondition: "previously-colored", previousTreatments: ["semi_permanent"] },
  { hairCondition: "bleached", previousTreatments: ["bleached"] },
  { hairCondition: "bleached", previousTreatments: ["bleached", "previously_colored"] },
  { hairCondition: "virgin", previousTreatments: ["perm"] },
  { hairCondition: "previously-colored", previousTreatments: ["previously_colored", "keratin"] },
  { hairCondition: "previously-colored", previousTreatments: ["henna"] },
  { hairCondition: "moderate_damage", previousTreatments: ["bleached"] },
] as const;

const extras = [
  { resistantGrey: true },
  { weeksSinceTreatment: 0.5 },
  { weeksSinceTreatment: 6 },
  { relaxer: "thioglycolate", weeksSinceTreatment: 1 },
  { relaxer: "yes" },
  { metallicTest: "negative" },
  { regrowthOnly: true },
  { application: "foils" },
  { application: "global on scalp" },
  { service: "root shadow" },
  { patchTest: "passed", patchTestHours: 20 },
  { age: 15 },
] as const;

/** As many heads as are asked for, the same for the same seed: histories, wishes, faults, white hair, parts, lines and services in any mixture. */
export function* randomHeads(count: number, seed: number): Generator<FormulateRequest> {
  const draw = drawer(seed);
  for (let made = 0; made < count; made++) yield FormulateRequest.parse(head(draw));
}

/** The same, each with a wish of their own for some of their parts. */
export function* headsByPart(count: number, seed: number): Generator<FormulateRequest> {
  const draw = drawer(seed);
  for (let made = 0; made < count; made++) {
    const { desiredLevel, ...whole } = head(draw);
    const zones = { ...parts(draw), mids: {} };
    const wished = Object.entries(zones).map(([name, facts]) => [
      name,
      { ...facts, ...wishOf(draw, whole.currentLevel) },
    ]);
    yield FormulateRequest.parse({
      ...whole,
      ...(draw.sometimes(0.3) && { desiredLevel }),
      zones: Object.fromEntries(wished),
    });
  }
}

function wishOf({ one, upTo, sometimes }: Draw, level: number) {
  if (sometimes(0.15)) return { isLeft: true };
  return {
    ...(sometimes(0.2) && { damageLevel: one(["1", "2"] as const) }),
    ...(sometimes(0.6) && { desiredLevel: Math.min(10, Math.max(1, level + upTo(6) - 3)) }),
    ...(sometimes(0.6) && {
      desiredTone: sometimes(0.5)
        ? one(["cool_ash", "neutral", "warm"] as const)
        : one(CanonicalTone.options),
    }),
  };
}

type Draw = ReturnType<typeof drawer>;

function head({ one, upTo, sometimes }: Draw) {
  const currentLevel = 1 + upTo(9);
  const near = Math.min(10, Math.max(1, currentLevel + upTo(6) - 3));
  const white = sometimes(0.5);
  const share = one(["percent", "percent", "word", "none"] as const);
  const flow = one(["consultation", "consultation", "consultation", "correction", "corrective"]);
  return {
    ...one(histories),
    flow,
    currentLevel,
    ...(sometimes(0.9) && { desiredLevel: sometimes(0.35) ? currentLevel : near }),
    damageLevel: one(["1", "1", "1", "1", "2", "3"]),
    porosity: one(Porosity.options),
    hairThickness: one(HairThickness.options),
    hairLength: one(HairLength.options),
    ...(sometimes(0.8) && {
      serviceType: one(["toning", "toning", "toning", "gray-coverage", "color-correction"]),
    }),
    ...(sometimes(0.85) && {
      desiredTone: sometimes(0.6)
        ? one(["cool_ash", "neutral", "warm", "natural"])
        : one(CanonicalTone.options),
    }),
    ...(sometimes(0.35) && { unwantedTone: one(UnwantedTone.options) }),
    ...(sometimes(0.2) && { underlyingTone: one(UnderlyingTone.options) }),
    ...(white && {
      hasGray: true,
      ...(share === "percent" && { grayPercent: upTo(100) }),
      ...(share === "word" && { grayCoverage: one(GrayCoverage.options) }),
    }),
    ...(flow === "corrective" &&
      sometimes(0.7) && { uncorrectedTones: [one(UncorrectedTone.options)] }),
    ...(sometimes(0.25) && { services: [one(PlannedService.options)] }),
    ...(sometimes(0.05) && { zones: parts({ one, upTo, sometimes }) }),
    ...(sometimes(0.5) && { lines: [...one(makers)] }),
    ...(sometimes(0.3) && { extra: one(extras) }),
  };
}

function parts({ one, upTo, sometimes }: Draw) {
  const part = () => ({
    ...(sometimes(0.5) && { level: 1 + upTo(9) }),
    ...(sometimes(0.3) && { tone: one(UnwantedTone.options) }),
    ...(sometimes(0.3) && { porosity: one(Porosity.options) }),
    ...(sometimes(0.3) && { greyShare: upTo(100) }),
    ...(sometimes(0.3) && {
      hairCondition: one(["virgin", "previously-colored", "bleached"] as const),
    }),
  });
  return { roots: part(), ...(sometimes(0.5) && { ends: part() }) };
}

/** Draws from a seed (mulberry32), so that a head that fails can be found again. */
function drawer(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    one: <T>(of: readonly [T, ...T[]] | readonly T[]): T => of[Math.floor(next() * of.length)] as T,
    /** A whole number from 0 up to the one given. */
    upTo: (most: number) => Math.floor(next() * (most + 1)),
    sometimes: (share: number) => next() < share,
  };
}
