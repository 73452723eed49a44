import { formulate, headOf } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { readingOf } from "#tests/reading.ts";
import { composeAnalysis, MAX_WORDS } from "./analysis.ts";
import { diagnosisOf } from "#tools/consultations/diagnosis.ts";
import { draftOf } from "./draft.ts";
import { weigh } from "#tools/consultations/look/evidence.ts";
import { requestOf } from "./request.ts";
import type { NewConsultation } from "#tools/consultations/schema.ts";

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
  const { findings, targetTone, zones } = weigh(diagnosis, readings);
  const request = requestOf(diagnosis, {
    ...(targetTone && { targetTone }),
    ...(zones && { zones }),
  });
  const { answer, bowls } = draftOf(headOf(request), formulate(request), {
    source: "engine",
    extra: findings,
  });
  return {
    text: composeAnalysis({
      diagnosis,
      readings,
      request,
      answer,
      bowls,
    }),
    request,
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
      [/cannot tell the depth: anything from level 4 to 6/, /built on the level 5 of the form/],
    ],
    [
      "keeps the entered level against the photo, and asks for a swatch",
      { currentLevel: 9, desiredLevel: 9 },
      4,
      [/You entered level 9/, /swatch/],
    ],
    [
      "tells the history in American words",
      { hairCondition: "previously-colored", previousTreatments: ["previously_colored"] },
      5,
      [/The history is previously colored/],
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
      "answers brass at level 8 with the blue and violet of its bowl",
      { ...bleached, currentLevel: 8, desiredLevel: 8, unwantedTone: "brass" },
      8,
      [/brass/, /blue and violet/],
    ],
    [
      "speaks of the white hair it covers",
      { desiredLevel: 5, serviceType: "gray-coverage", hasGray: true, grayCoverage: "substantial" },
      5,
      [/65% white/, /natural series/],
    ],
    [
      "refuses heavy damage and offers care instead",
      { damageLevel: "3" },
      5,
      [/no color of any kind/, /What it can have is care/],
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
    expect(text).toMatch(
      /roots at 5 are lifted by 3 levels, to 8, the mids at 5 are lifted by 3 levels, to 8 and the ends at 8 are colored at their depth/,
    );
  });

  it("names what went wrong before, and leaves the rest to the card", () => {
    const { request, answer, bowls } = say({}, 5, 7);
    const cause = {
      code: "cause_time_short",
      severity: "info" as const,
      sentence: "The toner was rinsed at eight minutes of twenty.",
      source: "Test",
    };
    const text = composeAnalysis({
      diagnosis: diagnosisOf(form, new Date()),
      readings: { current: [] },
      request,
      answer: { ...answer, findings: [...answer.findings, cause] },
      bowls,
    });
    expect(text).toContain(cause.sentence);
    expect(text).not.toMatch(/levels of lift/);
  });

  it("drops the last sentences of what is too long, and keeps the first of each paragraph", () => {
    const { request, answer, bowls } = say({}, 5, 7);
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
      request,
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

describe("the analysis beside its bowls", () => {
  it("lifts no zone whose bowl only lays down colour", () => {
    const { text, bowls } = say({
      currentLevel: 4,
      desiredLevel: 4,
      hairCondition: "previously-colored",
      previousTreatments: ["previously_colored"],
      zones: { roots: { level: 6 }, ends: { level: 4 } },
    });
    expect(bowls.every(({ work }) => work?.lift === 0)).toBe(true);
    expect(text).toMatch(/roots at 6 go 2 levels down, to 4/);
    expect(text).not.toMatch(/lift/);
  });

  it.each(["copper", "red", "gold"] as const)("puts no blue into a bowl of %s", (desiredTone) => {
    const { text } = say({ currentLevel: 5, desiredLevel: 7, desiredTone });
    expect(text).toMatch(/2 levels of lift/);
    expect(text).not.toMatch(/blue/);
  });

  it("calls hair that a first formula has coloured no virgin hair", () => {
    const { request, answer, bowls } = say({});
    const text = composeAnalysis({
      diagnosis: diagnosisOf(form, new Date()),
      readings: { current: [], result: readingOf(4.5) },
      request: { ...request, hairCondition: "previously-colored", currentLevel: 3 },
      answer: { ...answer, head: { level: 3, goal: 7, white: 0, canvas: "coloured" } },
      bowls,
      basis: { from: "aim", aimed: 4, called: "too dark" },
    });
    expect(text).not.toMatch(/virgin/);
    expect(text).toContain(
      "reads as level 4.5 (3.5 to 5.5). The correction is built on level 3: the formula aimed at 4, and the result was called too dark.",
    );
  });

  it("tells no depth by a photo whose range is wide", () => {
    const wide = readingOf(3, { level: { value: 3, low: 1, high: 5.5 } });
    const { request, answer, bowls } = say({});
    const text = composeAnalysis({
      diagnosis: diagnosisOf(form, new Date()),
      readings: { current: [wide] },
      request,
      answer,
      bowls,
    });
    expect(text).toMatch(/cannot tell the depth: anything from level 1 to 5.5/);
    expect(text).not.toMatch(/agrees/);
  });
});
