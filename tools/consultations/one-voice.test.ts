import { formulate, headOf } from "#tests/engine.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { findLine } from "#tools/colour/catalogue.ts";
import type { FormulateAnswer, FormulateRequest, Step } from "#tools/colour/schema.ts";
import { Requirement } from "#tools/colour/words.ts";
import { beforehand } from "#tools/colour/instructions.ts";
import { partsOfZone } from "#tools/colour/stages.ts";
import { composeAnalysis } from "./analysis.ts";
import { diagnosisOf } from "./diagnosis.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { draftOf } from "./draft.ts";
import { requestOf } from "./request.ts";

const level = fc.integer({ min: 1, max: 10 });
const part = fc.record({ level, greyShare: fc.constantFrom(0, 40, 80) }, { requiredKeys: [] });
const form = fc.record(
  {
    consultationType: fc.constant("new" as const),
    currentLevel: level,
    desiredLevel: level,
    hairCondition: fc.constantFrom("virgin", "previously-colored", "bleached"),
    previousTreatments: fc.subarray(["previously_colored", "bleached", "box_dye", "perm"]),
    damageLevel: fc.constantFrom("1", "1", "1", "2"),
    porosity: fc.constantFrom("low", "normal", "high"),
    serviceType: fc.constantFrom("toning", "gray-coverage", "color-correction"),
    unwantedTone: fc.constantFrom("none", "brass", "yellow", "orange", "red", "green"),
    desiredTone: fc.constantFrom("cool_ash", "warm", "neutral", "copper", "red", "gold", "violet"),
    hasGray: fc.boolean(),
    grayCoverage: fc.constantFrom("minimal", "partial", "substantial", "full"),
    hairLength: fc.constantFrom("short", "medium", "long", "very_long"),
    hairThickness: fc.constantFrom("fine", "medium", "thick"),
    zones: fc.record({ roots: part, mids: part, ends: part }, { requiredKeys: [] }),
  },
  {
    requiredKeys: [
      "consultationType",
      "currentLevel",
      "desiredLevel",
      "hairCondition",
      "previousTreatments",
      "damageLevel",
      "porosity",
      "serviceType",
    ],
  },
);
const line = fc.constantFrom(
  "",
  "wella-professionals/koleston-perfect",
  "matrix/socolor",
  "redken/shades-eq",
  "loreal-professionnel/majirel",
);

/** Sentences on tests and care that are the same for every head. */
const BEFOREHAND = new Set(beforehand(Requirement.options, 0));
/** Centimetres off the scalp, and minutes between looks. */
const FIXED = [1, 1.5, 2, 3, 4, 5, 10];

it("says no figure that the plan does not have, lifts no zone that its bowls do not lift, and names no pigment that they do not carry", () => {
  let spoken = 0;
  fc.assert(
    fc.property(form, line, (told, own) => {
      const diagnosis = diagnosisOf(told as never, new Date(0));
      const request = { ...requestOf(diagnosis, {}), ...(own && { lines: [own] }) };
      const { answer, bowls } = draftOf(headOf(request), formulate(request), { source: "engine" });
      if (!answer.formula) return;
      const text = composeAnalysis({
        diagnosis,
        readings: { current: [] },
        request,
        answer,
        bowls,
      });
      spoken++;
      const plan = figuresOf(request, answer, bowls);
      expect(strange(text, plan, answer.steps)).toEqual([]);
      const instructions = answer.formula.instructions.filter((each) => !BEFOREHAND.has(each));
      expect(strange(instructions.join(" "), [...plan, ...FIXED], answer.steps)).toEqual([]);
      for (const step of answer.steps) {
        const why = answer.trace
          .filter(({ rule, step: order }) => order === step.order && OWN.has(rule))
          .map(({ effect }) => effect);
        expect(strange(why.join(" "), [...plan, ...shares(step)], answer.steps)).toEqual([]);
      }
      expect(liftedFalsely(text, answer)).toEqual([]);
      const held = new Set(
        answer.steps.flatMap(({ shades }) => shades.flatMap(({ pigments }) => pigments)),
      );
      const named = [...text.matchAll(/(?:carries|; the) ([a-z ]+?) (?:against|in the bowl)/g)]
        .flatMap(([, words = ""]) => words.split(" and "))
        .filter((word) => !held.has(word as never));
      expect(named).toEqual([]);
    }),
    { numRuns: 4000, seed: 21 },
  );
  expect(spoken).toBeGreaterThan(2000);
}, 120_000);

