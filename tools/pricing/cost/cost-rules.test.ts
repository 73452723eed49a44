import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleBowl } from "#tools/formulas/rules.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import {
  costOfBowl,
  costOfGrams,
  costOfReweigh,
  halfUp,
  minorUnits,
  money,
  rounded,
  type PaidMix,
} from "./cost-rules.ts";
import type { ProductPrice } from "./cost-schema.ts";
import { EXAMPLE_YEAR, hourlyRateFor, middleOf, quoteFor } from "./quote-rules.ts";

const LINE = "wella-professionals/color-touch";

const price = (
  amount: number,
  packGrams: number,
  more: Partial<ProductPrice> = {},
): ProductPrice => ({
  id: "01980000-0000-7000-8000-000000000001",
  line: LINE,
  part: "colour",
  code: null,
  packGrams,
  price: amount,
  ...more,
});
const DEVELOPER = price(900, 1000, { part: "developer" });

const shade = (code: string, grams: number): Bowl["shades"][number] => ({
  code,
  name: code,
  level: 7,
  tone: "ash",
  pigments: ["blue"],
  series: "fashion",
  hex: "#aabbcc",
  grams,
});
const bowl = (shades: [string, number][], developer: number | null): Bowl => ({
  order: 1,
  role: "toner",
  type: "demi-permanent",
  purpose: "tone",
  zone: "all",
  onScalp: true,
  heat: false,
  brandId: "wella-professionals",
  lineId: "color-touch",
  brandName: "Wella Professionals",
  lineName: "Color Touch",
  shades: shades.map(([code, grams]) => shade(code, grams)),
  developer:
    developer === null ? null : { name: "Color Touch Emulsion", volume: 6, grams: developer },
  ratio: "1:2",
  minutes: [15, 20],
  final: true,
});

