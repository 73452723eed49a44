import { describe, expect, test } from "vitest";
import { differenceWords, lineOfExtra, shareOut, totalsOf } from "./bill-rules.ts";
import type { BillLine, HandPayment } from "./bill-schema.ts";

const line = (amount: number): BillLine => ({
  kind: "service",
  label: "Gloss",
  detail: "",
  amount,
  itemId: null,
  units: null,
});

describe("totals", () => {
  test.each([
    ["no tax", [24_500], 0, 0, true, "USD", { net: 24_500, tax: 0, total: 24_500 }],
    ["tax in the price", [11_900], 0, 19, true, "EUR", { net: 10_000, tax: 1900, total: 11_900 }],
    ["in it, rounded once", [9999], 0, 7.7, true, "CHF", { net: 9284, tax: 715, total: 9999 }],
    ["tax on top", [24_500], 0, 8.875, false, "USD", { net: 24_500, tax: 2174, total: 26_674 }],
    [
      "after the discount",
      [10_000, 5000],
      5000,
      10,
      false,
      "USD",
      { net: 10_000, tax: 1000, total: 11_000 },
    ],
    ["all of it off", [5000], 5000, 19, true, "EUR", { net: 0, tax: 0, total: 0 }],
    ["whole yen", [8000], 1, 10, true, "JPY", { net: 7272, tax: 727, total: 7999 }],
  ])("%s", (_, amounts, discount, taxPercent, taxIncluded, currency, sums) => {
    const lines = amounts.map(line);
    expect(totalsOf({ lines, discount }, { taxPercent, taxIncluded }, currency)).toEqual(sums);
  });
});

describe("what several payments pay", () => {
  const cash = (amount?: number, tip = 0): HandPayment => ({
    method: "cash",
    tip,
    ...(amount !== undefined && { amount }),
  });
  const card = (amount?: number, tip = 0): HandPayment => ({
    ...cash(amount, tip),
    method: "terminal",
  });
  test.each([
    ["all of it", 100, [cash()], [["cash", 100, 0]], 0],
    ["a part", 100, [cash(60)], [["cash", 60, 0]], 40],
    [
      "the rest by card",
      100,
      [cash(60), card()],
      [
        ["cash", 60, 0],
        ["terminal", 40, 0],
      ],
      0,
    ],
    ["a tip on top", 100, [cash(undefined, 15)], [["cash", 100, 15]], 0],
    ["a tip alone", 0, [card(undefined, 15)], [["terminal", 0, 15]], 0],
    ["nothing", 0, [cash()], [], 0],
  ] as const)("%s", (_, due, paid, shares, left) => {
    const shared = shareOut(due, paid);
    expect(shared?.left).toBe(left);
    expect(shared?.shares.map(({ method, amount, tip }) => [method, amount, tip])).toEqual(shares);
  });
  test("is never more than is due", () => {
    expect(shareOut(100, [cash(101)])).toBeNull();
    expect(shareOut(100, [cash(60), card(41)])).toBeNull();
  });
});

test.each([
  [{ amount: 1500 }, { hourlyRate: null, productRate: null }, [1500, ""]],
  [{ minutes: 25 }, { hourlyRate: 8000, productRate: null }, [3333, "25 min at $80 an hour"]],
  [
    { minutes: 30, rate: 9000 },
    { hourlyRate: 8000, productRate: null },
    [4500, "30 min at $90 an hour"],
  ],
  [{ grams: 12.5 }, { hourlyRate: null, productRate: 4000 }, [500, "12.5 g at $40 for 100 g"]],
  [{ grams: 12.5 }, { hourlyRate: 8000, productRate: null }, null],
])("an extra of %o", (extra, rates, of) => {
  const found = lineOfExtra({ label: "x", ...extra }, rates, "USD");
  expect(found && [found.amount, found.detail]).toEqual(of);
});

test.each([
  [0, "it is right"],
  [-500, "$5 short"],
  [250, "$2.50 over"],
])("a difference of %i is named", (difference, words) => {
  expect(differenceWords(difference, "USD")).toBe(words);
});
