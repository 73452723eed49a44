import { expect, it } from "vitest";
import { addCosts, firstNameOf, moneyRange, roughCost, spanOf, wholeCost } from "./rules.ts";
import type { MoneyRange } from "./schema.ts";

const visit = { minutes: [150, 180] as [number, number], grams: 160 };
const rates = { currency: "EUR", hourlyRate: 6000, productRate: 1000 };

it.each<[string, object, MoneyRange | null]>([
  ["product and chair, rounded outwards", {}, [16500, 20000]],
  ["nothing while the hour is unsaid", { hourlyRate: null }, null],
  ["nothing while the product is unsaid", { productRate: null }, null],
  ["a salon that works for nothing", { hourlyRate: 0, productRate: 0 }, [0, 0]],
  ["a currency without cents", { currency: "JPY" }, [16500, 20000]],
  ["small amounts, to a whole unit at least", { hourlyRate: 100, productRate: 10 }, [200, 400]],
])("costs %s", (_, changes, cost) => {
  expect(roughCost(visit, { ...rates, ...changes })).toEqual(cost);
});

it("adds the visits up, or says nothing", () => {
  expect(wholeCost([visit, visit], rates)).toEqual([32000, 40000]);
  // no more exact than its parts: 796 to 1,308 is said in steps of 50
  expect(
    addCosts(
      [
        [27600, 46000],
        [52000, 84800],
      ],
      "EUR",
    ),
  ).toEqual([75000, 135000]);
  expect(wholeCost([visit], { ...rates, hourlyRate: null })).toBeNull();
});

it.each<[MoneyRange, string, string]>([
  [[16500, 20000], "EUR", "€165 – €200"],
  [[20000, 20000], "USD", "$200"],
  [[16000, 20000], "JPY", "¥16,000 – ¥20,000"],
])("says %j %s as %s", (range, currency, said) => {
  expect(moneyRange(range, currency, "en").replaceAll(/\s/g, " ")).toBe(said);
});

it.each([
  ["Dana Whitfield", "Dana"],
  ["  Ana  Maria ", "Ana"],
  ["Client 1772442000000", null],
  ["Client 2026-03-02 10:00", null],
  ["Clienta Ruiz", "Clienta"],
  ["Color Correction Client", null],
  [" ", null],
])("calls %j %j", (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it("spans from the first visit to the last", () => {
  const later = { minutes: [60, 90] as [number, number], weeksAfter: [6, 8] as [number, number] };
  expect(spanOf([{ ...later, weeksAfter: [0, 0] }, later, later])).toEqual({
    weeks: [12, 16],
    minutes: [180, 270],
  });
});
