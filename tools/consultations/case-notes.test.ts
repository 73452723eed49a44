import { formulate, headOf } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { readingOf } from "#tests/reading.ts";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { bowlNote, lineNotes, readingNote, toldNotes, unnamed } from "./case-notes.ts";
import { diagnosisOf } from "./diagnosis.ts";
import { draftOf } from "./analysis/draft.ts";

describe("a stylist's words", () => {
  it.each([
    ["Ottilie wants less brass", "the client wants less brass"],
    ["OTTILIE'S ends, for Berger's wedding", "the client'S ends, for the client's wedding"],
    ["Bergeron is another name", "Bergeron is another name"],
    ["ask o.berger@example.com or +49 (30) 123 45 67", "ask (address) or (number)"],
    ["her number is 030 1234567, or 555-123-4567", "her number is (number), or (number)"],
    ["7/1 8/1 9/1 with 0/11, then 9-12 9-1", "7/1 8/1 9/1 with 0/11, then 9-12 9-1"],
    ["level 6 to 8, 20 vol, 30-40 minutes", "level 6 to 8, 20 vol, 30-40 minutes"],
  ])("%s", (said, told) => {
    expect(unnamed(said, "Ottilie Berger")).toBe(told);
  });

  it("keep their sense where the client has no name of her own", () => {
    expect(unnamed("The colour of a client", "Color Correction Client")).toBe(
      "The colour of a client",
    );
  });

  it("are cut where they would be paid for again and again", () => {
    expect(unnamed("cooler ".repeat(200), "Ida")).toHaveLength(400);
  });
});

it("tells the hair without names, ids and empty fields", () => {
  const diagnosis = diagnosisOf(
    {
      consultationType: "new",
      clientName: "Ottilie Berger",
      currentLevel: 5,
      desiredLevel: 7,
      hairCondition: "virgin",
      previousTreatments: [],
      damageLevel: "1",
      porosity: "normal",
      serviceType: "toning",
      clientGoals: "Ottilie wants it cooler",
    },
    new Date(),
  );
  expect(toldNotes(diagnosis)).toEqual({
    currentLevel: 5,
    desiredLevel: 7,
    hairCondition: "virgin",
    damageLevel: "1",
    porosity: "normal",
    serviceType: "toning",
    clientGoals: "the client wants it cooler",
  });
});

it("writes a reading and a bowl in a line each", () => {
  expect(
    readingNote(
      readingOf(6, { greyShare: 0.2, quality: { ok: false, flags: ["dark", "wb_unknown"] } }),
    ),
  ).toBe("6 (5-7) natural, roots 6 mids 6 ends 6, 20% white, hard to read: dark wb_unknown");
  const [step] = formulate(toning).steps;
  expect(bowlNote(step!)).toMatch(
    /^tone all wella-professionals\/color-touch \S+ \d+ \| [\d.]+ vol 1:2 \| \d+-\d+ min$/,
  );
});

const toning: FormulateRequest = {
  currentLevel: 7,
  desiredLevel: 7,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
  damageLevel: "1",
  serviceType: "toning",
  unwantedTone: "brass",
  desiredTone: "cool_ash",
  lines: [
    "wella-professionals/color-touch",
    "wella-professionals/koleston-perfect",
    "goldwell/colorance",
    "wella-professionals/blondor",
  ],
};

describe("the lines of a case", () => {
  const lines = lineNotes(draftOf(headOf(toning), formulate(toning), { source: "engine" }));

  it("are those that a bowl of this plan may come from, the engine's first", () => {
    expect(lines.map((line) => line.split(" ")[0])).toEqual([
      "wella-professionals/color-touch",
      "goldwell/colorance",
    ]);
  });

  it("name only shades near the plan's levels and tones, by what they are", () => {
    for (const line of lines) {
      const groups = line.slice(line.indexOf(": ") + 2).split("; ");
      for (const group of groups) expect(group).toMatch(/^[a-z-]+ (6|7|8|mix): \S/);
      expect(line).not.toMatch(/copper|gold \d|red \d/);
      expect(line.length).toBeLessThan(900);
    }
  });

  it("are none where nothing may be mixed", () => {
    const refused = { ...toning, damageLevel: "4" as const };
    expect(
      lineNotes(draftOf(headOf(refused), formulate(refused), { source: "engine" })).join(),
    ).not.toMatch(/permanent|lightener/);
  });
});
