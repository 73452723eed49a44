import { formulate } from "#tests/engine.ts";
import { expect, it } from "vitest";
import { judgeCase } from "./cases.ts";
import type { FormulateRequest } from "./schema.ts";

type Expected = Record<string, unknown>;
type Row = [what: string, hair: FormulateRequest, expected: Expected];

const virgin: FormulateRequest = {
  currentLevel: 6,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  damageLevel: "1",
};
const coloured: FormulateRequest = {
  ...virgin,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
};
const bleached: FormulateRequest = {
  ...virgin,
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
};
const henna: FormulateRequest = { ...coloured, previousTreatments: ["henna"] };
const grey = (percent: number, brand?: string, line?: string): FormulateRequest => ({
  ...virgin,
  hasGray: true,
  grayPercent: percent,
  serviceType: "gray-coverage",
  ...(brand && line ? { brand, line } : {}),
});
const lift = (from: number, to: number): FormulateRequest => ({
  ...virgin,
  currentLevel: from,
  desiredLevel: to,
});

const refused = { must_refuse_all_chemical: true, formula_null: true };

it.each<Row>([
  ["silver in the salt test", { ...henna, extra: { metallicTest: "silver" } }, refused],
  ["lead in the salt test", { ...henna, extra: { metallicTest: "lead" } }, refused],
  ["copper in the salt test", { ...henna, extra: { metallicTest: "copper" } }, refused],
  [
    "a positive patch test",
    { ...virgin, extra: { patchTest: "positive" } },
    { must_refuse_colour: true, warnings_include: ["allergy_refer_medical"] },
  ],
  [
    "a passed allergy test",
    { ...virgin, extra: { allergyTest: "passed" } },
    { must_refuse_colour: false },
  ],
  [
    "an empty list of allergies",
    { ...virgin, extra: { allergies: [] } },
    { must_refuse_colour: false },
  ],
  ["a scalp not healed", { ...virgin, extra: { scalp: "not healed" } }, refused],
  [
    "pregnancy and a wish for the scalp",
    { ...lift(7, 9), extra: { pregnant: true, application: "global on scalp" } },
    { technique_in: ["foils"], must_refuse_colour: false },
  ],
  [
    "20 % white in a permanent line",
    { ...grey(20, "matrix", "socolor"), desiredTone: "cool_ash" },
    { developer_volume_in: [20], technique_in: ["single_process"] },
  ],
  [
    "a quarter of natural to the gram",
    { ...grey(20, "pravana", "chromasilk"), desiredTone: "cool_ash" },
    { natural_share_min: 0.25, natural_share_max: 0.25 },
  ],
  [
    "three quarters of natural to the gram",
    { ...grey(80, "pravana", "chromasilk"), desiredTone: "warm" },
    { natural_share_min: 0.75, natural_share_max: 0.75 },
  ],
  [
    "white and three levels darker",
    { ...grey(60), currentLevel: 7, desiredLevel: 4 },
    { allowed_types: ["permanent"], developer_volume_in: [20] },
  ],
  [
    "white, coloured lengths and two levels darker",
    { ...grey(60), ...coloured, currentLevel: 7, desiredLevel: 5 },
    { steps_min: 2, zones_order: ["roots", "lengths"], technique_in: ["root_touch_up"] },
  ],
  [
    "white and four levels lighter",
    { ...grey(60), currentLevel: 3, desiredLevel: 7 },
    { warnings_include: ["grey_cover_within_two_levels"] },
  ],
  [
    "three levels out of porous box dye",
    {
      ...coloured,
      currentLevel: 7,
      desiredLevel: 10,
      previousTreatments: ["box_dye"],
      porosity: "high",
      desiredTone: "warm",
    },
    { sessions_min: 2, warnings_include: ["needs_more_visits"] },
  ],
  [
    "too light, and a lighter wish",
    {
      ...coloured,
      flow: "corrective",
      currentLevel: 5,
      desiredLevel: 8,
      uncorrectedTones: ["too-light"],
    },
    { warnings_include: ["wish_against_complaint"] },
  ],
  [
    "white and lift in a gloss",
    { ...grey(15, "redken", "shades-eq-gloss"), currentLevel: 6, desiredLevel: 7 },
    { allowed_types: ["permanent"], warnings_include: ["toner_cannot_lift"] },
  ],
  [
    "white and lift at damage 2",
    { ...grey(60), damageLevel: "2", currentLevel: 5, desiredLevel: 7 },
    {
      allowed_types: ["demi-permanent"],
      shade_level_in: [5],
      warnings_include: ["lift_not_possible_today", "grey_blending_only"],
    },
  ],
  [
    "an asked-for line that lacks a violet",
    { ...lift(6, 8), brand: "loreal-professionnel", line: "inoa", desiredTone: "natural" },
    { ratio: "1:1", developer_volume_in: [20] },
  ],
  [
    "a line of the brand that cannot reach",
    { ...lift(5, 8), brand: "matrix", line: "coil-color", desiredTone: "warm" },
    { developer_volume_in: [30], steps_min: 1 },
  ],
  [
    "toner after lightening in a tint-only wish",
    { ...lift(5, 9), brand: "matrix", line: "socolor" },
    { forbidden_types: ["permanent"], needs_prelightening: true },
  ],
  [
    "high-lift from level 5",
    { ...lift(5, 9), brand: "wella-professionals", line: "koleston-special-blonde" },
    { forbidden_types: ["high-lift"], warnings_include: ["high_lift_start_too_dark"] },
  ],
  [
    "high-lift with a plain goal",
    { ...lift(6, 10), brand: "aveda", line: "extra-lifting-creme" },
    { allowed_types: ["high-lift"], must_not_include_tone_family: ["yellow"] },
  ],
  [
    "lightening asked for by name",
    { ...lift(6, 9), extra: { application: "on scalp global lightening" } },
    {
      onscalp_developer_max: 20,
      needs_prelightening: true,
      zones_order: ["mids", "ends", "roots"],
    },
  ],
  [
    "a brighter face only",
    { ...lift(7, 9), extra: { goal: "soft face framing" } },
    { technique_in: ["money_piece"], needs_prelightening: true },
  ],
  [
    "box dye from medium to light blonde",
    { ...coloured, previousTreatments: ["box_dye"], currentLevel: 7, desiredLevel: 9 },
    { sessions_max: 1, requires_strand_test: true },
  ],
  [
    "dark box dye to blonde",
    { ...coloured, previousTreatments: ["box_dye"], currentLevel: 5, desiredLevel: 8 },
    { sessions_min: 3 },
  ],
  [
    "one more level on lightened hair",
    { ...bleached, currentLevel: 9, desiredLevel: 10 },
    { developer_volume_max: 10 },
  ],
  [
    "too dark with the same level sent back",
    {
      ...coloured,
      flow: "corrective",
      currentLevel: 4,
      desiredLevel: 4,
      uncorrectedTones: ["too-dark"],
    },
    { shade_level_in: [4, 5], lighten_to_level_in: [5], requires_bond_treatment: true },
  ],
  [
    "uneven and lighter",
    {
      ...coloured,
      flow: "corrective",
      currentLevel: 6,
      desiredLevel: 7,
      uncorrectedTones: ["uneven"],
    },
    { warnings_include: ["zones_needed"] },
  ],
  [
    "green over a darker goal",
    {
      ...coloured,
      currentLevel: 8,
      desiredLevel: 7,
      unwantedTone: "green",
      desiredTone: "cool_ash",
    },
    { must_not_include_tone_family: ["green"] },
  ],
  [
    "platinum that wants to be deeper",
    { ...bleached, flow: "correction", currentLevel: 11, desiredLevel: 9, desiredTone: "natural" },
    { shade_level_in: [9], no_further_lift: true },
  ],
  [
    "platinum with yellow",
    {
      ...bleached,
      flow: "correction",
      currentLevel: 12,
      unwantedTone: "yellow",
      desiredTone: "cool_ash",
    },
    { dilute_or_clear: true, processing_minutes_max: 10, must_include_tone_family: ["violet"] },
  ],
  [
    "bleached hair with a virgin history",
    { ...bleached, previousTreatments: ["virgin"] },
    { warnings_include: ["history_contradiction"], treat_as_condition: "bleached" },
  ],
  [
    "red at level 3",
    {
      ...coloured,
      serviceType: "toning",
      currentLevel: 3,
      unwantedTone: "red",
      desiredTone: "neutral",
    },
    { must_include_tone_family: ["green"], shade_level_in: [2, 3] },
  ],
])("%s", (what, input, expected) => {
  const row = { id: what, kind: "formulate", input, expected, strictness: "hard", why: what };
  expect(judgeCase(row)).toEqual([]);
});

it("covers white regrowth a level lighter than old colour, and leaves the lengths alone", () => {
  const { steps, findings } = formulate({
    ...grey(60),
    ...coloured,
    serviceType: "gray-coverage",
    currentLevel: 4,
    desiredLevel: 5,
  });
  expect(steps.map(({ type, zone, developer }) => [type, zone, developer?.volume])).toEqual([
    ["permanent", "roots", 20],
  ]);
  expect(findings.map(({ code }) => code)).toContain("colour_does_not_lift_colour");
});

it("writes a plan in one brand when no line is preferred", () => {
  const { steps } = formulate({ ...lift(5, 9), desiredTone: "cool_ash" });
  expect(new Set(steps.map((step) => step.brandId)).size).toBe(1);
});

it("names a toner by what is seen, not by its corrector", () => {
  const { formula } = formulate({
    ...bleached,
    serviceType: "toning",
    currentLevel: 8,
    unwantedTone: "green",
    desiredTone: "natural",
  });
  expect(formula?.name).toBe("Toner: Light Blonde, natural");
});
