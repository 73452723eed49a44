import { expect, it } from "vitest";
import { renderHair } from "./render-hair.ts";

const small = { width: 160, height: 200 };

it("draws the same picture for the same seed and another for another", () => {
  const first = renderHair({ ...small, seed: 4 }).data;
  expect(renderHair({ ...small, seed: 4 }).data).toEqual(first);
  expect(renderHair({ ...small, seed: 5 }).data).not.toEqual(first);
});

it("draws the size asked for, opaque", () => {
  const { width, height, data } = renderHair(small);
  expect([width, height, data.length]).toEqual([160, 200, 160 * 200 * 4]);
  expect(data.every((byte, i) => i % 4 !== 3 || byte === 255)).toBe(true);
});

it.each([
  { what: "a warm lamp", options: { cast: "warm" }, warmer: true },
  { what: "a cool lamp", options: { cast: "cool" }, warmer: false },
] as const)("$what colours the wall", ({ options, warmer }) => {
  const [red = 0, , blue = 0] = renderHair({ ...small, ...options }).data;
  expect(red > blue).toBe(warmer);
});
