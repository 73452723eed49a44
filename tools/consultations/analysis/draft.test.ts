import { formulate, headOf } from "#tests/engine.ts";
import { expect, it } from "vitest";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { draftOf } from "./draft.ts";

const boxDyed: FormulateRequest = {
  currentLevel: 8,
  desiredLevel: 10,
  damageLevel: "2",
  hairCondition: "previously-colored",
  previousTreatments: ["box_dye"],
  porosity: "high",
  serviceType: "toning",
  unwantedTone: "brass",
};
const draft = (request: FormulateRequest) =>
  draftOf(headOf(request), formulate(request), { source: "engine" });

it("keeps with each formula what the checks say of its bowls", () => {
  const codes = draft(boxDyed).formulas.flatMap(({ findings }) => findings.map(({ code }) => code));
  expect(codes).toEqual(expect.arrayContaining(["box_dye_unknown_load", "damage_2_demi_only"]));
});

it("finds nothing with a plain formula, and blocks none of the engine's own", () => {
  const plain: FormulateRequest = {
    currentLevel: 7,
    desiredLevel: 7,
    damageLevel: "1",
    hairCondition: "virgin",
    previousTreatments: ["virgin"],
    serviceType: "toning",
    desiredTone: "natural",
  };
  expect(draft(plain).formulas.flatMap(({ findings }) => findings)).toEqual([]);
  for (const currentLevel of [2, 5, 8])
    for (const desiredLevel of [4, 7, 10])
      for (const { findings } of draft({ ...boxDyed, damageLevel: "1", currentLevel, desiredLevel })
        .formulas)
        expect(findings.filter(({ severity }) => severity === "block")).toEqual([]);
});

it("withholds a formula whose bowl the checks stop, whoever wrote it", () => {
  const made = formulate(boxDyed);
  expect(made.formula).not.toBeNull();
  const stopped = {
    ...made,
    steps: made.steps.map((step) => ({
      ...step,
      type: "lightener" as const,
      purpose: "lighten" as const,
      onScalp: true,
      developer: { volume: 40, grams: 60 },
    })),
  };
  const { formulas } = draftOf(headOf(boxDyed), stopped, { source: "gemini" });
  expect(formulas.map(({ withheld }) => withheld)).toContain(true);
  expect(draft(boxDyed).formulas.every(({ withheld }) => !withheld)).toBe(true);
});