/** The rules that give a bowl its own figures. */
const OWN = new Set(["amount", "ratio", "turn", "shade", "place"]);

/** The shares in percent that a bowl's grams come to. */
function shares({ shades }: Step): number[] {
  const colour = shades.reduce((sum, { grams }) => sum + grams, 0);
  return shades.map(({ grams }) => Math.round((grams / colour) * 100));
}

/** Every figure of a plan. */
function figuresOf(
  request: FormulateRequest,
  answer: FormulateAnswer,
  bottles: readonly Bowl[],
): number[] {
  const { head, steps, sessions, waitDays, roadmap = [] } = answer;
  const parts = Object.values(request.zones ?? {}).flatMap((zone) => zone.level ?? []);
  const levels = [request.currentLevel, ...parts, ...(head ? [head.level, head.goal] : [])];
  return [
    ...levels,
    Number(request.damageLevel),
    ...sessions,
    waitDays,
    roadmap.length,
    ...roadmap.flatMap(({ fromLevel, toLevel }) => [fromLevel, toLevel]),
    ...steps.flatMap((step) => {
      const { work, shades, developer, ratio, minutes, stage, startAt, applyMinutes } = step;
      const grams = shades.map((shade) => shade.grams);
      const ends = [
        work ? work.from + work.lift : 0,
        ...shades.flatMap((shade) => shade.level ?? []),
        ...(step.stopLevel === undefined ? [] : [step.stopLevel]),
      ];
      return [
        ...(work ? [work.from, work.lift, work.white, work.mix, work.share ?? 0] : []),
        ...ends,
        ...ends.flatMap((end) =>
          [...levels, work?.from ?? end].map((each) => Math.abs(each - end)),
        ),
        ...grams,
        grams.reduce((sum, each) => sum + each, 0),
        ...(developer
          ? [developer.volume, developer.grams, Math.round(developer.volume * 3) / 10]
          : []),
        // the strength as the bottle prints it
        ...bottles.flatMap(({ order, developer: bottle }) =>
          order === step.order && bottle?.percent !== undefined ? [bottle.percent] : [],
        ),
        ...(ratio?.split(":").map(Number) ?? []),
        ...minutes,
        stage ?? 0,
        startAt ?? 0,
        applyMinutes ?? 0,
        ...clock(steps),
      ];
    }),
  ];
}

/** When bowls of a stage begin and end, counted from the first. */
function clock(steps: readonly Step[]): number[] {
  const marks = steps.flatMap(({ startAt = 0, applyMinutes = 0, minutes }) => [
    startAt,
    ...minutes.map((each) => startAt + applyMinutes + each),
  ]);
  const latest = Math.max(...marks);
  return Array.from({ length: Math.ceil(latest) + 1 }, (_, at) => at).filter(
    (at) =>
      marks.some((mark) => Math.abs(mark - at) < 1) ||
      marks.some((mark) => marks.includes(mark + at)),
  );
}

/** The numbers of a text that are none of these; codes and names of products are no numbers. */
function strange(text: string, plan: readonly number[], steps: readonly Step[]): string[] {
  const names = steps
    .flatMap(({ brandId, lineId, shades }) => [
      findLine(`${brandId}/${lineId}`)?.name ?? lineId,
      ...shades.map(({ code }) => code),
    ])
    .toSorted((a, b) => b.length - a.length);
  const bare = names.reduce(
    (left, name) =>
      left.replaceAll(
        new RegExp(`(?<![\\w.])${name.replaceAll(/[^\w ]/g, String.raw`\$&`)}(?!\\w|\\.\\d)`, "g"),
        "_",
      ),
    text,
  );
  return [...bare.matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].flatMap(([found]) =>
    plan.some((figure) => Math.abs(figure - Number(found)) < 0.001) ? [] : [`${found} in: ${bare}`],
  );
}

/** Zones that are said to be lifted, and heads that are, without a bowl that lifts them. */
function liftedFalsely(text: string, { steps }: FormulateAnswer): string[] {
  const lifting = steps.filter(({ work }) => (work?.lift ?? 0) > 0);
  const zones = (["roots", "mids", "ends"] as const).filter(
    (zone) =>
      new RegExp(`the ${zone} at \\d+ are (?:lifted|lightened)`).test(text) &&
      !lifting.some(({ parts, zone: place }) => (parts ?? partsOfZone[place]).includes(zone)),
  );
  return [
    ...zones,
    ...(/of lift/.test(text.replace("not of lift", "")) && lifting.length === 0 ? ["head"] : []),
  ];
}
