import { formulate, headOf } from "#tests/engine.ts";
import { runs } from "#tests/runs.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { figuresOf, OWN, productNames, shares, strange } from "#tests/plan-figures.ts";
import type { FormulateAnswer, Step } from "#tools/colour/schema.ts";
import { levelName } from "#tools/colour/science.ts";
import { Requirement } from "#tools/colour/words.ts";
import { beforehand } from "#tools/colour/visit/instructions.ts";
import { partsOfZone } from "#tools/colour/visit/stages.ts";
import { composeAnalysis } from "#tools/consultations/analysis/analysis.ts";
import { diagnosisOf } from "#tools/consultations/diagnosis.ts";
import { draftOf } from "#tools/consultations/analysis/draft.ts";
import { requestOf } from "#tools/consultations/analysis/request.ts";

/** 20,000 take more than half a minute of a core. */
const heads = runs(500, 20_000);

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
      const products = productNames(answer.steps);
      expect(strange(text, plan, products)).toEqual([]);
      const instructions = answer.formula.instructions.filter((each) => !BEFOREHAND.has(each));
      expect(strange(instructions.join(" "), new Set([...plan, ...FIXED]), products)).toEqual([]);
      for (const step of answer.steps) {
        const why = answer.trace
          .filter(({ rule, step: order }) => order === step.order && OWN.has(rule))
          .map(({ effect }) => effect);
        expect(strange(why.join(" "), new Set([...plan, ...shares(step)]), products)).toEqual([]);
      }
      expect(liftedFalsely(text, answer)).toEqual([]);
      expect(contradictions(text, answer)).toEqual([]);
      const held = new Set(
        answer.steps.flatMap(({ shades }) => shades.flatMap(({ pigments }) => pigments)),
      );
      const named = [...text.matchAll(/(?:carries|; the) ([a-z ]+?) (?:against|in the bowl)/g)]
        .flatMap(([, words = ""]) => words.split(" and "))
        .filter((word) => !held.has(word as never));
      expect(named).toEqual([]);
    }),
    { numRuns: heads, seed: 21 },
  );
  expect(spoken).toBeGreaterThan(heads / 2);
}, 120_000);

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

/** Findings by which white hair is not covered. */
const UNCOVERED =
  /^(grey_target_too_light|grey_cover_within_two_levels|shade_too_light_to_cover|line_cannot_cover_this_grey)$/;
const WARM = new Set<string>(["red", "orange", "yellow"]);

/** What text, findings and title say that the bowls do not do. */
function contradictions(text: string, answer: FormulateAnswer): string[] {
  const { steps, findings, formula, head } = answer;
  const said = `${findings.map(({ sentence }) => sentence).join(" ")} ${text}`;
  const work = steps.filter(({ purpose }) => purpose !== "treat");
  const held = (step: Step) => new Set(step.parts ?? partsOfZone[step.zone]);
  const covering = work.filter((step) => step.work?.white && step.type === "permanent");
  const lifting = work.find(({ work: its }) => (its?.lift ?? 0) > 0);
  const answering = work.filter(({ order }) => lifting && order >= lifting.order && order > 0);
  const softening = (lifting?.purpose === "lighten" ? answering.slice(1) : answering.slice(0, 1))
    .flatMap(({ shades }) => shades.flatMap(({ pigments }) => pigments))
    .some((pigment) => WARM.has(pigment));
  const [, from, to] = /From (\d+) (?:down )?to (\d+)/.exec(text) ?? [];
  const darker = /(\d+) levels? darker/.exec(said)?.[1];
  const [, count = "0", way] = /(\d+|one) levels? (short of|past)/.exec(text) ?? [];
  const short = Number(count.replace("one", "1")) * (way === "past" ? -1 : 1);
  const last = work.at(-1);
  const told: Record<string, boolean> = {
    "covers, and a finding says that it does not":
      / that covers| has to cover/.test(text) &&
      (covering.length === 0 || findings.some(({ code }) => UNCOVERED.test(code))),
    "quiets, and the bowl keeps warmth": /quiets that/.test(text) && softening,
    "a bowl for each zone, and all go on the whole head":
      /needs a bowl for each zone/.test(said) &&
      work.every(({ zone, parts }) => zone === "all" && !parts),
    "the whole head alike, and a bowl goes on a part":
      /treat the whole head alike/.test(said) &&
      work.some(({ zone, parts }) => zone !== "all" || parts),
    "the whole head, and no bowl goes there":
      /the whole head/.test(text) && !work.some(({ zone }) => zone === "all"),
    "only on a part, and the bowl goes further":
      /Hot roots: .* goes on the roots\./.test(said) &&
      !work.some((step) => held(step).has("roots")),
    "another level than the bowls reach":
      to !== undefined && !work.some(({ work: its }) => its?.to === Number(to)),
    "another count of levels than the text":
      darker !== undefined &&
      /From \d+ down to/.test(text) &&
      Number(darker) !== Number(from) - Number(to) + short,
    "a title of another level":
      last?.work?.to !== undefined &&
      last.purpose !== "lighten" &&
      !formula?.name.includes(levelName(last.work.to)),
    "a goal that is not met, at full confidence":
      (answer.confidence ?? 0) > 89 &&
      lifting?.work?.to !== undefined &&
      head !== undefined &&
      steps.length === 1 &&
      lifting.work.to < head.goal,
  };
  return Object.entries(told).flatMap(([what, wrong]) =>
    wrong ? [`${what}: ${formula?.name} | ${said}`] : [],
  );
}
