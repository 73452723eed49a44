import { describe, expect, test } from "vitest";
import {
  askedAtBooking,
  cardWords,
  dueOf,
  isChargeable,
  noShowFee,
  partOf,
  refundable,
  sumOf,
} from "./rules.ts";

const none = { depositAmount: null, depositPercent: null };

describe("what is asked for at booking", () => {
  test.each([
    ["nothing", { payAtBooking: "none", ...none }, 19_500, "USD", null],
    ["a card", { payAtBooking: "card", ...none }, 19_500, "USD", { purpose: "card", amount: 0 }],
    [
      "a card without a price",
      { payAtBooking: "card", ...none },
      null,
      "USD",
      { purpose: "card", amount: 0 },
    ],
    [
      "an amount",
      { payAtBooking: "deposit", depositAmount: 4000, depositPercent: null },
      19_500,
      "USD",
      { purpose: "deposit", amount: 4000 },
    ],
    [
      "never more than the price",
      { payAtBooking: "deposit", depositAmount: 4000, depositPercent: null },
      3000,
      "USD",
      { purpose: "deposit", amount: 3000 },
    ],
    [
      "a percentage",
      { payAtBooking: "deposit", depositAmount: null, depositPercent: 25 },
      19_500,
      "USD",
      { purpose: "deposit", amount: 4875 },
    ],
    [
      "half a percent, rounded half up",
      { payAtBooking: "deposit", depositAmount: null, depositPercent: 12.5 },
      19_500,
      "USD",
      { purpose: "deposit", amount: 2438 },
    ],
    [
      "a percentage of nobody knows what",
      { payAtBooking: "deposit", depositAmount: null, depositPercent: 25 },
      null,
      "USD",
      null,
    ],
    [
      "less than a card is charged",
      { payAtBooking: "deposit", depositAmount: null, depositPercent: 10 },
      400,
      "USD",
      null,
    ],
    [
      "of yen",
      { payAtBooking: "deposit", depositAmount: null, depositPercent: 25 },
      9001,
      "JPY",
      { purpose: "deposit", amount: 2250 },
    ],
    [
      "of dinars, to ten fils",
      { payAtBooking: "deposit", depositAmount: null, depositPercent: 25 },
      45_555,
      "KWD",
      { purpose: "deposit", amount: 11_390 },
    ],
  ] as const)("%s", (_, service, price, currency, asked) => {
    expect(askedAtBooking(service, price, currency)).toEqual(asked);
  });
});

test.each([
  [1, 50, 1],
  [3, 33.3, 1],
  [10_000, 0, 0],
  [10_000, 100, 10_000],
  [100_000_000, 99.9, 99_900_000],
])("of %i, %f percent are %i", (amount, percent, part) => {
  expect(partOf(amount, percent, "USD")).toBe(part);
});

test.each([
  [49, "USD", false],
  [50, "USD", true],
  [29, "gbp", false],
  [174, "HUF", false],
  [175, "HUF", true],
  [50, "JPY", true],
  [1, "XAF", true],
  [0, "XAF", false],
])("%i %s can be charged: %s", (amount, currency, can) => {
  expect(isChargeable(amount, currency)).toBe(can);
});

describe("what can still go back", () => {
  const paid = { status: "paid", amount: 4000 } as const;
  test.each([
    ["nothing of what is open", { status: "open", amount: 4000 } as const, [], 0],
    ["all of it", paid, [], 4000],
    [
      "less what is wanted, on its way and done",
      paid,
      [
        { status: "wanted", amount: 500 },
        { status: "pending", amount: 600 },
        { status: "done", amount: 700 },
      ] as const,
      2200,
    ],
    ["what failed is there again", paid, [{ status: "failed", amount: 4000 }] as const, 4000],
    ["never less than nothing", paid, [{ status: "done", amount: 4100 }] as const, 0],
  ])("%s", (_, payment, refunds, left) => {
    expect(refundable(payment, refunds)).toBe(left);
  });
});

test("what is due is the price less what was paid, never less than nothing", () => {
  expect([dueOf(null, 0), dueOf(19_500, 4000), dueOf(3000, 4000)]).toEqual([null, 15_500, 0]);
});

test.each([
  [null, 50, 0, null],
  [19_500, null, 0, null],
  [19_500, 50, 0, 9750],
  [19_500, 50, 4000, 5750],
  [19_500, 10, 4000, 0],
])("a missed visit of %s at %s percent, %s paid, costs %s", (price, percent, paid, fee) => {
  expect(noShowFee({ price, percent, paid, currency: "USD" })).toBe(fee);
});

test("a ledger sums, and a card is known by its end", () => {
  expect(sumOf([{ amount: 4000 }, { amount: -1500 }, { amount: 1500 }])).toBe(4000);
  expect(cardWords({ brand: "visa", last4: "4242" })).toBe("visa ···· 4242");
});
