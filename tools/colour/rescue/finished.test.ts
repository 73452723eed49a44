import { describe, expect, it } from "vitest";
import { rescue } from "./rescue.ts";
import { isFinished } from "./when.ts";

const lines = ["wella-professionals/koleston-perfect", "wella-professionals/color-touch"];
const shelf = {
  "wella-professionals/koleston-perfect": ["4/0", "5/0", "55/0", "6/0", "7/3"],
  "wella-professionals/color-touch": ["10/6", "9/16", "9/36", "7/03", "7/43", "6/71", "5/3", "5/0"],
};
const asked = (text: string) => rescue({ text, lines, shelf }, {});
const names = (text: string) =>
  asked(text)
    .mix?.ingredients.map(({ name }) => name)
    .join(" + ");

describe("a result, on which nothing works any more", () => {
  it.each([
    [
      "she's rinsed and it's like a 3, pulled 5/0 through old ends, she wanted a 6",
      "rescue_finished_too_dark",
    ],
    ["blow dried her and the ends are way too dark", "rescue_finished_too_dark"],
    ["went in w ct for a 6, dried out 4. porous i guess", "rescue_finished_too_dark"],
    ["8/0 with 30 vol, dried bright hot roots, lengths a 7", "rescue_finished_hot_roots"],
    ["toner grabbed, 9/16 went on like 10 min and her ends are slate", "rescue_finished_too_cool"],
    ["did her gloss yesterday and it's too ashy", "rescue_finished_too_cool"],
    ["went from a 9 to brown with 6/71 no filler and its green", "rescue_finished_green"],
    ["i just rinsed and the temples are still white, 5/0 20 vol", "rescue_finished_white"],
    [
      "did 7/3 9% all over virgin 5 and the roots are hot, the rest is 6",
      "rescue_finished_hot_roots",
    ],
    ["dry, done. roots glow orange, lengths nice cool 6", "rescue_finished_hot_roots"],
    ["all dried, the first inch is copper, rest is a neutral 5", "rescue_finished_hot_roots"],
    ["used 6/0 on bleached ends, came out mossy", "rescue_finished_green"],
    ["foils bled and left bright spots, she has a brown 5 base", "rescue_finished_spots"],
    [
      "all dry and there's an orange line between the regrowth and her blonde",
      "rescue_finished_band",
    ],
    ["toner washed out already and it's yellow, level 9", "rescue_finished_warm"],
  ])("is put right and never left on: %s", (text, rule) => {
    const answer = asked(text);
    expect(answer.trace[0]?.rule).toBe(rule);
    expect(answer.verdict).toBe("finished");
    expect(answer.minutesMore).toBeNull();
    expect(answer.now.join(" ")).not.toMatch(
      /leave it|leave the roots|wipe the roots|rest of their time/i,
    );
  });

  it("covers what is still white with the doubled natural, on those places alone", () => {
    const text = "temples see thru after i rinsed, 5/0 20 vol, the rest is perfect";
    expect(names(text)).toBe(
      "Wella Professionals Koleston Perfect 55/0 + Wella Professionals Koleston Perfect 5/0 + Developer 20 vol",
    );
    expect(asked(text).headline).toContain("the temples alone");
  });

  it("tones hot roots down to the rest and never repeats the bowl that made them", () => {
    const made = names("did 7/3 9% all over virgin 5 and the roots are hot, the rest is 6");
    expect(made).toBe("Wella Professionals Color Touch 6/71 + Developer 6.3 vol");
    // a third of cool where the level itself has none
    expect(names("8/0 with 30 vol, dried bright hot roots, lengths a nice 7")).toBe(
      "Wella Professionals Color Touch 7/03 + Wella Professionals Color Touch 6/71 + Developer 6.3 vol",
    );
  });

  it("gives back warmth at the depth that was laid on", () => {
    expect(names("went from a 9 to brown with 6/71 no filler and its green")).toContain("7/43");
    expect(
      names("she was level 9, i put 5/1 on ends to go brown, dried olive green now"),
    ).toContain("7/43");
    expect(names("blonde to brown with ash, now green at the ends, rinsed")).toContain("7/43");
    expect(names("10/6 was on 12 min, rinsed, and her ends went purple")).toContain("9/36");
  });

  it.each([
    "toner on 6 minutes, ends going violet",
    "foils in for 40 min and not lifting",
    "colour is still on and the roots are too light",
    "roots are lifting faster than the lengths",
    "a foil is bleeding",
  ])("is told apart from what is on the hair: %s", (text) => {
    expect(isFinished(text)).toBe(false);
  });

  it("puts the skin before the colour", () => {
    expect(asked("rinsed the lightener and her scalp is burning").danger).not.toBe("none");
  });
});
