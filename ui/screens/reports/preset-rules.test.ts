import { expect, it } from "vitest";
import { presetRange } from "./preset-rules.ts";

it.each([
  ["week", "2026-11-22", "2026-11-16"],
  ["week", "2026-11-23", "2026-11-23"],
  ["month", "2026-11-22", "2026-11-01"],
  ["30", "2026-03-01", "2026-01-31"],
  ["90", "2026-11-22", "2026-08-25"],
  ["year", "2026-11-22", "2026-01-01"],
] as const)("%s on %s begins on %s", (preset, today, from) => {
  expect(presetRange(preset, today)).toEqual({ from, to: today });
});
