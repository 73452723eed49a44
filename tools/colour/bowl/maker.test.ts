import { formulate } from "#tests/engine.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyHair, anyLine } from "#tests/any-hair.ts";
import { runs } from "#tests/runs.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import type { FormulateAnswer, FormulateRequest } from "#tools/colour/schema.ts";

const colour = new Set(["permanent", "demi-permanent", "toner", "high-lift", "semi-permanent"]);
const makersOf = ({ steps }: FormulateAnswer) => [
  ...new Set(steps.filter(({ type }) => colour.has(type)).map(({ brandId }) => brandId)),
];
const saysWhy = ({ findings }: FormulateAnswer) =>
  findings.some(({ code }) => code === "line_lacks_shade" || code === "line_without_shade_list");
const coloured: FormulateRequest = {
  currentLevel: 7,
  desiredLevel: 7,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
  damageLevel: "1",
};

describe("one maker a head", () => {
  it("writes a newcomer's colour bowls in one maker, or says which stands outside", () => {
    fc.assert(
      fc.property(anyHair, (hair) => {
        const answer = formulate(hair as FormulateRequest);
        expect(makersOf(answer).length < 2 || saysWhy(answer)).toBe(true);
      }),
      { numRuns: runs(1_000, 10_000), seed: 7 },
    );
  }, 60_000);

  it("stays in the maker of the stylist's line, or says which bowl does not", () => {
    fc.assert(
      fc.property(anyHair, anyLine, (hair, of) => {
        const { brand, line } = { brand: undefined, line: undefined, ...of };
        const asked = { ...hair, lines: brand ? [`${brand}/${line}`] : [] } as FormulateRequest;
        const answer = formulate(asked);
        const outside = makersOf(answer).filter((maker) => brand !== undefined && maker !== brand);
        expect(outside.length === 0 || saysWhy(answer)).toBe(true);
      }),
      { numRuns: runs(1_000, 10_000), seed: 8 },
    );
  }, 60_000);

  it("moves the whole head to a maker that makes every bowl of it", () => {
    const answer = formulate({
      ...coloured,
      desiredLevel: 4,
      hasGray: true,
      grayPercent: 60,
      services: ["grey_coverage", "highlights"],
    });
    expect(makersOf(answer)).toHaveLength(1);
    expect(saysWhy(answer)).toBe(false);
  });

  it.each([
    ["matrix", "socolor-sync", "7AA"],
    ["wella-professionals", "color-touch", "7/1"],
  ])("corrects what was done in %s in the same maker", (brand, line, code) => {
    const bowl = {
      brand,
      line,
      type: "demi-permanent" as const,
      shades: [{ code, grams: 30 }],
      developer: { volume: findLine(`${brand}/${line}`)!.developers[0]!, grams: 30 },
      minutes: 10,
    };
    const answer = formulate({
      ...coloured,
      flow: "corrective",
      unwantedTone: "orange",
      desiredTone: "cool_ash",
      lastFormula: { bowls: [bowl], fromLevel: 7, toLevel: 7, attempts: 1 },
    });
    expect(makersOf(answer)).toEqual([brand]);
  });

  it("says of a preferred line without shades that the bowl is written in another", () => {
    const answer = formulate({
      ...coloured,
      desiredTone: "warm",
      lines: ["wella-professionals/shinefinity"],
    });
    expect(makersOf(answer)).toEqual(["wella-professionals"]);
    expect(answer.findings).toContainEqual(
      expect.objectContaining({ code: "line_without_shade_list", severity: "warn" }),
    );
  });
});
