import { checkFormula, formulate } from "#tests/engine.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { bowlOfStep } from "./bowl/bowl-of-step.ts";
import { objectionIn } from "./confidence.ts";
import { DamageLevel, HairCondition, Porosity, PreviousTreatment, UnwantedTone } from "./words.ts";

const virgin = {
  currentLevel: 6,
  desiredLevel: 6,
  hairCondition: "virgin" as const,
  previousTreatments: ["virgin" as const],
  damageLevel: "1" as const,
};
const sure = (more: object) => formulate({ ...virgin, ...more }).confidence ?? 0;

it("is less sure the weaker the source of a bowl's figures is", () => {
  const [high, medium, low] = [
    sure({ brand: "goldwell", line: "colorance" }),
    sure({ brand: "aveda", line: "full-spectrum-demi-plus" }),
    sure({ brand: "joico", line: "lumishine-demi-liquid" }),
  ];
  expect(high).toBeGreaterThan(medium);
  expect(medium).toBeGreaterThan(low);
});

it("is less sure of treated hair whose history nobody told", () => {
  const treated = { hairCondition: "previously-colored" as const };
  expect(sure({ ...treated, previousTreatments: [] })).toBeLessThan(
    sure({ ...treated, previousTreatments: ["previously_colored"] }),
  );
});

it("is never excellent beside what speaks against the bowls, and is there for none that is refused", () => {
  const hair = fc.record({
    currentLevel: fc.integer({ min: 1, max: 10 }),
    desiredLevel: fc.integer({ min: 1, max: 10 }),
    hairCondition: fc.constantFrom(...HairCondition.options),
    previousTreatments: fc.subarray([...PreviousTreatment.options], { maxLength: 3 }),
    damageLevel: fc.constantFrom("1" as const, ...DamageLevel.options),
    porosity: fc.constantFrom(...Porosity.options),
    unwantedTone: fc.constantFrom(...UnwantedTone.options),
    hasGray: fc.boolean(),
    grayPercent: fc.integer({ min: 0, max: 100 }),
  });
  let objected = 0;
  let refused = 0;
  fc.assert(
    fc.property(hair, (request) => {
      const { confidence, formula, findings, steps } = formulate(request);
      expect(confidence === undefined).toBe(formula === null);
      if (confidence === undefined) {
        refused++;
        return;
      }
      const checked = checkFormula({
        candidate: { bowls: steps.map(bowlOfStep) },
        context: request,
      }).findings;
      if (!objectionIn([...findings, ...checked])) return;
      objected++;
      expect(confidence).toBeLessThan(90);
    }),
    { numRuns: 3000, seed: 5 },
  );
  expect(Math.min(objected, refused)).toBeGreaterThan(200);
}, 60_000);
