import { describe, expect, it } from "vitest";
import { colourCorrectionFormula } from "./colour-correction.ts";
import { formulate } from "./formulate.ts";
import { Formula, FormulateAnswer, type FormulateRequest } from "./schema.ts";

const virgin: FormulateRequest = {
  currentLevel: 4,
  desiredLevel: 9,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  damageLevel: "1",
};
const brassy: FormulateRequest = {
  flow: "correction",
  currentLevel: 7,
  unwantedTone: "brass_orange",
  desiredTone: "cool_ash",
  hairCondition: "healthy",
  previousTreatments: ["previously_colored"],
};

describe("formula card", () => {
  it("has the shape that is saved and shown", () => {
    const answer = formulate(virgin);
    expect(FormulateAnswer.parse(answer)).toEqual(answer);
    expect(Formula.parse(answer.formula).color).toMatch(/^#[0-9A-F]{6}$/);
  });

  it("gives foils a highlight bowl and a toner bowl, and the whole service one card", () => {
    const { formulas, formula } = formulate(virgin);
    expect(Object.keys(formulas).sort()).toEqual(["highlight", "toner"]);
    expect(formula?.ingredients.length).toBe(
      (formulas.highlight?.ingredients.length ?? 0) + (formulas.toner?.ingredients.length ?? 0),
    );
  });

  it("names the client's lowlights as such", () => {
    const { formulas } = formulate({
      ...virgin,
      hairCondition: "bleached",
      previousTreatments: ["bleached"],
      currentLevel: 9,
      desiredLevel: 6,
      extra: { service: "lowlights" },
    });
    expect(Object.keys(formulas)).toEqual(["lowlight"]);
  });

  it("says tests before mixing, mixing before applying, applying before timing", () => {
    const text = formulate(brassy).formula?.instructions.join("\n") ?? "";
    const places = ["48 hours", "strand", "mix ", "Apply", "minutes; check", "gloves"].map((word) =>
      text.indexOf(word),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.every((place) => place >= 0)).toBe(true);
  });

  it("speaks in sentences and always with units", () => {
    for (const sentence of formulate(virgin).formula?.instructions ?? []) {
      expect(sentence).toMatch(/^[A-Z0-9].*[.)]$/);
      expect(sentence).not.toMatch(/!/);
    }
  });

  it("names a reason and a source for developer, ratio, minutes, shade and amount", () => {
    const rules = formulate(brassy).trace;
    for (const rule of ["developer", "ratio", "minutes", "shade", "amount"])
      expect(rules.find((entry) => entry.rule === rule)).toMatchObject({
        source: expect.stringMatching(/.+/),
        effect: expect.stringMatching(/\.$/),
      });
  });
});

describe("colour-correction result", () => {
  it("writes a brass correction as a base bowl with technique options", () => {
    const formula = colourCorrectionFormula(formulate(brassy));
    expect(formula?.techniqueOptions[0]).toMatchObject({
      name: "Demi toner",
      estimatedTime: "45 minutes",
      difficulty: "low",
    });
    expect(formula?.baseFormula).toMatchObject({
      mixingRatio: expect.stringMatching(/^1:/),
      developerVolume: expect.stringContaining("vol"),
      amount: expect.stringMatching(/g mixed$/),
    });
    expect(formula?.highlightFormula).toBeUndefined();
  });

  it("writes a lift as a highlight and a toner", () => {
    const formula = colourCorrectionFormula(formulate({ ...virgin, flow: "correction" }));
    expect(formula?.highlightFormula?.lightener).toBeTruthy();
    expect(formula?.tonerFormula?.processingSolution).toContain("vol");
    expect(formula?.baseFormula).toBeUndefined();
  });

  it("is null when nothing may be mixed", () => {
    expect(
      colourCorrectionFormula(formulate({ ...brassy, hairCondition: "over_processed" })),
    ).toBeNull();
  });
});
