import { expect, it } from "vitest";
import { NEWEST_FLASH } from "#tools/consultations/data.ts";
import { addTokens, NO_TOKENS, priced, usageEntry } from "./usage.ts";

const once = {
  calls: 1,
  inputTokens: 2000,
  outputTokens: 500,
  cachedTokens: 0,
  reasoningTokens: 100,
};
const at = new Date("2026-11-21T10:00:00Z");

it.each([
  // 2,000 x 1.50 + 500 x 9 for a million
  ["gemini-3.5-flash", once, at, 0.0075],
  // 1,000 of them cached at 0.15
  ["gemini-3.5-flash", { ...once, cachedTokens: 1000 }, at, 0.00615],
  ["gemini-3.8-flash", once, at, 0.00338],
  ["gemini-3.8-flash", once, new Date("2027-01-01T00:00:00Z"), 0.00675],
  ["gemini-9-unheard-of", once, at, null],
])("prices %s", (model, tokens, day, costUsd) => {
  expect(priced(model, tokens, day)).toEqual({ model, ...tokens, costUsd });
});

it("adds up the calls of one analysis", () => {
  expect(addTokens(addTokens(NO_TOKENS, once), once)).toEqual({
    calls: 2,
    inputTokens: 4000,
    outputTokens: 1000,
    cachedTokens: 0,
    reasoningTokens: 200,
  });
});

it("is told in the trace with its price, or that the price is not known", () => {
  expect(usageEntry(priced("gemini-3.5-flash", once, at)).effect).toMatch(
    /answered once: 2000 tokens in and 500 out, 100 of them spent on thinking.*\$0\.0075/,
  );
  expect(usageEntry(priced("other", once, at)).effect).toContain("not known");
});

it("has a price for the model that is asked where nobody names one", () => {
  expect(NEWEST_FLASH).toMatch(/^gemini-[\d.]+-flash$/);
  expect(priced(NEWEST_FLASH, once, at).costUsd).not.toBeNull();
});