describe("what a bowl costs", () => {
  it.each<[string, PaidMix, ProductPrice[], number | null, (number | null)[]]>([
    ["a tube by its grams", bowl([["7/1", 30]], null), [price(950, 60)], 475, [475]],
    [
      "colour and developer",
      bowl([["7/1", 20]], 40),
      [price(950, 60), DEVELOPER],
      352.667,
      [316.667, 36],
    ],
    [
      "a shade by its own price, however its code is written",
      bowl(
        [
          ["7/1", 20],
          ["8/3", 20],
        ],
        null,
      ),
      [price(600, 60), price(1200, 60, { code: "7 / 1" })],
      600,
      [400, 200],
    ],
    ["what was a gift", bowl([["7/1", 20]], null), [price(0, 60)], 0, [0]],
    ["a shade without a price", bowl([["7/1", 20]], 40), [DEVELOPER], null, [null, 36]],
    ["a developer without a price", bowl([["7/1", 30]], 60), [price(600, 60)], null, [300, null]],
    [
      "a line that another line's price does not fit",
      bowl([["7/1", 30]], null),
      [price(600, 60, { line: "wella-professionals/koleston-perfect" })],
      null,
      [null],
    ],
    [
      "a shade whose developer's price is no price of colour",
      bowl([["7/1", 30]], null),
      [DEVELOPER],
      null,
      [null],
    ],
    [
      "a bowl whose grams are held back",
      bowl([["7/1", 0]], 0),
      [price(950, 60), DEVELOPER],
      null,
      [0, 0],
    ],
  ])("%s", (_what, mix, prices, cost, lines) => {
    const found = costOfBowl(mix, prices);
    const near = (amount: number | null) =>
      amount === null ? null : Math.round(amount * 1e3) / 1e3;
    expect(near(found.cost)).toBe(cost);
    expect(found.lines.map((line) => near(line.cost))).toEqual(lines);
  });

  it("follows the bowl as it is scaled", () => {
    const prices = [price(950, 60), DEVELOPER];
    const whole = bowl([["7/1", 20]], 40);
    const cost = (totalGrams: number) =>
      rounded(costOfBowl(scaleBowl(whole, { totalGrams }), prices)).cost;
    expect([30, 60, 90].map(cost)).toEqual([176, 353, 529]);
  });

  it("is for a line's grams the colour alone", () => {
    const asked = { line: LINE, name: "Color Touch", grams: 45 };
    expect(costOfGrams(asked, [price(950, 60), DEVELOPER])).toMatchObject({
      cost: 712.5,
      grams: 45,
    });
    expect(costOfGrams(asked, [DEVELOPER]).cost).toBeNull();
  });

  it("is rounded once, and its lines share what was rounded", () => {
    const thirds = costOfBowl(
      bowl(
        [
          ["7/1", 10],
          ["7/3", 10],
          ["7/7", 10],
        ],
        null,
      ),
      [price(100, 30)],
    );
    const { cost, lines } = rounded(thirds);
    expect(cost).toBe(100);
    expect(lines.map((line) => line.cost)).toEqual([34, 33, 33]);
  });

  const grams = fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10);
  const amounts = fc.record({
    shades: fc.array(grams, { minLength: 1, maxLength: 8 }),
    developer: fc.option(grams),
    price: fc.integer({ min: 0, max: 100_000 }),
    pack: fc.integer({ min: 1, max: 2000 }),
    volume: fc.integer({ min: 0, max: 100_000 }),
  });
  const made = ({ shades, developer }: { shades: number[]; developer: number | null }) =>
    bowl(
      shades.map((each, at) => [`${at}/0`, each]),
      developer,
    );
  const pricesOf = (of: { price: number; pack: number; volume: number }) => [
    price(of.price, of.pack),
    price(of.volume, 1000, { part: "developer" }),
  ];

  it("grows as its grams do, adds up and is never negative", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 2, max: 9 }), (given, times) => {
        const prices = pricesOf(given);
        const single = costOfBowl(made(given), prices);
        const many = costOfBowl(
          made({
            shades: given.shades.map((each) => each * times),
            developer: given.developer && given.developer * times,
          }),
          prices,
        );
        expect(many.cost).toBeCloseTo((single.cost ?? 0) * times, 4);
        expect(single.cost).toBeGreaterThanOrEqual(0);
        const whole = rounded(single);
        expect(whole.lines.reduce((sum, line) => sum + (line.cost ?? 0), 0)).toBe(whole.cost);
        for (const [at, line] of whole.lines.entries())
          expect(Math.abs((line.cost ?? 0) - (single.lines[at]?.cost ?? 0))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("a quote", () => {
  const settings = { hourlyRate: 6000, overheadPercent: 25, marginPercent: 20 };

  it.each([
    [
      "two hours",
      { product: 1000, minutes: 120, settings },
      { product: 1000, labour: 12_000, overhead: 3250, profit: 4063, total: 20_313 },
    ],
    [
      "no overhead and no margin",
      {
        product: 1000,
        minutes: 60,
        settings: { ...settings, overheadPercent: 0, marginPercent: 0 },
      },
      { product: 1000, labour: 6000, overhead: 0, profit: 0, total: 7000 },
    ],
    [
      "half a minor unit, which is rounded up",
      { product: 2, minutes: 0, settings },
      { product: 2, labour: 0, overhead: 1, profit: 1, total: 4 },
    ],
    [
      "a product that is not whole",
      { product: 0.5, minutes: 0, settings: { ...settings, overheadPercent: 0, marginPercent: 0 } },
      { product: 1, labour: 0, overhead: 0, profit: 0, total: 1 },
    ],
  ])("for %s", (_what, given, expected) => {
    expect(quoteFor(given)).toEqual({ ...expected, minutes: given.minutes, missing: [] });
  });

  it("says what it lacks and guesses nothing", () => {
    expect(quoteFor({ product: null, minutes: 60, settings })).toEqual({
      product: null,
      labour: 6000,
      overhead: null,
      profit: null,
      total: null,
      minutes: 60,
      missing: ["product prices"],
    });
    const unsaid = { ...settings, hourlyRate: null };
    expect(
      quoteFor({ product: null, minutes: 60, settings: unsaid, unpriced: ["a price of 7/1"] }),
    ).toMatchObject({ labour: null, total: null, missing: ["a price of 7/1", "the hourly rate"] });
    expect(quoteFor({ product: 300, minutes: 60, settings: unsaid })).toMatchObject({
      product: 300,
      total: null,
      missing: ["the hourly rate"],
    });
  });

  it("keeps the margin of its total, adds up, and no part of it is negative", () => {
    fc.assert(
      fc.property(
        fc.record({
          product: fc.integer({ min: 0, max: 1_000_000 }),
          minutes: fc.integer({ min: 0, max: 900 }),
          hourlyRate: fc.integer({ min: 0, max: 100_000 }),
          overheadPercent: fc.integer({ min: 0, max: 200 }).map((half) => half / 2),
          marginPercent: fc.integer({ min: 0, max: 180 }).map((half) => half / 2),
        }),
        ({ product, minutes, ...figures }) => {
          const { labour, overhead, profit, total } = quoteFor({
            product,
            minutes,
            settings: figures,
          });
          const parts = [product, labour ?? -1, overhead ?? -1, profit ?? -1];
          for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
          const wanted = ((total ?? 0) * figures.marginPercent) / 100;
          expect(Math.abs((profit ?? 0) - wanted)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it("takes the middle of the time in the chair", () => {
    expect([middleOf([90, 120]), middleOf([45, 45]), middleOf([90, 121])]).toEqual([105, 45, 106]);
  });
});

describe("the tutorial's hourly rate", () => {
  it("is 41.67 for 60,000 a year over 30 hours a week and 48 weeks, which the tutorial calls 42", () => {
    expect(hourlyRateFor(EXAMPLE_YEAR)).toBe(41.67);
    expect(halfUp(hourlyRateFor(EXAMPLE_YEAR))).toBe(42);
  });

  it("is none where no hour is worked", () => {
    expect(() => hourlyRateFor({ yearly: 1, hoursPerWeek: 0, weeks: 48 })).toThrow(RangeError);
  });
});

describe("what is left in a bowl", () => {
  const cost = { cost: 352.6667, grams: 60 };
  it.each([
    ["some", { mixedGrams: 60, leftGrams: 12 }, cost, { mixedCost: 353, wasteCost: 71 }],
    ["nothing", { mixedGrams: 60, leftGrams: 0 }, cost, { mixedCost: 353, wasteCost: 0 }],
    ["more was mixed", { mixedGrams: 90, leftGrams: 30 }, cost, { mixedCost: 529, wasteCost: 176 }],
    [
      "no price",
      { mixedGrams: 60, leftGrams: 12 },
      { cost: null, grams: 60 },
      { mixedCost: null, wasteCost: null },
    ],
    ["no bowl", { mixedGrams: 60, leftGrams: 12 }, null, { mixedCost: null, wasteCost: null }],
  ])("%s", (_what, grams, of, expected) => {
    expect(costOfReweigh(grams, of)).toEqual(expected);
  });
});

describe("money", () => {
  it.each([
    [halfUp(112.5), 113],
    [halfUp(1.005 * 100), 101],
    [minorUnits(9.5, "EUR"), 950],
    [minorUnits(1.005, "USD"), 101],
    [minorUnits(950, "JPY"), 950],
  ])("%d is %d", (got, expected) => expect(got).toBe(expected));

  it.each([
    [342, "EUR", 0, "€3.42"],
    [950, "JPY", 0, "¥950"],
    [5.7, "USD", 2, "$0.057"],
    [0, "USD", 0, "$0"],
  ])("%d %s reads %s", (amount, currency, more, words) => {
    expect(money(amount, currency, { more })).toBe(words);
  });
});
