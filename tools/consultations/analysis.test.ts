import { describe, expect, it } from "vitest";
import { readingOf } from "#tests/reading.ts";
import { formulate } from "#tools/colour/formulate.ts";
import { composeAnalysis, MAX_WORDS } from "./analysis.ts";
import { diagnosisOf } from "./diagnosis.ts";
import { draftOf } from "./draft.ts";
import { weigh } from "./evidence.ts";
import { requestOf } from "./request.ts";
import type { NewConsultation } from "./schema.ts";

const form = {
  consultationType: "new" as const,
  currentLevel: 5,
  desiredLevel: 7,
  hairCondition: "virgin" as const,
  previousTreatments: [],
  damageLevel: "1" as const,
  porosity: "normal" as const,
  serviceType: "toning" as const,
};

/** The whole way from form and pictures to the words, without a database. */
function say(changes: Partial<NewConsultation>, current?: number, target?: number) {
  const diagnosis = diagnosisOf({ ...form, ...changes }, new Date("2026-03-02T10:00:00Z"));
  const readings = {
    current: current ? [readingOf(current)] : [],
    ...(target && { target: readingOf(target) }),
  };
  const { findings, doubt, targetTone, zones } = weigh(diagnosis, readings);
  const request = requestOf(diagnosis, {
    lines: [],
    ...(targetTone && { targetTone }),
    ...(zones && { zones }),
  });
  const { answer, bowls } = draftOf(request, formulate(request), {
    source: "engine",
    extra: findings,
    doubt,
  });
  return {
    text: composeAnalysis({
      diagnosis,
      readings,
      level: Math.min(10, request.currentLevel),
      answer,
      bowls,
      zones: request.zones,
    }),
    answer,
    bowls,
  };
}

const bleached = { hairCondition: "bleached" as const, previousTreatments: ["bleached" as const] };

describe("the analysis", () => {
  it.each<[string, Partial<NewConsultation>, number | undefined, RegExp[]]>([
    [
      "neither agrees nor objects where the photo's range is two levels wide",
      {},
      5,
      [/reads as level 5, somewhere between 4 and 6/, /neither confirms nor rules out the level 5/],
    ],
    [
      "keeps the entered level against the photo, and asks for a swatch",
      { currentLevel: 9, desiredLevel: 9 },
      4,
      [/You entered level 9/, /swatch/],
    ],
    [
      "tells the history in British words",
      { hairCondition: "previously-colored", previousTreatments: ["previously_colored"] },
      5,
      [/The history is previously coloured/],
    ],
    ["says when no photo shows the hair", {}, undefined, [/no photo of the hair/]],
    [
      "names the warmth that a lift opens and what quiets it",
      { currentLevel: 6, desiredLevel: 9 },
      6,
      [/3 levels of lift/, /ends on yellow/, /violet/],
    ],
    [
      "explains why brown on bleached hair is filled",
      { ...bleached, currentLevel: 9, desiredLevel: 5 },
      9,
      [/filled first/, /red-orange/],
    ],
    [
      "knows that natural hair still holds its warmth",
      { currentLevel: 7, desiredLevel: 5 },
      7,
      [/no filler/],
    ],
    [
      "answers brass at level 8 with blue-violet",
      { ...bleached, currentLevel: 8, desiredLevel: 8, unwantedTone: "brass" },
      8,
      [/brass/, /blue-violet/],
    ],
    [
      "speaks of the white hair it covers",
      { desiredLevel: 5, serviceType: "gray-coverage", hasGray: true, grayCoverage: "substantial" },
      5,
      [/65 % white/, /natural series/],
    ],
    [
      "refuses heavy damage and offers care instead",
      { damageLevel: "3" },
      5,
      [/no colour of any kind/, /What it can have is care/],
    ],
    [
      "sends dead hair to scissors and wig",
      { damageLevel: "4" },
      undefined,
      [/any chemical service/, /wig/],
    ],
    [
      "asks for the salt test on henna",
      { hairCondition: "previously-colored", previousTreatments: ["henna"] },
      5,
      [/metallic salt/],
    ],
    [
      "plans several visits for box dye",
      {
        hairCondition: "previously-colored",
        previousTreatments: ["box_dye"],
        currentLevel: 3,
        desiredLevel: 9,
      },
      3,
      [/Plan \d visits.*today ends at level \d/, /box dye/],
    ],
  ])("%s", (_, changes, current, expected) => {
    const { text } = say(changes, current, changes.desiredLevel ?? 7);
    for (const pattern of expected) expect(text).toMatch(pattern);
  });

  const everything = [1, 3, 5, 7, 9, 10].flatMap((currentLevel) =>
    [1, 4, 6, 8, 10].flatMap((desiredLevel) =>
      (["1", "2", "3", "4"] as const).flatMap((damageLevel) => [
        { currentLevel, desiredLevel, damageLevel },
        { currentLevel, desiredLevel, damageLevel, ...bleached, porosity: "high" as const },
      ]),
    ),
  );

  it("tells each zone's way where the hair is not one canvas", () => {
    const { text } = say(
      { desiredLevel: 8, zones: { roots: { level: 5 }, ends: { level: 8 } } },
      5,
      8,
    );
    expect(text).toMatch(/roots at 5 have 3 levels to lift and the ends at 8 hold their depth/);
  });

  it("names what went wrong before, and leaves the rest to the card", () => {
    const { answer, bowls } = say({}, 5, 7);
    const cause = {
      code: "cause_time_short",
      severity: "info" as const,
      sentence: "The toner was rinsed at eight minutes of twenty.",
      source: "Test",
    };
    const text = composeAnalysis({
      diagnosis: diagnosisOf(form, new Date()),
      readings: { current: [] },
      level: 5,
      answer: { ...answer, findings: [...answer.findings, cause] },
      bowls,
    });
    expect(text).toContain(cause.sentence);
    expect(text).not.toMatch(/levels of lift/);
  });

  it("drops the last sentences of what is too long, and keeps the first of each paragraph", () => {
    const { answer, bowls } = say({}, 5, 7);
    const cause = (nth: number) => ({
      code: `cause_${nth}`,
      severity: "info" as const,
      sentence:
        `Cause ${nth} comes first. ${"One more sentence of seven words here. ".repeat(20)}`.trim(),
      source: "Test",
    });
    const text = composeAnalysis({
      diagnosis: diagnosisOf(form, new Date()),
      readings: { current: [] },
      level: 5,
      answer: { ...answer, findings: [cause(1), cause(2)] },
      bowls,
    });
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS);
    expect(text).toContain("Cause 1 comes first.");
    expect(text).toContain("no photo of the hair");
  });

  it("says nothing but sentences, at most 180 words, and no gram that stands on the card", () => {
    for (const changes of everything) {
      const { text } = say(changes, changes.currentLevel, changes.desiredLevel);
      expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|,\.| ,|_|\d g\b/);
      for (const paragraph of text.split("\n\n")) expect(paragraph).toMatch(/^[A-Z0-9].*[.]$/s);
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS);
    }
  });

  it("is the same for the same hair", () => {
    expect(say({}, 5, 7).text).toBe(say({}, 5, 7).text);
  });
});
