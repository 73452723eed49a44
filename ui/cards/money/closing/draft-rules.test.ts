import { describe, expect, test } from "vitest";
import type { Closing } from "#tools/closing/schema.ts";
import { EMPTY, reckon, toldOf, type Draft } from "./draft-rules.ts";

const closing = (over: object = {}): Closing =>
  ({
    money: { currency: "USD", price: 24_500, paid: 0, due: 24_500 },
    tax: { taxPercent: 0, taxIncluded: true },
    hourlyRate: 8000,
    productRate: null,
    ...over,
  }) as Closing;
const draft = (over: Partial<Draft> = {}): Draft => ({ ...EMPTY, price: "$245", ...over });
const cash = { method: "cash", amount: "" } as const;
const card = { method: "terminal", amount: "" } as const;

describe("what a draft comes to", () => {
  test("is the price, all of it in cash with the tip on top", () => {
    const sums = reckon(draft({ ways: [cash], tip: "30" }), closing());
    expect(sums).toMatchObject({ total: 24_500, due: 24_500, left: 0, tip: 3000, wrong: {} });
    expect(sums.paid).toEqual([{ method: "cash", tip: 3000 }]);
  });
  test("lets the last way pay what the others leave", () => {
    const sums = reckon(draft({ ways: [{ ...cash, amount: "100" }, card] }), closing());
    expect(sums.paid).toEqual([
      { method: "cash", amount: 10_000, tip: 0 },
      { method: "terminal", tip: 0 },
    ]);
    expect(sums.left).toBe(0);
  });
  test("takes off what was paid before, and adds extras, products and tax", () => {
    const sums = reckon(
      draft({
        extras: [{ key: 1, label: "", by: "minutes", value: "30" }],
        products: [{ key: 2, label: "Mask", amount: "15", units: 1 }],
        discount: "10",
        later: true,
      }),
      closing({
        money: { currency: "USD", price: 24_500, paid: 4000 },
        tax: { taxPercent: 10, taxIncluded: false },
      }),
    );
    expect(sums).toMatchObject({ tax: 2900, total: 31_900, due: 27_900, left: 27_900, wrong: {} });
  });
  test.each([
    ["price", { price: "" }],
    ["price", { price: "a lot" }],
    ["discount", { discount: "300" }],
    ["paid", { ways: [{ ...cash, amount: "246" }] }],
    ["paid", {}],
    ["tip", { tip: "10" }],
    ["extra 1", { extras: [{ key: 1, label: "", by: "grams" as const, value: "" }] }],
    ["product 1 label", { products: [{ key: 1, label: "", amount: "5", units: 1 }] }],
  ])("says what is wrong with the %s", (field, over) => {
    expect(Object.keys(reckon(draft(over), closing()).wrong)).toContain(field);
  });
});

test("a draft is told in the words of the act", () => {
  const typed = draft({ ways: [cash], next: "2027-01-07 10:00", receipt: ["mail"] });
  expect(toldOf(typed, reckon(typed, closing()), closing())).toMatchObject({
    price: 24_500,
    paid: [{ method: "cash", tip: 0 }],
    receipt: ["mail"],
    rebookAt: "2027-01-07 10:00",
  });
});
