import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { noHair, readingOf } from "#tests/reading.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { hairAfter, type Parent } from "./after-parent.ts";
import { diagnosisOf } from "./diagnosis.ts";
import { requestOf } from "./analysis/request.ts";

const form = {
  consultationType: "new" as const,
  currentLevel: 5,
  desiredLevel: 7,
  hairCondition: "virgin" as const,
  previousTreatments: ["virgin" as const],
  damageLevel: "1" as const,
  porosity: "normal" as const,
  serviceType: "toning" as const,
};
const now = new Date();

function parentOf(changes: object = {}): Parent {
  const diagnosis = diagnosisOf({ ...form, ...changes }, now);
  const request = requestOf(diagnosis, {});
  return { diagnosis, request, answer: formulate(request) };
}
const after = (parent: Parent, said: object, result?: HairReading) =>
  hairAfter(
    parent,
    diagnosisOf(
      {
        consultationType: "corrective",
        parentConsultationId: "x",
        uncorrectedTones: ["brass"],
        issueDescription: "x",
        ...said,
      },
      now,
      parent.diagnosis,
    ),
    result,
  );

describe("the level after the first formula", () => {
  const parent = parentOf();
  it.each<[string, object, HairReading | undefined, number]>([
    ["is what the formula aimed at", {}, undefined, 7],
    ["is one darker when the result is too dark", { uncorrectedTones: ["too-dark"] }, undefined, 6],
    [
      "is one lighter when the result is too light",
      { uncorrectedTones: ["too-light"] },
      undefined,
      8,
    ],
    ["stays the aim when the photo allows it", {}, readingOf(6.5), 7],
    ["is the photo's when it rules the aim out", {}, readingOf(4.5), 5],
    [
      "leaves out a photo that is no darker than the aim when it was called too dark",
      { uncorrectedTones: ["too-dark"] },
      readingOf(7.5, { level: { value: 7.5, low: 7, high: 8 } }),
      6,
    ],
    ["is rounded the way it was called", { uncorrectedTones: ["too-dark"] }, readingOf(4.5), 4],
    [
      "leaves out a photo that is no lighter than the aim when it was called too light",
      { uncorrectedTones: ["too-light"] },
      readingOf(6.5),
      8,
    ],
    ["is not read from a photo without hair", {}, noHair, 7],
    ["is the stylist's when they state another than before", { currentLevel: 6 }, readingOf(9), 6],
    ["is not the copied level of before", { currentLevel: 5 }, readingOf(7), 7],
  ])("%s", (_, said, result, level) => {
    expect(after(parent, said, result).level).toBe(level);
  });

  it("is unchanged where nothing was mixed", () => {
    expect(after(parentOf({ damageLevel: "3" }), {}).level).toBe(5);
  });

  it("tells that the photo and the complaint differ", () => {
    const { basis, findings } = after(parent, { uncorrectedTones: ["too-dark"] }, readingOf(7.5));
    expect(basis).toEqual({ from: "aim", aimed: 7, called: "too dark" });
    expect(findings.map(({ code }) => code)).toEqual(["photo_against_complaint"]);
  });

  it("tells that the photo and the aim differ", () => {
    expect(after(parent, {}, readingOf(4.5)).findings.map(({ code }) => code)).toEqual([
      "result_level_differs",
    ]);
  });
});

describe("the history after the first formula", () => {
  it.each<[string, object, string, string[], boolean]>([
    ["virgin hair that was tinted", {}, "previously-colored", ["previously_colored"], false],
    [
      "dyed hair that was lightened",
      {
        currentLevel: 4,
        desiredLevel: 8,
        hairCondition: "previously-colored",
        previousTreatments: ["box_dye"],
      },
      "bleached",
      ["box_dye", "bleached", "previously_colored"],
      true,
    ],
    ["hair that got care only", { damageLevel: "3" }, "virgin", ["virgin"], false],
  ])("%s", (_, changes, condition, treatments, recheck) => {
    const hair = after(parentOf(changes), {});
    expect(hair.hairCondition).toBe(condition);
    expect(new Set(hair.previousTreatments)).toEqual(new Set(treatments));
    expect(hair.findings.some(({ code }) => code === "damage_recheck")).toBe(recheck);
  });
});

describe("the formula that is handed on", () => {
  const brassy = {
    currentLevel: 7,
    desiredLevel: 7,
    hairCondition: "bleached",
    previousTreatments: ["bleached"],
    unwantedTone: "orange",
    underlyingTone: "orange",
  };

  it("is the parent's, from its level to its aim", () => {
    const parent = parentOf(brassy);
    const { lastFormula } = after(parent, { uncorrectedTones: ["orange"] });
    expect(lastFormula).toMatchObject({ fromLevel: 7, toLevel: 7, attempts: 1 });
    expect(lastFormula?.bowls.map(({ line }) => line)).toEqual(
      parent.answer.steps.map(({ lineId }) => lineId),
    );
  });

  it("carries the bowl and the minutes that were really used", () => {
    const parent = parentOf(brassy);
    const used = parent.answer.steps.map((step) => ({
      ...step,
      minutes: [4, 4] as [number, number],
    }));
    const { lastFormula } = after({ ...parent, used }, { uncorrectedTones: ["orange"] });
    expect(lastFormula?.bowls.map(({ minutes }) => minutes)).toEqual([[4, 4]]);
  });

  it.each([
    ["the same fault again", ["orange"], ["orange", "uneven"], 2],
    ["another fault", ["orange"], ["too-dark"], 1],
  ])("counts the tries: %s", (_, first, second, attempts) => {
    const parent = parentOf(brassy);
    const one = {
      ...parent,
      diagnosis: {
        ...parent.diagnosis,
        consultationType: "corrective" as const,
        uncorrectedTones: first,
      },
    };
    expect(after(one, { uncorrectedTones: second }).lastFormula?.attempts).toBe(attempts);
  });

  it("is not there where nothing was mixed", () => {
    expect(after(parentOf({ damageLevel: "3" }), {}).lastFormula).toBeUndefined();
  });

  it("forgets what the hair showed before, unless it is said anew", () => {
    const parent = parentOf(brassy);
    expect(after(parent, {}, readingOf(7, { visibleWarmth: "yellow" }))).toMatchObject({
      underlyingTone: "yellow",
    });
    expect(after(parent, {}).unwantedTone).toBeUndefined();
    expect(after(parent, { unwantedTone: "green" }).unwantedTone).toBe("green");
  });

  it("keeps of the zones what a formula does not change", () => {
    const parent = parentOf({
      zones: { roots: { level: 3 }, ends: { level: 6, porosity: "high" } },
    });
    expect(after(parent, {}).zones).toEqual({ roots: {}, ends: { porosity: "high" } });
    expect(after(parent, { zones: { roots: { level: 8 } } }).zones).toEqual({
      roots: { level: 8 },
    });
  });
});

it("says in words how result and goal differ", () => {
  const parent = {
    ...parentOf(),
    photos: { before: readingOf(5), target: readingOf(8, { tone: "ash" }) },
  };
  const result = readingOf(6, { tone: "copper", visibleWarmth: "orange" });
  const said = after(parent, {}, result).findings.find(({ code }) => code === "photos_compared");
  expect(said?.sentence).toBe(
    "By the photos: Before: level 5, natural. Goal: level 8, ash. Now: level 6, copper, orange showing. The result is 2 levels darker than the goal and warmer.",
  );
});
