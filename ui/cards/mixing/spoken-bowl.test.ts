import { describe, expect, it } from "vitest";
import type { Bowl } from "#tools/formulas/schema.ts";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { mixingSteps, wishIn } from "./mixing-steps.ts";
import { numberSaid } from "./number-said.ts";
import { gramsSaid, minutesSaid, shadeSaid, spokenBowl } from "./spoken-bowl.ts";

const [plain] = consultationResult(BRASSY).steps;
const bowl = (more: Partial<Bowl>): Bowl => ({ ...plain!, area: undefined, zone: "all", ...more });
const shade = (code: string, grams: number): Bowl["shades"][number] => ({
  ...plain!.shades[0]!,
  code,
  name: code,
  grams,
});
const developer = (volume: number, grams: number) => ({ name: "Developer", volume, grams });

describe("as a person would say it", () => {
  it.each([
    [0, "zero"],
    [7, "seven"],
    [20, "twenty"],
    [40, "forty"],
    [62, "sixty-two"],
    [100, "one hundred"],
    [115, "one hundred and fifteen"],
    [7.5, "seven and a half"],
    [0.3, "zero point three"],
    [1200, "1200"],
  ])("%s is %s", (number, said) => expect(numberSaid(number)).toBe(said));

  it.each([
    [1, "one gram"],
    [0.5, "half a gram"],
    [2, "two grams"],
  ])("%s g is %s", (grams, said) => expect(gramsSaid(grams)).toBe(said));

  it.each([
    ["7N", "7 N"],
    ["7/1", "7 1"],
    ["8/43", "8 43"],
    ["10NB", "10 N B"],
    ["6-0", "6 0"],
    ["Blondor", "Blondor"],
  ])("the shade %s is %s", (code, said) => expect(shadeSaid({ code, name: code })).toBe(said));

  it("a range of minutes is one", () => {
    expect(minutesSaid([20, 30])).toBe("twenty to thirty minutes");
    expect(minutesSaid([35, 35])).toBe("thirty-five minutes");
  });

  it.each<[Partial<Bowl>, string]>([
    [
      { shades: [shade("7N", 40)], developer: developer(20, 60), minutes: [35, 35] },
      "Forty grams of 7 N, sixty grams of 20 volume. Thirty-five minutes.",
    ],
    [
      {
        zone: "roots",
        shades: [shade("7/1", 20), shade("7/8", 10)],
        developer: developer(6, 60),
        minutes: [0, 0],
      },
      "Roots: twenty grams of 7 1, ten grams of 7 8, sixty grams of 6 volume.",
    ],
    [
      { shades: [shade("Olaplex", 7.5)], developer: null, minutes: [5, 10] },
      "Seven and a half grams of Olaplex. Five to ten minutes.",
    ],
  ])("a bowl is told from one to another", (more, said) =>
    expect(spokenBowl(bowl(more))).toBe(said),
  );
});

describe("the steps at the scale", () => {
  it("are an empty bowl, every shade, the developer, then the hair, with what the scale reads", () => {
    const steps = mixingSteps(
      bowl({
        shades: [shade("7/1", 20), shade("7/8", 10.5)],
        developer: developer(6, 61),
        minutes: [20, 20],
      }),
    );
    expect(
      steps.map((step) => (step.kind === "pour" ? [step.grams, step.scale] : step.kind)),
    ).toEqual(["tare", [20, 20], [10.5, 30.5], [61, 91.5], "apply"]);
  });

  it("have no developer and no timer where the bowl has none", () => {
    const steps = mixingSteps(
      bowl({ shades: [shade("Olaplex", 8)], developer: null, minutes: [0, 0] }),
    );
    expect(steps.map(({ says }) => says)).toEqual([
      "Put the empty bowl on the scale, and set it to zero.",
      "eight grams of Olaplex.",
      "Mix it, and put it on.",
    ]);
  });
});

describe("what is asked for by voice", () => {
  it.each([
    ["next", "next"],
    ["Okay, done", "next"],
    ["go back", "back"],
    ["say that again", "repeat"],
    ["start the timer", "timer"],
    ["start", "timer"],
    ["stop", "stop"],
    ["and then my sister said we should come back next week", undefined],
    ["lovely weather", undefined],
  ])("%s: %s", (heard, wish) => expect(wishIn(heard)).toBe(wish));
});
