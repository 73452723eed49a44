import { describe, expect, it } from "vitest";
import { marginOf, type VisitBowl } from "#tools/pricing/cost/margin-rules.ts";
import { readRange, rewriteRange } from "#tools/pricing/price-range-rules.ts";
import { maxAlong, movedPrice, movedPrices, type Move } from "./reprice-rules.ts";
import { priceWords } from "#tools/pricing/services/service-price-rules.ts";
import { hasWords } from "#tools/pricing/services/service-rules.ts";

describe("a range as people write it", () => {
  it.each<[string, number | null, number | null, boolean]>([
    ["$120-$180", 12_000, 18_000, false],
    ["120 to 180, by length", 12_000, 18_000, false],
    ["between $120 and $180", 12_000, 18_000, false],
    ["$1,200–1,500", 120_000, 150_000, false],
    ["$180-$120", 12_000, 18_000, false],
    ["120-180 USD", 12_000, 18_000, false],
    ["from 120", 12_000, null, true],
    ["Starting at $95.50", 9550, null, true],
    ["120+", 12_000, null, true],
    ["$120 and up", 12_000, null, true],
    ["up to 180", null, 18_000, false],
    ["150", 15_000, null, false],
    ["$120-$120", 12_000, null, false],
  ])("%s says %s to %s, from: %s", (text, min, max, from) => {
    expect(readRange(text, "USD")).toEqual({ min, max, from });
  });

  it.each(["on request", "£120-£180", "120 - 150 - 180", "$120/foil", "120–180 minutes", ""])(
    "%j stays text",
    (text) => expect(readRange(text, "USD")).toBeNull(),
  );

  it("keeps its words about other prices, and comes back as it was", () => {
    const text = "120 to 180, by length";
    const prices = { base: 13_200, max: 19_800, from: false };
    const moved = rewriteRange(text, prices, "USD");
    expect(moved).toBe("132 to 198, by length");
    const back = { base: 12_000, max: 18_000, from: false };
    expect(rewriteRange(moved ?? "", back, "USD")).toBe(text);
    expect(rewriteRange("from $95", { base: 9950, max: null, from: true }, "USD")).toBe(
      "from $99.50",
    );
    // no place in the words for a price that is to be said
    expect(rewriteRange(text, { base: 13_200, max: null, from: false }, "USD")).toBeNull();
  });
});

it.each<[string, string | null, boolean, string]>([
  ["$120", null, false, "$120"],
  ["$120", null, true, "from $120"],
  ["$120", "$180", true, "$120–$180"],
  ["", null, false, ""],
])("%s, %s, from %s reads %j", (basePrice, priceMax, priceFrom, words) => {
  expect(priceWords({ basePrice, priceMax, priceFrom })).toBe(words);
});

describe("a moved price", () => {
  it.each<[number, Move, string, number]>([
    [15_000, { percent: 8 }, "USD", 16_200],
    [9500, { percent: 8, roundTo: 5 }, "USD", 10_500],
    // 102.50 is the middle of 100 and 105: half up
    [10_250, { percent: 0, roundTo: 5 }, "USD", 10_500],
    [10_249, { percent: 0, roundTo: 5 }, "USD", 10_000],
    // 0.5 % of 1.00 is half a cent
    [100, { percent: 0.5 }, "USD", 101],
    // 1.1 in a computer's fractions is a little more than it says
    [50, { percent: 10 }, "USD", 55],
    [4500, { amount: -50 }, "USD", 0],
    [4500, { amount: 2.5 }, "USD", 4750],
    [8000, { percent: 10, roundTo: 500 }, "JPY", 9000],
    [8000, { percent: 10, roundTo: 0.01 }, "JPY", 8800],
    [12_345, { amount: 1.5 }, "KWD", 13_845],
  ])("of %d by %j in %s is %d", (minor, move, currency, expected) => {
    expect(movedPrice(minor, move, currency)).toBe(expected);
  });

  it("is a multiple of what it is rounded to, within half of it, never negative and never out of order", () => {
    let seed = 7;
    const next = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 3000; round += 1) {
      const minor = next(1_000_000);
      const percent = next(59_001) / 100 - 90;
      const unit = [1, 50, 100, 500, 1000][next(5)] ?? 1;
      const move = { percent, roundTo: unit / 100 };
      const to = movedPrice(minor, move, "USD");
      // exact: both sides in ten-thousandths of a minor unit
      const exact = BigInt(minor) * BigInt(10_000 + Math.round(percent * 100));
      const off = 2n * (BigInt(to) * 10_000n - exact);
      expect(to % unit).toBe(0);
      expect(to).toBeGreaterThanOrEqual(0);
      expect(off > -BigInt(unit) * 10_000n && off <= BigInt(unit) * 10_000n).toBe(true);
      expect(movedPrice(minor + 1, move, "USD")).toBeGreaterThanOrEqual(to);
      expect(movedPrice(minor, { percent: 0 }, "USD")).toBe(minor);
    }
  });

  it("takes its range along, as long as it is one", () => {
    const range = { base: 12_000, max: 18_000, from: false };
    expect(movedPrices(range, { percent: 10 }, "USD")).toMatchObject({ base: 13_200, max: 19_800 });
    expect(movedPrices(range, { percent: -90, roundTo: 100 }, "USD").max).toBeNull();
    expect(maxAlong(range, 13_500)).toBe(19_500);
  });
});

describe("what a service leaves", () => {
  const service = {
    id: "s",
    name: "Balayage",
    basePriceMinor: 20_000,
    segments: [
      { kind: "apply" as const, minutes: 60 },
      { kind: "process" as const, minutes: 40 },
      { kind: "finish" as const, minutes: 30 },
    ],
  };
  const settings = { currency: "USD", hourlyRate: 6000, overheadPercent: 25, marginPercent: 20 };
  const bowls: VisitBowl[] = [
    { visit: "a", cost: 1000 },
    { visit: "a", cost: 500 },
    { visit: "b", cost: 2001 },
    // one bowl of this visit has no price, so the visit has none
    { visit: "c", cost: 900 },
    { visit: "c", cost: null },
  ];

  it("counts the visits whose bowls are priced, and the minutes that hold the stylist", () => {
    expect(marginOf(service, bowls, settings)).toEqual({
      serviceId: "s",
      name: "Balayage",
      price: 20_000,
      visits: 2,
      product: 1751,
      labour: 9000,
      overhead: 2688,
      margin: 6561,
      marginPercent: 32.8,
      advised: 16_799,
      missing: [],
    });
  });

  it.each<[VisitBowl[], number | null, string[]]>([
    [[], 6000, ["a bowl mixed for it"]],
    [bowls.slice(3), 6000, ["prices of what was mixed for it"]],
    [bowls, null, ["the hourly rate"]],
  ])("says what is missing instead of guessing", (mixed, hourlyRate, missing) => {
    const of = marginOf(service, mixed, { ...settings, hourlyRate });
    expect(of).toMatchObject({ margin: null, marginPercent: null, advised: null, missing });
  });
});

it.each<[string, string, boolean]>([
  ["Balayage & gloss", "balayage", true],
  ["Balayage & gloss", "Gloss balayage", true],
  ["Glossing", "gloss", false],
  ["All-over colour", "all over color", true],
  ["Gloss", " ", false],
])("%s is called %j: %s", (name, words, called) => expect(hasWords(name, words)).toBe(called));
