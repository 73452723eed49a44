import { assert, integer, property, tuple } from "fast-check";
import { expect, it } from "vitest";
import { isSure, sureLevel, verdictOn } from "./certainty.ts";

const halves = (from: number, to: number) =>
  integer({ min: from * 2, max: to * 2 }).map((half) => half / 2);
const levels = tuple(halves(1, 10), halves(0, 4), halves(0, 4)).map(([value, below, above]) => ({
  value,
  low: Math.max(1, value - below),
  high: Math.min(10, value + above),
}));

it("agrees only within half a level of a range narrower than two, and never outside the range", () => {
  assert(
    property(levels, integer({ min: 1, max: 12 }), (seen, entered) => {
      const level = Math.min(10, entered);
      const verdict = verdictOn(entered, seen);
      const inside = level >= seen.low && level <= seen.high;
      expect(verdict === "conflicts").toBe(!inside);
      if (verdict === "agrees") {
        expect(seen.high - seen.low).toBeLessThan(2);
        expect(Math.abs(level - seen.value)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

it("leaves open what a range of four and a half levels holds", () => {
  expect(verdictOn(5, { value: 3, low: 1, high: 5.5 })).toBe("open");
  expect(verdictOn(6, { value: 3, low: 1, high: 5.5 })).toBe("conflicts");
  expect(verdictOn(5, { value: 5, low: 4.5, high: 6 })).toBe("agrees");
});

it("is sure of a range narrower than two levels of hair that was found", () => {
  expect(isSure({ low: 5, high: 6.5 })).toBe(true);
  expect(isSure({ low: 5, high: 7 })).toBe(false);
  const level = { value: 5, low: 4.5, high: 5.5 };
  expect(sureLevel({ hairFound: true, level })).toBe(level);
  expect(sureLevel({ hairFound: false, level })).toBeUndefined();
});
