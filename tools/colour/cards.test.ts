import { formulate } from "#tests/engine.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colourCorrectionFormula } from "./colour-correction.ts";
import { Formula, FormulateAnswer, type FormulateRequest } from "./schema.ts";
import type { PreviousTreatment } from "./words.ts";

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
  it("writes a brass correction as a toner with technique options", () => {
    const formula = colourCorrectionFormula(formulate(brassy));
    expect(formula?.techniqueOptions[0]).toMatchObject({
      name: "Demi toner",
      estimatedTime: "45 minutes",
      difficulty: "low",
    });
    expect(formula?.baseFormula).toBeUndefined();
    expect(formula?.tonerFormula).toMatchObject({
      zone: "the whole head",
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

  it("puts deeper sections on the lowlight card and the missing warmth on the filler card", () => {
    const deeper = formulate({
      ...virgin,
      flow: "correction",
      serviceType: "color_correction",
      hairCondition: "bleached",
      previousTreatments: ["bleached"],
      currentLevel: 9,
      desiredLevel: 6,
      extra: { service: "lowlights" },
    });
    const formula = colourCorrectionFormula(deeper);
    expect(formula?.techniqueOptions.map(({ name }) => name)).toContain("Lowlights");
    expect(formula?.lowlightFormula).toMatchObject({ zone: "the foils" });
    const filled = colourCorrectionFormula(
      formulate({
        ...brassy,
        hairCondition: "bleached",
        previousTreatments: ["bleached"],
        unwantedTone: "none",
        currentLevel: 9,
        desiredLevel: 5,
      }),
    );
    expect(filled?.fillerFormula?.shades.length).toBeGreaterThan(0);
    expect(filled?.techniqueOptions.map(({ name }) => name)).not.toContain("Lowlights");
  });

  it("has every bowl of any correction on exactly one card, with its grams and its place", () => {
    const part = fc.record({ level: fc.integer({ min: 1, max: 10 }) }, { requiredKeys: [] });
    const corrections = fc.record({
      flow: fc.constant("correction" as const),
      serviceType: fc.constant("color_correction" as const),
      currentLevel: fc.integer({ min: 1, max: 10 }),
      desiredLevel: fc.integer({ min: 1, max: 10 }),
      hairCondition: fc.constantFrom("healthy", "moderate_damage", "bleached"),
      previousTreatments: fc.constantFrom<PreviousTreatment[]>(
        [],
        ["previously_colored"],
        ["bleached"],
        ["box_dye"],
      ),
      unwantedTone: fc.constantFrom("brass_orange", "yellow", "red", "green", "muddy", "uneven"),
      desiredTone: fc.constantFrom("cool_ash", "neutral", "warm", "natural"),
      hasGray: fc.boolean(),
      zones: fc.option(fc.record({ roots: part, ends: part }), { nil: undefined }),
      extra: fc.constantFrom({}, { service: "lowlights" }),
    });
    let mixed = 0;
    fc.assert(
      fc.property(corrections, (hair) => {
        const answer = formulate(hair);
        const formula = colourCorrectionFormula(answer);
        if (!formula) return;
        mixed++;
        const { baseFormula, highlightFormula, lowlightFormula, tonerFormula } = formula;
        const { fillerFormula, moreFormulas = [] } = formula;
        const cards = [baseFormula, highlightFormula, lowlightFormula, tonerFormula, fillerFormula]
          .concat(moreFormulas)
          .flatMap((card) => card ?? []);
        expect(cards.map(({ step }) => step).toSorted((a, b) => a - b)).toEqual(
          answer.steps.map(({ order }) => order),
        );
        for (const { step: order, shades, zone } of cards) {
          const step = answer.steps.find((each) => each.order === order);
          expect(shades).toEqual(step?.shades.map(({ code, grams }) => `${code} (${grams} g)`));
          expect(zone).toMatch(/^the /);
        }
      }),
      { numRuns: 200, seed: 9 },
    );
    expect(mixed).toBeGreaterThan(100);
  });

  it("is null when nothing may be mixed", () => {
    expect(
      colourCorrectionFormula(formulate({ ...brassy, hairCondition: "over_processed" })),
    ).toBeNull();
  });
});
