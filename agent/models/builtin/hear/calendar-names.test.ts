import { expect, test } from "vitest";
import { MONTH, monthAt, WEEKDAY, weekdayAt } from "./calendar-names.ts";
import { hearPeriod } from "./period.ts";

const MONTHS_WRITTEN =
  "jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december";

test("hears every month as it is written short and whole", () => {
  const heard = MONTHS_WRITTEN.split(" ").map((name) => new RegExp(`^${MONTH}$`).test(name));
  expect(heard).not.toContain(false);
});

test.each(["mayor", "decide", "marble", "august 3", "janet"])("hears no month in: %s", (text) => {
  expect(new RegExp(`^${MONTH}$`).test(text)).toBe(false);
});

test("hears every weekday as it is written short, whole and as many", () => {
  const written =
    "mon monday mondays tue tues tuesday wed weds wednesday thu thur thurs thursdays fri friday sat saturdays sun sunday";
  const heard = written.split(" ").map((name) => new RegExp(`^${WEEKDAY}$`).test(name));
  expect(heard).not.toContain(false);
});

test.each([
  ["Sept", 9],
  ["mar", 3],
  ["June", 6],
  ["last", 0],
  ["", 0],
])("puts the month %s at %d", (written, at) => {
  expect(monthAt(written)).toBe(at);
});

test.each([
  ["mondays", 0],
  ["Weds", 2],
  ["sunday", 6],
  ["someday", -1],
])("puts the weekday %s at %d", (written, at) => {
  expect(weekdayAt(written)).toBe(at);
});

test("asks for the figures of september however it is written", () => {
  const whole = hearPeriod("revenue in september", "2026-11-23");
  expect(whole).toEqual({ from: "2026-09-01", to: "2026-09-30" });
  expect(hearPeriod("revenue in sept", "2026-11-23")).toEqual(whole);
});
