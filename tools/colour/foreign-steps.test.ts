import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { cardsFor, stepsFromBowls } from "./foreign-steps.ts";
import type { Bowl } from "./bowl-schema.ts";
import type { FormulateRequest } from "./schema.ts";

const brassy: FormulateRequest = {
  currentLevel: 7,
  desiredLevel: 7,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
  damageLevel: "1",
  unwantedTone: "orange",
  serviceType: "toning",
};
const bowl: Bowl = {
  type: "demi-permanent",
  purpose: "tone",
  brand: "Goldwell",
  line: "Colorance",
  shades: [
    { code: "7A", grams: 20 },
    { code: "7N", grams: 10 },
  ],
  ratio: "1:2",
  developer: 7,
  minutes: [5, 20],
};

describe("a formula that somebody else wrote", () => {
  it("becomes steps with shades of the catalogue and developer by the ratio", () => {
    const [step] = stepsFromBowls([bowl]) ?? [];
    expect(step).toMatchObject({
      brandId: "goldwell",
      lineId: "colorance",
      developer: { volume: 7, grams: 60 },
      ratio: "1:2",
      final: true,
    });
    expect(step?.shades.map((shade) => [shade.tone, shade.grams])).toEqual([
      ["ash-blue", 20],
      ["natural", 10],
    ]);
  });

  it.each<[string, Partial<Bowl>]>([
    ["an unknown line", { line: "Nothing" }],
    ["an unknown shade", { shades: [{ code: "7QQ", grams: 20 }] }],
    ["no grams", { shades: ["7A"] }],
    ["no ratio", { ratio: undefined }],
    ["no time", { minutes: undefined }],
  ])("is not mixable with %s", (_, change) => {
    expect(stepsFromBowls([{ ...bowl, ...change }])).toBeUndefined();
  });

  it("gets the same card as the engine's own when it is the engine's own", () => {
    const own = formulate(brassy);
    expect(cardsFor(brassy, own.steps, own.confidence)).toEqual({
      formula: own.formula,
      formulas: own.formulas,
    });
  });
});
