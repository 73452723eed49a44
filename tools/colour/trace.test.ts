import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import type { FormulateRequest } from "./schema.ts";
import type { Figure } from "./words.ts";

const virgin: FormulateRequest = {
  currentLevel: 6,
  desiredLevel: 7,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  damageLevel: "1",
};
const asked = { ...virgin, brand: "matrix", line: "socolor" };
const white = { hasGray: true, grayPercent: 60, serviceType: "gray-coverage" } as const;

const said = (hair: FormulateRequest, about: Figure, rule?: string) =>
  formulate(hair)
    .trace.filter((entry) => entry.about === about && (rule === undefined || entry.rule === rule))
    .map((entry) => entry.effect)
    .join(" ");

describe("why not a stronger developer", () => {
  it.each<[string, FormulateRequest, RegExp]>([
    ["a level of lift", asked, /^30 vol lifts up to 3 levels in SoColor.*this goal needs 1/],
    [
      "white hair",
      { ...asked, ...white, desiredLevel: 6 },
      /^30 vol .* white hair is covered by time/,
    ],
    [
      "lightener on the scalp",
      { ...virgin, desiredLevel: 9, currentLevel: 4, extra: { application: "global on scalp" } },
      /^30 vol is over the 20 vol that lightener takes on the scalp/,
    ],
    [
      "hair that may not have it",
      {
        ...virgin,
        currentLevel: 5,
        desiredLevel: 7,
        brand: "matrix",
        line: "socolor",
        extra: { relaxer: "lye", weeksSinceTreatment: 6 },
      },
      /^30 vol is over the 20 vol that this hair takes/,
    ],
  ])("%s", (_, hair, words) =>
    expect(said(hair, "developer", "developer_not_stronger")).toMatch(words),
  );
});

describe("why this line", () => {
  it("says that it was asked for", () =>
    expect(said(asked, "line", "line")).toContain("this line was asked for"));

  it("says what kept the wished-for line out", () => {
    const hair = { ...virgin, desiredLevel: 6, ...white, brand: "redken", line: "shades-eq-gloss" };
    expect(said(hair, "line", "line_passed_over")).toMatch(
      /^Not Redken Shades EQ.*is a demi, and this bowl asks for a permanent/,
    );
  });
});

it("adds the confidence up in front of the reader", () => {
  const hair: FormulateRequest = {
    ...virgin,
    hairCondition: "previously-colored",
    previousTreatments: ["box_dye"],
    porosity: "high",
  };
  const { confidence, trace } = formulate(hair);
  const effects = trace
    .filter((entry) => entry.about === "confidence")
    .map((entry) => entry.effect);
  const off = effects.flatMap((effect) => /^(\d+) off/.exec(effect)?.[1] ?? []).map(Number);
  const cap = effects.flatMap((effect) => /^Held at (\d+)/.exec(effect)?.[1] ?? []).map(Number)[0];
  const sum = off.reduce((left, each) => left - each, 92);
  expect(off.length).toBeGreaterThan(1);
  expect(confidence).toBe(Math.min(sum, cap ?? 100));
});

it("names the certainty of the line for its figures and of the table for general ones", () => {
  const { trace } = formulate(asked);
  const of = (about: Figure) => trace.find((entry) => entry.about === about && entry.step === 1);
  expect([of("ratio")?.confidence, of("grams")?.confidence]).toEqual(["high", "medium"]);
});
