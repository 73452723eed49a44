import { expect, it } from "vitest";
import {
  briefTimeIn,
  clock,
  dayRange,
  grams,
  kilobytes,
  longDay,
  minutes,
  phoneText,
  timeAgo,
} from "./format.ts";
import { nearDate } from "./near-date.ts";

const now = Date.parse("2026-03-10T12:00:00Z");

it.each([
  ["2026-03-10T11:40:00Z", "less than an hour ago"],
  ["2026-03-10T10:59:00Z", "1 hour ago"],
  ["2026-03-09T12:01:00Z", "23 hours ago"],
  ["2026-03-09T12:00:00Z", "1 day ago"],
  ["2026-03-07T00:00:00Z", "3 days ago"],
  ["2026-03-08T20:00:00Z", "2 days ago"],
  ["2026-03-10T12:00:05Z", "less than an hour ago"],
])("%s is %s", (instant, words) => {
  expect(timeAgo(instant, now)).toBe(words);
});

it.each([
  [grams(20), "20 g"],
  [grams(22.5), "22.5 g"],
  [grams(0.1 + 0.2), "0.3 g"],
  [minutes(45), "45 min"],
  [minutes(120), "2 h"],
  [minutes(125), "2 h 05"],
  [clock(822), "13:42"],
  [clock(59.2), "01:00"],
  [clock(3900), "1:05:00"],
  [clock(-4), "00:00"],
  [longDay("2026-12-01"), "December 1, 2026"],
  [nearDate("2027-01-01T02:00:00Z", "America/New_York", new Date("2026-03-10")), "Dec 31"],
  [nearDate("2025-12-31T12:00:00Z", "UTC", new Date("2026-03-10")), "Dec 31, 2025"],
  [dayRange({ from: "2026-11-01", to: "2026-11-22" }).replaceAll(/\s/g, " "), "Nov 1 – 22, 2026"],
  [dayRange({ from: "2026-11-22", to: "2026-11-22" }), "Nov 22, 2026"],
  [kilobytes(1536), "1.5 KB"],
  [phoneText("5185550199"), "(518) 555-0199"],
  [phoneText("+1 518-555-0166"), "(518) 555-0166"],
  [phoneText("+49 30 1234567"), "+49 30 1234567"],
  [briefTimeIn("America/New_York", Date.UTC(2026, 10, 27, 15, 30)), "10:30"],
])("writes %s", (written, expected) => {
  expect(written).toBe(expected);
});
