import { formulate } from "#tests/engine.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inValue, inWords, plain, table } from "#tests/row-words.ts";
import { FormulateAnswer, type FormulateRequest, type Visit } from "#tools/colour/schema.ts";
import {
  HairLength,
  HairThickness,
  PlannedService,
  Porosity,
  PreviousTreatment,
} from "#tools/colour/words.ts";

const virgin: FormulateRequest = {
  currentLevel: 4,
  desiredLevel: 10,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  damageLevel: "1",
};
const bleached: FormulateRequest = {
  ...virgin,
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
};
const coloured: FormulateRequest = {
  ...virgin,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
};
const AT_HAND = { virgin, coloured, bleached };
const levels = (visits: readonly Visit[] = []) =>
  visits.map((visit) => `${visit.fromLevel}-${visit.toLevel}`).join(" ");

describe("visits to the goal", () => {
  it.each<[string, FormulateRequest, string]>(
    table(
      `
one visit needs no plan | virgin currentLevel=6 desiredLevel=8 | ""
4 to 10 on virgin hair | virgin | "4-8 8-9 9-10"
1 to 10, at least three, with a rest | virgin currentLevel=1 | "1-5 5-8 8-8 8-9 9-10"
2 to 8 | virgin currentLevel=2 desiredLevel=8 | "2-6 6-8"
box dye 4 to 9, at least three | coloured desiredLevel=9 previousTreatments=[box_dye] | "4-6 6-8 8-9"
bleached hair, a level a visit | bleached currentLevel=7 | "7-8 8-9 9-10"
damage 2 rests before it lifts | virgin desiredLevel=7 damageLevel="2" | "4-4 4-4 4-7"
damage 3 is strengthened | bleached currentLevel=7 damageLevel="3" | "7-7 7-7"
damage 4 is never planned | bleached damageLevel="4" | ""
after a reaction nothing is planned | virgin extra.reactedToColourBefore | ""
henna never gets a lift planned | coloured previousTreatments=[henna] extra.metallicTest=negative | ""
removal of more than a remover shows | coloured currentLevel=3 desiredLevel=9 services=[colour_removal] | "3-6 6-9"
new growth from where it is | bleached currentLevel=10 zones.roots.level=3 services=[retouch] | "3-7 7-10"
`,
      plain,
      inWords<FormulateRequest>(AT_HAND),
      inValue<string>(AT_HAND),
    ),
  )("%s", (_, hair, wanted) => {
    expect(levels(formulate(hair).roadmap)).toBe(wanted);
  });

  it("tones the level that today reaches, without calling it too dark", () => {
    const answer = formulate({ ...virgin, currentLevel: 1 });
    expect(answer.steps.at(-1)?.shades[0]?.level).toBeLessThanOrEqual(5);
    expect(answer.findings.map(({ code }) => code)).not.toContain("shade_too_dark_for_goal");
  });

  it("says why when the hair will not take the rest", () => {
    const last = formulate({ ...virgin, hairThickness: "fine" }).roadmap?.at(-1);
    expect(last?.toLevel).toBeLessThan(10);
    expect(last?.does.join(" ")).toMatch(/level 10 would ask more/);
    expect(last?.forClient).toMatch(/as light as we can promise/);
  });
});

const anyHead = fc.record({
  currentLevel: fc.integer({ min: 1, max: 10 }),
  desiredLevel: fc.integer({ min: 1, max: 10 }),
  hairCondition: fc.constantFrom("virgin", "previously-colored", "bleached"),
  previousTreatments: fc.subarray([...PreviousTreatment.options], { maxLength: 2 }),
  damageLevel: fc.constantFrom("1", "1", "1", "2", "3", "4"),
  porosity: fc.constantFrom(...Porosity.options),
  hairThickness: fc.constantFrom(...HairThickness.options),
  hairLength: fc.constantFrom(...HairLength.options),
  services: fc.subarray([...PlannedService.options], { maxLength: 3 }),
});

/** The most that any row of the safe-lift table allows, by thickness. */
const mostLift = { fine: 3, medium: 4, thick: 5 };
/** And on hair that is lightened to yellow. */
const mostOnBlonde = { fine: 0, medium: 1, thick: 1 };

describe("any plan", () => {
  it("hangs together from visit to visit, stays within the safe lift and says when to stop", () => {
    let planned = 0;
    fc.assert(
      fc.property(anyHead, (head) => {
        const hair = head as FormulateRequest;
        const answer = formulate(hair);
        const visits = answer.roadmap ?? [];
        if (answer.sessions[0] > 1) expect(visits.length).toBeGreaterThan(1);
        if (visits.length === 0) return;
        planned += 1;
        FormulateAnswer.parse(answer);
        expect(answer.sessions[1]).toBeGreaterThanOrEqual(visits.length);
        const stop = answer.steps.find((step) => step.stopLevel !== undefined)?.stopLevel;
        expect(visits[0]?.toLevel).toBe(stop ?? visits[0]?.fromLevel);
        expect(visits[0]?.grams).toBeCloseTo(grams(answer), -1);
        visits.forEach((visit, at) => {
          const before = visits[at - 1];
          expect(visit.visit).toBe(at + 1);
          if (before) expect(visit.fromLevel).toBe(before.toLevel);
          const lift = visit.toLevel - visit.fromLevel;
          expect(lift).toBeGreaterThanOrEqual(0);
          expect(lift).toBeLessThanOrEqual(mostLift[head.hairThickness]);
          const lightened = visits
            .slice(0, at)
            .some((each) => each.title.startsWith("Lighten") && each.toLevel > each.fromLevel);
          if (lightened && visit.fromLevel >= 8)
            expect(lift).toBeLessThanOrEqual(mostOnBlonde[head.hairThickness]);
          if (before && lift > 0) expect(before.integrity).toBe(1);
          expect(visit.weeksAfter[0]).toBeGreaterThanOrEqual(at === 0 ? 0 : 4);
          expect(visit.minutes[0]).toBeGreaterThan(0);
          expect(visit.minutes[1]).toBeGreaterThanOrEqual(visit.minutes[0]);
          expect(visit.grams).toBeGreaterThan(0);
          expect(visit.stopRules.length).toBeGreaterThan(1);
          expect(visit.stopsForClient?.length).toBeGreaterThan(0);
          for (const said of [
            visit.forClient,
            visit.titleForClient,
            ...(visit.stopsForClient ?? []),
          ])
            expect(said).not.toMatch(/\d|vol|demi|bond|remover|lightener|damage|gummy|level/i);
        });
        const last = visits.at(-1);
        const reached = last !== undefined && last.toLevel >= goalOf(answer, hair);
        if (!reached) expect(last?.does.join(" ")).toMatch(/The plan ends|Color is decided/);
      }),
      { numRuns: 800, seed: 7 },
    );
    expect(planned).toBeGreaterThan(100);
  });
});

function grams(answer: FormulateAnswer) {
  return answer.steps.reduce(
    (sum, step) =>
      sum + step.shades.reduce((all, shade) => all + shade.grams, 0) + (step.developer?.grams ?? 0),
    0,
  );
}

/** What the form asks for; a fashion colour has a level of its own, which its lightener is aimed at. */
function goalOf(answer: FormulateAnswer, hair: FormulateRequest) {
  return hair.services?.includes("vivids")
    ? (answer.steps.find((step) => step.targetLevel !== undefined)?.targetLevel ?? 1)
    : (hair.desiredLevel ?? 1);
}
