import { describe, expect, it } from "vitest";
import { readNotation } from "#tools/colour/notation/notation.ts";
import { exportRow } from "./export-rules.ts";
import { csvOf, harmless } from "#tools/sheets/csv-rules.ts";
import { cardWords, colorOf, figuresOf, NOT_WRITTEN, toneOf } from "./rules.ts";
import type { LibraryFormula } from "./schema.ts";

const bowlsOf = (text: string) => readNotation(text).bowls;

describe("what a formula is found by", () => {
  it.each([
    [
      "Koleston Perfect 7/0 30g + 7/1 10g + 20v 40g 35m",
      { brandId: "wella-professionals", lineId: "koleston-perfect", level: 7, tone: "natural" },
    ],
    // a corrector before the shade does not say the level
    ["Koleston Perfect 0/11 2g + 8/1 30g + 20v 32g", { level: 8, tone: "ash" }],
    ["Topchic 4N 60g + 20v 60g\nShades EQ 09V 30g", { brandId: "goldwell", level: 4 }],
    ["", { brandId: null, lineId: null, level: null, tone: null }],
  ])("%s", (text, found) => {
    expect(figuresOf(bowlsOf(text))).toMatchObject(found);
  });
});

describe("its swatch", () => {
  it.each([
    [{ level: 7, tone: "copper" as const }, "permanent" as const, /^#[0-9A-F]{6}$/],
    [{ level: null, tone: "pink" as const }, "semi-permanent" as const, /^#D9548E$/],
  ])("%o of a %s is %s", (figures, type, hex) => {
    expect(colorOf(figures, type)).toMatch(hex);
  });
  it("is none where neither level nor dye tells one", () => {
    expect(colorOf({ level: null, tone: "ash" }, "permanent")).toBeNull();
    expect(colorOf({ level: null, tone: null }, null)).toBeNull();
  });
  it("takes no word for a tone that is none", () => {
    expect([toneOf("copper"), toneOf("sparkly"), toneOf(null)]).toEqual(["copper", null, null]);
  });
});

it("says its bowls in the spec's words, and what was not written", () => {
  expect(cardWords(bowlsOf("Koleston Perfect 7/0 30g + 7/1 10g + 20v 40g 35m"))).toEqual({
    ingredients: [
      { name: "Wella Professionals Koleston Perfect 7/0", amount: "30 g" },
      { name: "Wella Professionals Koleston Perfect 7/1", amount: "10 g" },
      { name: "Developer 20 vol", amount: "40 g" },
    ],
    processingTime: "35 minutes",
    developerRatio: "1:1 with 20 vol",
  });
  expect(cardWords(bowlsOf("Koleston Perfect 7/0"))).toMatchObject({
    ingredients: [{ amount: NOT_WRITTEN }],
    processingTime: NOT_WRITTEN,
  });
  expect(cardWords([])).toMatchObject({ ingredients: [], developerRatio: NOT_WRITTEN });
});

describe("an exported cell", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+49", "'+49"],
    ["-5", "'-5"],
    ["@sum", "'@sum"],
    ["\t=1", "'\t=1"],
    ["\r=1", "'\r=1"],
    ["  =1+1", "'  =1+1"],
    ["\u00a0@sum", "'\u00a0@sum"],
    ["＝1+1", "'＝1+1"],
    ["|calc", "'|calc"],
    ["7/0 = nice", "7/0 = nice"],
    ["", ""],
  ])("%j is written %j", (cell, written) => {
    expect(harmless(cell)).toBe(written);
  });
  it("keeps quotes, commas and lines within itself", () => {
    expect(csvOf([['a "b"', "c,d\ne"]])).toBe('"a ""b""","c,d\ne"\r\n');
  });
  it("dates what a consultation keeps by its day, and the rest by the day it was used", () => {
    const formula = {
      name: "=Gloss",
      clientName: null,
      brandName: "Redken",
      lineName: "Shades EQ",
      notation: "09V",
      notes: "",
      origin: "consultation",
      usedOn: null,
      createdAt: "2026-03-02T09:30:00.000Z",
    } as LibraryFormula;
    expect(exportRow(formula)).toEqual([
      "'=Gloss",
      "",
      "Redken",
      "Shades EQ",
      "09V",
      "2026-03-02",
      "",
    ]);
    expect(exportRow({ ...formula, origin: "saved" })[5]).toBe("");
    expect(exportRow({ ...formula, origin: "import", usedOn: "2025-01-31" })[5]).toBe("2025-01-31");
  });
});
