import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { refusesLightener } from "./lightener-wish.ts";
import type { FormulateRequest } from "./schema.ts";

const natural: FormulateRequest = {
  currentLevel: 5,
  desiredLevel: 8,
  desiredTone: "gold",
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  lines: ["wella-professionals/koleston-perfect", "wella-professionals/color-touch"],
};
const types = (head: FormulateRequest, goal: string) =>
  formulate({ ...head, extra: { goal } }).steps.map(({ type }) => type);
const said = (head: FormulateRequest, goal: string) =>
  formulate({ ...head, extra: { goal } })
    .findings.map(({ sentence }) => sentence)
    .join(" ");

it.each([
  ["8 gold, no bleach", true],
  ["lighter without any lightener please", true],
  ["she won't have bleach", true],
  ["bleach is off the table", true],
  ["doesn't want bleach again", true],
  ["bleach her to a 9", false],
  ["there is no bleach on it", false],
  ["no brass, lighten the lengths", false],
])("hears of lightener whether it is refused: %s", (words, isRefused) =>
  expect(refusesLightener(words)).toBe(isRefused),
);

describe("a wish without lightener", () => {
  it("is met by tint alone where tint reaches, though the word for lightener stands in it", () => {
    expect(types(natural, "an 8 gold, no bleach")).toEqual(["permanent"]);
    expect(types(natural, "an 8 gold, bleach her")).toContain("lightener");
  });

  it("is met as far as tint goes on natural hair, and says where that ends", () => {
    const far = { ...natural, desiredLevel: 10 };
    expect(types(far, "as light as it goes, no bleach")).toEqual(["permanent"]);
    expect(said(far, "as light as it goes, no bleach")).toMatch(
      /tint takes a natural 5 to \d at most, and warm: a true 10 takes lightener/,
    );
  });

  it("keeps the level of colored hair, which tint does not lift", () => {
    const colored: FormulateRequest = {
      ...natural,
      hairCondition: "previously-colored",
      previousTreatments: ["previously_colored"],
    };
    expect(types(colored, "no bleach")).not.toContain("lightener");
    expect(said(colored, "no bleach")).toContain("keeps level 5");
  });
});
