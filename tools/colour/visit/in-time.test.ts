import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import type { FormulateAnswer, FormulateRequest } from "#tools/colour/schema.ts";
import { minutesAtMost } from "#tools/colour/time-limit.ts";

const whiteRoots: FormulateRequest = {
  currentLevel: 4,
  desiredLevel: 4,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
  hasGray: true,
  grayPercent: 30,
  lines: ["wella-professionals/koleston-perfect", "wella-professionals/color-touch"],
  zones: { roots: { level: 4, greyShare: 30 } },
};
const within = (minutes: number) => formulate({ ...whiteRoots, extra: { minutesAtMost: minutes } });
const bowls = ({ steps }: FormulateAnswer) => steps.map(({ zone, type }) => `${zone} ${type}`);
const told = ({ findings }: FormulateAnswer, code: string) =>
  findings.find((finding) => finding.code === code)?.sentence;

describe("a visit in the minutes that there are", () => {
  it("is as planned where it fits", () => {
    expect(bowls(within(120))).toEqual(bowls(formulate(whiteRoots)));
    expect(told(within(120), "shortened_to_fit")).toBeUndefined();
  });

  it("blends what it would cover, and says what all of it would take", () => {
    const answer = within(45);
    expect(bowls(answer)).toEqual(["roots demi-permanent", "lengths demi-permanent"]);
    expect(told(answer, "shortened_to_fit")).toMatch(
      /^There are 45 min: this takes some \d+ .* a demi blends the white .* All of it takes some \d+/,
    );
  });

  it("is the shortest where none fits, with what it takes, and cuts no time of a leaflet", () => {
    const answer = within(25);
    expect(bowls(answer)).toEqual(["roots demi-permanent"]);
    expect(told(answer, "takes_longer")).toMatch(
      /There are 25 min: the shortest is this, some \d+/,
    );
    expect(answer.steps[0]?.minutes[0]).toBeGreaterThanOrEqual(15);
  });

  it("keeps a plan for which there is no shorter way", () => {
    const gloss: FormulateRequest = {
      currentLevel: 8,
      hairCondition: "bleached",
      services: ["gloss"],
    };
    const answer = formulate({ ...gloss, extra: { goal: "gloss, 5 min max" } });
    expect(bowls(answer)).toEqual(bowls(formulate(gloss)));
    expect(told(answer, "takes_longer")).toContain("Nothing shorter does it.");
  });
});

it.each([
  ["25 min tops incl processing she has a train", 25],
  ["knocked back, got 10 min", 10],
  ["35 minutes all in", 35],
  ["has to leave in 40 mins", 40],
  ["she leaves in 40 mins", 40],
  ["only half an hour", 30],
  ["she has 1 hour 30 minutes max", 90],
  ["an hour and 15 min tops", 75],
  ["leave it on 30 min max, sensitive scalp", undefined],
  ["last color got only 20 minutes and faded", undefined],
  ["only 35 min processing", undefined],
  ["leave it on 20 min", undefined],
  ["toner on 6 min and the ends go ash", undefined],
  ["been on for 10 min tops", undefined],
  ["30 min in and the part has not grabbed", undefined],
])('hears a limit of minutes in "%s"', (text, minutes) => {
  expect(minutesAtMost(text)).toBe(minutes);
});
