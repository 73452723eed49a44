import { describe, expect, it } from "vitest";
import { STARTER_MENU } from "./service-data.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { busySpans, durationOf, isSameName, resizeSegments } from "./service-rules.ts";
import { Segments, type Segment } from "./service-schema.ts";

/** "a30 p35 f25": kinds by their first letters, with minutes. */
function segments(short: string): Segment[] {
  const kinds = { a: "apply", p: "process", f: "finish", t: "transition" } as const;
  return short.split(" ").map((word) => ({
    kind: kinds[word[0] as keyof typeof kinds],
    minutes: Number(word.slice(1)),
  }));
}

describe("what processes frees the stylist", () => {
  it.each<[string, number, [number, number][]]>([
    ["a60", 60, [[0, 60]]],
    [
      "a30 p35 f25",
      90,
      [
        [0, 30],
        [65, 90],
      ],
    ],
    ["a30 f25 t5", 60, [[0, 60]]],
    ["p20 a40", 60, [[20, 60]]],
    ["a40 p20", 60, [[0, 40]]],
    [
      "a30 p10 p15 t5 a20 p30 f20",
      130,
      [
        [0, 30],
        [55, 80],
        [110, 130],
      ],
    ],
  ])("%s takes %d minutes and holds them %j", (short, minutes, busy) => {
    expect(durationOf(segments(short))).toBe(minutes);
    expect(busySpans(segments(short)).map(({ from, to }) => [from, to])).toEqual(busy);
  });
});

describe("another length", () => {
  it.each<[string, number, string | null]>([
    ["a60", 90, "a90"],
    ["a30 p35 f25", 100, "a30 p35 f35"],
    ["a30 p35 f25", 80, "a30 p35 f15"],
    // what the last one cannot give, the one before it gives
    ["a30 p35 f25", 60, "a24 p35 f1"],
    ["a40 p20", 50, "a30 p20"],
    ["a30 p35 f25", 37, "a1 p35 f1"],
    // product takes the time it takes
    ["a30 p35 f25", 36, null],
    ["a30 p35 f25", 90, "a30 p35 f25"],
  ])("of %s, %d minutes, is %s", (short, minutes, expected) => {
    const before = segments(short);
    expect(resizeSegments(before, minutes)).toEqual(expected && segments(expected));
    expect(before).toEqual(segments(short));
  });
});

describe("a price", () => {
  it.each<[string, string, number | null]>([
    ["$150", "USD", 15_000],
    ["150", "USD", 15_000],
    ["149.5", "USD", 14_950],
    ["149,50 €", "EUR", 14_950],
    ["$1,200", "USD", 120_000],
    ["$1,200.50", "USD", 120_050],
    ["1.200,50 €", "EUR", 120_050],
    ["CHF 1'250.-", "CHF", 125_000],
    ["¥9,500", "JPY", 9_500],
    ["1.500", "KWD", 1_500],
    ["usd 80", "USD", 8_000],
    ["0", "USD", 0],
    // the spec writes a dollar before every price
    ["$150", "EUR", 15_000],
    ["€150", "USD", null],
    ["150.50", "JPY", null],
    ["-5", "USD", null],
    ["from 5", "USD", null],
    ["150-200", "USD", null],
    ["1,20,0", "USD", null],
    ["1.2.3", "USD", null],
    ["1000000", "USD", null],
    ["$", "USD", null],
    ["1.005", "USD", null],
    ["$0.001", "USD", null],
    ["0,001", "EUR", null],
    ["1.200 €", "EUR", 120_000],
    ["1,005", "USD", 100_500],
  ])("%s in %s is %s minor units", (text, currency, minor) => {
    expect(parsePrice(text, currency)).toBe(minor);
  });

  it.each<[number, string, string]>([
    [15_000, "USD", "$150"],
    [14_950, "USD", "$149.50"],
    [120_000, "EUR", "€1,200"],
    [9_500, "JPY", "¥9,500"],
    [1_500, "KWD", "KWD 1.500"],
    [0, "GBP", "£0"],
  ])("of %d %s reads %s, and back", (minor, currency, text) => {
    const written = priceText(minor, currency);
    expect(written.replace(/\s/g, " ")).toBe(text);
    expect(parsePrice(written, currency)).toBe(minor);
  });
});

it.each([
  ["Root touch-up", "root touch up", true],
  ["Colour correction", "COLOR CORRECTION", true],
  ["Balayage à la Zoé", "balayage a la zoe", true],
  ["Grey blending", "gray blending", true],
  ["Haircut", "Haircut & blow dry", false],
  ["", "", false],
])("%j and %j are the same service: %s", (a, b, same) => {
  expect(isSameName(a, b)).toBe(same);
});

describe("the starter menu", () => {
  it("names every service once, with times that can be booked", () => {
    expect(new Set(STARTER_MENU.map(({ name }) => name)).size).toBe(STARTER_MENU.length);
    for (const line of STARTER_MENU) {
      expect([line.name, Segments.safeParse(line.segments).success]).toEqual([line.name, true]);
    }
  });

  it("asks for a patch test wherever oxidative colour or lightener develops", () => {
    const asking = STARTER_MENU.filter(({ needsPatchTest }) => needsPatchTest);
    expect(asking.map(({ name }) => name)).toEqual([
      "Root touch-up",
      "All-over color",
      "Gloss",
      "Gray blending",
      "Partial highlights",
      "Full highlights",
      "Full balayage",
    ]);
  });
});
