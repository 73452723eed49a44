import { describe, expect, it } from "vitest";
import type { NotedShade } from "#tools/colour/notation/schema.ts";
import { weighBowl, type Piece } from "./convert-weights.ts";

const shade = (grams: number | null, parts: number | null = null): NotedShade => ({
  code: "old",
  known: true,
  level: 7,
  tone: "natural",
  nearest: null,
  grams,
  parts,
});
const piece = (of: NotedShade, ...into: [string, number][]): Piece => ({
  shade: of,
  into: into.map(([code, parts]) => ({ code, parts })),
});
const tubes = (weighed: ReturnType<typeof weighBowl>) =>
  weighed.shades.map(({ code, grams }) => [code, grams]);

describe("the weight of a converted bowl", () => {
  it("stays the whole of the old one, in the new ratio", () => {
    const weighed = weighBowl([piece(shade(30), ["a", 1])], 30, {
      before: [1, 1],
      after: [1, 1.5],
    });
    expect(tubes(weighed)).toEqual([["a", 24]]);
    expect(weighed.developer).toBe(36);
  });

  it("is all colour where the new line takes no developer", () => {
    const weighed = weighBowl([piece(shade(30), ["a", 1])], 30, {
      before: [1, 1],
      after: undefined,
    });
    expect(tubes(weighed)).toEqual([["a", 60]]);
    expect(weighed.developer).toBeNull();
  });

  it("counts the developer by the old ratio where it was not weighed", () => {
    const weighed = weighBowl([piece(shade(20), ["a", 1])], null, {
      before: [1, 2],
      after: [1, 1],
    });
    expect(tubes(weighed)).toEqual([["a", 30]]);
  });

  it("splits by the parts, weighs one tube once, and loses nothing to rounding", () => {
    const weighed = weighBowl(
      [piece(shade(20), ["a", 3], ["b", 1]), piece(shade(13), ["b", 1]), piece(shade(1), ["c", 1])],
      34,
      { before: [1, 1], after: [1, 1] },
    );
    expect(tubes(weighed)).toEqual([
      ["a", 15],
      ["b", 18],
      ["c", 1],
    ]);
    expect(weighed.perPiece).toEqual([20, 13, 1]);
    expect(weighed.developer).toBe(34);
  });

  it("keeps parts where nothing was weighed", () => {
    const weighed = weighBowl(
      [piece(shade(null, 2), ["a", 1]), piece(shade(null, 1), ["b", 1])],
      null,
      {
        before: [1, 1],
        after: [1, 1],
      },
    );
    expect(weighed.shades).toMatchObject([
      { code: "a", grams: null, parts: 2 },
      { code: "b", grams: null, parts: 1 },
    ]);
  });

  it("weighs nothing where a shade has nothing that stands for it", () => {
    const weighed = weighBowl(
      [piece(shade(30), ["a", 1]), { shade: shade(5), into: undefined }],
      35,
      { before: [1, 1], after: [1, 1] },
    );
    expect(weighed.shades).toMatchObject([{ code: "a", grams: null }]);
    expect(weighed.developer).toBeNull();
  });
});
