import { describe, expect, it } from "vitest";
import { noHair, readingOf } from "#tests/reading.ts";
import { formulate } from "#tools/colour/formulate.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { hairAfter, type Parent } from "./after-parent.ts";
import { diagnosisOf } from "./diagnosis.ts";
import { requestOf } from "./request.ts";

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
  const request = requestOf(diagnosis, { lines: [] });
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
    ["is not read from a photo without hair", {}, noHair, 7],
    ["is the stylist's when they state another than before", { currentLevel: 6 }, readingOf(9), 6],
    ["is not the copied level of before", { currentLevel: 5 }, readingOf(7), 7],
  ])("%s", (_, said, result, level) => {
    expect(after(parent, said, result).level).toBe(level);
  });

  it("is unchanged where nothing was mixed", () => {
    expect(after(parentOf({ damageLevel: "3" }), {}).level).toBe(5);
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
