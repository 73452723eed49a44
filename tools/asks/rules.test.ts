import { expect, test } from "vitest";
import { nextTurn, rhythmWords } from "./rules.ts";

const BERLIN = "Europe/Berlin";
const every = (time: string, ...weekdays: number[]) => ({ time, weekdays, monthDay: null });
const monthly = (time: string, monthDay: number) => ({ time, weekdays: [], monthDay });

test.each([
  [
    "the same day, before its time",
    every("09:00", 1),
    "2026-11-23T07:59:00Z",
    "2026-11-23T08:00:00Z",
  ],
  [
    "a week on, at its very time",
    every("09:00", 1),
    "2026-11-23T08:00:00Z",
    "2026-11-30T08:00:00Z",
  ],
  [
    "the next of several days",
    every("09:00", 1, 4),
    "2026-11-23T12:00:00Z",
    "2026-11-26T08:00:00Z",
  ],
  [
    "summer, an hour earlier by the sun",
    every("09:00", 1),
    "2026-06-28T12:00:00Z",
    "2026-06-29T07:00:00Z",
  ],
  [
    "a time that the clocks skip",
    every("02:30", 7),
    "2026-03-28T12:00:00Z",
    "2026-03-29T01:00:00Z",
  ],
  [
    "a time that comes twice, once",
    every("02:30", 7),
    "2026-10-25T00:30:00Z",
    "2026-11-01T01:30:00Z",
  ],
  ["a day of the month", monthly("08:00", 15), "2026-11-23T12:00:00Z", "2026-12-15T07:00:00Z"],
  [
    "the last day of a shorter month",
    monthly("08:00", 31),
    "2027-01-31T12:00:00Z",
    "2027-02-28T07:00:00Z",
  ],
])("comes on %s", (_what, rhythm, after, next) => {
  expect(new Date(nextTurn(BERLIN, rhythm, Date.parse(after))).toISOString()).toBe(
    new Date(next).toISOString(),
  );
});

test.each([
  [every("09:00", 1), "Every Monday at 9:00 AM"],
  [every("14:30", 1, 3, 5), "Every Monday, Wednesday and Friday at 2:30 PM"],
  [every("09:00", 1, 2, 3, 4, 5), "Every weekday at 9:00 AM"],
  [every("09:00", 1, 2, 3, 4, 5, 6, 7), "Every day at 9:00 AM"],
  [monthly("09:00", 15), "On day 15 of every month at 9:00 AM"],
  [monthly("09:00", 31), "On the last day of every month at 9:00 AM"],
])("is said in words", (rhythm, words) => {
  expect(rhythmWords(rhythm)).toBe(words);
});
