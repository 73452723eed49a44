import { expect, it } from "vitest";
import { counted, dayWords, momentWords, onDay } from "./attention-rules.ts";

const berlin = { timeZone: "Europe/Berlin", today: "2026-03-28" };

it.each([
  ["2026-03-28", "today", "today"],
  ["2026-03-29", "tomorrow", "tomorrow"],
  ["2026-04-02", "Apr 2", "on Apr 2"],
  ["2026-03-20", "Mar 20", "on Mar 20"],
  ["2027-01-05", "Jan 5, 2027", "on Jan 5, 2027"],
])("%s is said as %s, and %s behind a verb", (date, words, behind) => {
  expect(dayWords(date, berlin.today)).toBe(words);
  expect(onDay(date, berlin.today)).toBe(behind);
});

it.each([
  ["2026-03-28T08:05:00Z", "today at 9:05 AM"],
  // the clocks change in this night
  ["2026-03-29T08:05:00Z", "tomorrow at 10:05 AM"],
  ["2026-03-28T23:30:00Z", "tomorrow at 12:30 AM"],
])("%s is %s on the salon's wall", (at, words) => {
  expect(momentWords(new Date(at), berlin)).toBe(words);
});

it("counts from two on", () => {
  expect(counted(1, "One waits.", "wait.")).toBe("One waits.");
  expect(counted(3, "One waits.", "wait.")).toBe("3 wait.");
});
