import { expect, it } from "vitest";
import { isTooHeavy } from "./json-weight.ts";

const many = (piece: string, count = 10_002) => Array.from({ length: count }, () => piece).join();

it.each([
  ["very many items", `[${many("0")}]`],
  ["very many lists", `[${many("[]", 5002)}]`],
  ["very many keys", `{${many('"a":0')}}`],
  ["lists in lists", "[".repeat(65)],
  ["keys in keys", '{"a":'.repeat(65)],
  ["items behind a string with marks of its own", `["\\\\\\"[",${many("0")}]`],
])("is too heavy: %s", (_name, json) => {
  expect(isTooHeavy(json)).toBe(true);
});

it.each([
  ["nothing", ""],
  ["a long word", JSON.stringify("x".repeat(900_000))],
  ["a long text of commas and brackets", JSON.stringify({ text: "[{,".repeat(200_000) })],
  ["a text that ends in a backslash", JSON.stringify(["\\", many("0")])],
  ["a text that never ends", `"${many("0")}`],
  [
    "a stock take of two thousand tubes",
    JSON.stringify({
      counts: Array.from({ length: 2000 }, () => ({ itemId: "x", units: 3, openGrams: 1 })),
    }),
  ],
  ["many lists beside each other", `[${many("[]", 3000)}]`],
])("is not too heavy: %s", (_name, json) => {
  expect(isTooHeavy(json)).toBe(false);
});

it("takes long for no text: one full of backslashes is read once", () => {
  const from = performance.now();
  isTooHeavy(`"${'\\"'.repeat(500_000)}`);
  isTooHeavy(`"${"\\".repeat(1_000_000)}"`);
  expect(performance.now() - from).toBeLessThan(500);
});
