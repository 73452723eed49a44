import { expect, it } from "vitest";
import { weekStart } from "#tools/values/week-rules.ts";
import { weekOf } from "./week.ts";

it.each([
  ["2026-06-08", "de-DE", "2026-06-08", "2026-06-14"],
  ["2026-06-14", "de-DE", "2026-06-08", "2026-06-14"],
  ["2026-06-14", "en-US", "2026-06-14", "2026-06-20"],
  ["2027-01-01", "en-GB", "2026-12-28", "2027-01-03"],
])("the week of %s, read in %s, runs from %s to %s", (date, language, first, last) => {
  const week = weekOf(date, weekStart(language));
  expect([week[0], week[6], week.length]).toEqual([first, last, 7]);
});
