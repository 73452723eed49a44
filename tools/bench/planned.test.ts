import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { plannedOf } from "./planned.ts";

const of = (request: FormulateRequest) => {
  const answer = formulate(request);
  return { answer, planned: plannedOf({ request, answer, bowls: answer.steps }) };
};

describe("what a visit was for", () => {
  it("is the goal, by the line that lays colour down, where one visit reaches it", () => {
    const lines = ["wella-professionals/color-touch"];
    const { planned } = of({ currentLevel: 7, desiredLevel: 6, desiredTone: "mocha", lines });
    expect(planned).toEqual({
      level: 6,
      tone: "mocha",
      line: "wella-professionals/color-touch",
      lineName: "Color Touch",
    });
  });

  it("is today's level, by the lightener, where the goal takes more visits", () => {
    const { planned, answer } = of({ currentLevel: 3, desiredLevel: 10, hairCondition: "virgin" });
    expect(answer.roadmap!.length).toBeGreaterThan(1);
    expect(planned.level).toBe(answer.roadmap![0]!.toLevel);
    expect(planned.level).toBeLessThan(10);
    const lightener = answer.steps.find(({ purpose }) => purpose === "lighten")!;
    expect(planned.line).toBe(`${lightener.brandId}/${lightener.lineId}`);
  });

  it("is what the visit can reach on hair that takes no lift today", () => {
    const { planned, answer } = of({
      currentLevel: 8,
      desiredLevel: 9,
      damageLevel: "2",
      hairCondition: "bleached",
      desiredTone: "pearl",
    });
    expect(answer.roadmap?.[0]?.toLevel).toBe(8);
    expect(planned.level).toBe(8);
  });

  it("is nothing where nothing was mixed", () => {
    const { planned } = of({ currentLevel: 6, desiredLevel: 8, damageLevel: "4" });
    expect(planned).toEqual({ level: null, tone: null, line: null, lineName: null });
  });

  it.each([
    ["cool_ash", "ash"],
    ["neutral", "natural"],
    ["warm", "gold"],
  ] as const)("names %s a tone", (desiredTone, tone) => {
    expect(of({ currentLevel: 6, desiredLevel: 6, desiredTone }).planned.tone).toBe(tone);
  });

  it("follows the bowl that was used in place of the engine's", () => {
    const request = { currentLevel: 7, desiredLevel: 6 } as const;
    const answer = formulate(request);
    const bowls = answer.steps.map((step) => ({
      ...step,
      brandId: "redken",
      lineId: "shades-eq",
    }));
    expect(plannedOf({ request, answer, bowls }).line).toBe("redken/shades-eq");
  });
});
