import { expect, test } from "vitest";
import { stillToOrder, usageQuantity } from "./usage-rules.ts";

const NOW = new Date("2026-11-22T10:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test.each([
  ["60 units in 60 days are 30 a month", { used: 60, stock: 0, unitSize: null }, 365, 30],
  ["what stands there is taken off", { used: 60, stock: 12, unitSize: null }, 365, 18],
  ["enough stands there", { used: 60, stock: 30, unitSize: null }, 365, 0],
  ["nothing was used", { used: 0, stock: 0, unitSize: null }, 365, 0],
  ["more came back than went", { used: -4, stock: 0, unitSize: null }, 365, 0],
  ["grams are counted in units", { used: 12_000, stock: 0, unitSize: 600 }, 365, 10],
  ["half a container open counts half", { used: 12_000, stock: 300, unitSize: 600 }, 365, 10],
  ["a whole one counts one", { used: 12_000, stock: 600, unitSize: 600 }, 365, 9],
  ["kept for 30 days only", { used: 30, stock: 0, unitSize: null }, 30, 30],
  ["kept for two days only", { used: 7, stock: 0, unitSize: null }, 2, 15],
])("%s", (_what, item, days, quantity) => {
  expect(usageQuantity({ ...item, createdAt: ago(days) }, NOW)).toBe(quantity);
});

test.each([
  [10, 0, 10],
  [10, 4, 6],
  [10, 10, 0],
  [10, 12, 0],
])("of %i wanted with %i on the way, %i are ordered", (wanted, coming, ordered) => {
  expect(stillToOrder(wanted, coming)).toBe(ordered);
});
