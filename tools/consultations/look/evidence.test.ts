import { describe, expect, it } from "vitest";
import { noHair, readingOf } from "#tests/reading.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { diagnosisOf } from "#tools/consultations/diagnosis.ts";
import { surest, weigh } from "./evidence.ts";

const told = (changes: object = {}) =>
  diagnosisOf(
    {
      consultationType: "new",
      currentLevel: 5,
      desiredLevel: 7,
      hairCondition: "virgin",
      previousTreatments: [],
      damageLevel: "1",
      porosity: "normal",
      serviceType: "toning",
      ...changes,
    },
    new Date(),
  );
const banded = readingOf(6, {
  spread: 3,
  zones: {
    roots: { level: 4, tone: "natural" },
    mids: { level: 6, tone: "gold" },
    ends: { level: 7, tone: "gold" },
  },
});

describe("photos against words", () => {
  it.each<[string, object, HairReading[], string | undefined, number]>([
    ["agree within the photo's range", {}, [readingOf(6)], undefined, 0],
    ["disagree half a level beyond it", { currentLevel: 5 }, [readingOf(6.5)], "you entered 5", 8],
    ["disagree about the level", { currentLevel: 8 }, [readingOf(5)], "you entered 8", 8],
    [
      "are judged by the surest photo",
      { currentLevel: 8 },
      [readingOf(5, { confidence: 0.2 }), readingOf(8, { confidence: 0.9 })],
      undefined,
      0,
    ],
    [
      "count platinum as 10",
      { consultationType: "correction", currentLevel: 12, unwantedTone: "yellow" },
      [readingOf(10)],
      undefined,
      0,
    ],
    ["disagree about virgin hair with bands", { currentLevel: 6 }, [banded], "virgin", 13],
    [
      "accept bands on coloured hair",
      { currentLevel: 6, hairCondition: "previously-colored" },
      [banded],
      undefined,
      5,
    ],
    [
      "disagree about virgin hair with a vivid",
      { currentLevel: 6 },
      [readingOf(6, { tone: "vivid", level: null })],
      "direct dye",
      8,
    ],
    ["disagree about grey that nobody mentioned", {}, [readingOf(5, { greyShare: 0.4 })], "40%", 8],
    [
      "accept grey that was mentioned",
      { hasGray: true },
      [readingOf(5, { greyShare: 0.4 })],
      undefined,
      0,
    ],
    ["are a little less sure without a photo", {}, [], undefined, 4],
    ["are a little less sure when no photo shows hair", {}, [noHair], undefined, 4],
  ])("%s", (_, changes, current, conflict, doubt) => {
    const evidence = weigh(told(changes), { current });
    const found = evidence.findings
      .filter(({ code }) => code === "photo_text_conflict")
      .map(({ sentence }) => sentence);
    if (conflict) expect(found.join(" ")).toContain(conflict);
    else expect(found).toEqual([]);
    expect(evidence.doubts.reduce((sum, { off }) => sum + off, 0)).toBe(doubt);
  });
});

describe("the goal photo", () => {
  it.each([
    ["ash", "ash"],
    ["copper", "copper"],
    ["grey", "silver"],
    ["natural", "natural"],
    ["vivid", undefined],
  ] as const)("that looks %s asks for %s", (tone, wanted) => {
    expect(weigh(told(), { current: [], target: readingOf(7, { tone }) }).targetTone).toBe(wanted);
  });

  it.each([
    [7, false],
    [8.5, false],
    [9.5, true],
    [4, true],
  ])("at level %s against a wish of 7 is told: %s", (level, differs) => {
    const { findings } = weigh(told(), { current: [], target: readingOf(level) });
    expect(findings.some(({ code }) => code === "target_level_differs")).toBe(differs);
  });

  it("without hair is told and not used", () => {
    const evidence = weigh(told(), { current: [readingOf(5)], target: noHair });
    expect(evidence.findings.map(({ code }) => code)).toEqual(["no_hair_in_target_photo"]);
    expect(evidence.targetTone).toBeUndefined();
  });
});

it("says what makes a photo hard to read, but not that its white is unknown", () => {
  const { findings } = weigh(told(), {
    current: [readingOf(5, { quality: { ok: false, flags: ["wb_unknown", "blurred", "dark"] } })],
  });
  expect(findings).toMatchObject([
    {
      code: "current_photo_quality",
      severity: "info",
      sentence: expect.stringContaining("blurred, dark"),
    },
  ]);
  expect(
    weigh(told(), { current: [readingOf(5, { quality: { ok: true, flags: ["wb_unknown"] } })] })
      .findings,
  ).toEqual([]);
});

it("speaks of the surest photo that shows hair", () => {
  expect(
    surest([noHair, readingOf(4, { confidence: 0.3 }), readingOf(6, { confidence: 0.8 })])?.level
      ?.value,
  ).toBe(6);
  expect(surest([noHair])).toBeUndefined();
});
