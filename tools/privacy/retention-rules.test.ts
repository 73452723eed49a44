import { expect, it } from "vitest";
import { monthsBefore } from "./retention-rules.ts";

it.each([
  ["2026-11-22T10:00:00Z", 1, "2026-10-22T10:00:00.000Z"],
  ["2026-03-31T10:00:00Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2028-03-31T10:00:00Z", 1, "2028-02-29T10:00:00.000Z"],
  ["2026-01-15T00:00:00Z", 13, "2024-12-15T00:00:00.000Z"],
  ["2026-12-31T23:59:59Z", 240, "2006-12-31T23:59:59.000Z"],
])("%s less %i months is %s", (at, months, then) => {
  expect(monthsBefore(new Date(at), months).toISOString()).toBe(then);
});
