import { expect, it } from "vitest";
import { changeOf, foldRest, percentOf, shareOf } from "./figure-rules.ts";

it.each([
  [0, 0, null],
  [4, 4, null],
  [0, 5, 0],
  [2, 5, 40],
  [2, 3, null],
  [1, 6, 17],
  [29, 29, 100],
])("%d of %d is said as %s", (count, of, percent) => {
  expect(shareOf(count, of)).toEqual({ count, of, percent });
});

it.each([
  [50, 200, 4, null],
  [50, 200, 5, 25],
  [0, 0, 9, null],
])("%d g of %d g in %d bowls is said as %s", (part, whole, cases, percent) => {
  expect(percentOf(part, whole, cases)).toBe(percent);
});

it.each([
  [120, 100, 20],
  [50, 100, -50],
  [0, 100, -100],
  [100, 100, 0],
  [100, 0, null],
  [0, 0, null],
])("%d after %d is a change of %s", (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});

const row = (name: string, total: number) => ({ name, total });
const join = (a: { total: number }, b: { total: number }) => row("", a.total + b.total);

it("folds what is beyond the most into one, so that the sum stays", () => {
  const rows = [row("a", 9), row("b", 5), row("c", 3), row("d", 1)];
  expect(foldRest(rows, 4, join)).toEqual(rows);
  expect(foldRest(rows, 2, join)).toEqual([row("a", 9), row("All others", 9)]);
  expect(foldRest([], 2, join)).toEqual([]);
});
