import { describe, expect, it } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { calledBy, SALON } from "#tests/salons/verb-salon.ts";

const made = consultationResult(BRASSY);
const held = {
  ...made,
  formula: null,
  steps: [],
  formulas: made.formulas.map((each) => ({ ...each, withheld: true, bowl: null })),
};
const asked =
  "formula for Dana, natural level 7 brassy, wants cool ash level 7, previously coloured, damage level 1, high porosity, fine medium length, no grey, color touch";
const after = (words: string, opened: object) =>
  calledBy([asked, words], { ...SALON, formulate: () => made, get_consultation: () => opened });

describe("a question about the bowl that stands", () => {
  it.each([
    ["how much developer", /40 g of 6\.3 vol to 20 g of color, 60 g in all/],
    ["how long is it on", /Color Touch: 5 to 10 min/],
    ["what's in the bowl", /7\/1 20 g/],
  ])("is answered by the consultation as it is now: %s", (words, says) => {
    const { last, text } = after(words, made);
    expect(last).toEqual([["get_consultation", { id: made.consultation.id }]]);
    expect(text).toMatch(says);
  });

  it.each(["how much developer", "how long is it on", "what's in the bowl"])(
    "gives no figure of a formula that is held back meanwhile: %s",
    (words) => {
      const { text } = after(words, held);
      expect(text).toContain("hold the grams of this formula back");
      expect(text).not.toMatch(/\d+ ?(?:g|min)\b/);
    },
  );
});

describe("words of a bowl that is to be mixed", () => {
  const REACHED = "The rescue was called.";
  const answers = {
    ...SALON,
    rescue: () => {
      throw new Error(REACHED);
    },
  };

  it("call for no help where nothing is on the hair", () => {
    expect(() => calledBy("toner for a level 9 yellow", answers)).not.toThrow(REACHED);
  });

  it("call for help where hair breaks, whatever is wanted beside it", () => {
    const words = "the bleach is on and the hair is breaking, the client wants to know why";
    expect(() => calledBy(words, answers)).toThrow(REACHED);
  });
});
