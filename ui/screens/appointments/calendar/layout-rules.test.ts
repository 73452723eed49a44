import { expect, it } from "vitest";
import type { CalendarView } from "#tools/appointments/schema.ts";
import { instantOf } from "#tools/values/zone-rules.ts";
import {
  axisOf,
  closedIn,
  gapsOf,
  hourMarks,
  hoursShown,
  isWorked,
  keepWithin,
  lanesOf,
  oddDay,
  segmentSpans,
  snap,
  stepAt,
} from "./layout-rules.ts";

const BERLIN = "Europe/Berlin";
const HOUR = 3_600_000;
const at = (time: string, date = "2026-06-10") => instantOf(BERLIN, date, time)!;
const span = (from: string, to: string, ...gaps: [string, string][]) => ({
  startsAt: at(from),
  endsAt: at(to),
  gaps: gaps.map(([start, end]) => ({ startsAt: at(start), endsAt: at(end) })),
});
const iso = (time: string, date?: string) => new Date(at(time, date)).toISOString();

const empty: CalendarView = {
  timeZone: BERLIN,
  appointments: [],
  blocks: [],
  holds: [],
  working: [],
};
const id = "01980000-0000-7000-8000-000000000001";

it.each([
  ["nothing", [], { from: 9, to: 18 }],
  ["a usual day", [["09:00", "18:00"]], { from: 9, to: 18 }],
  ["an early block", [["06:15", "07:00"]], { from: 6, to: 18 }],
  ["a late evening", [["20:30", "23:45"]], { from: 9, to: 24 }],
] as const)("shows the hours of %s", (_name, spans, hours) => {
  const blocks = spans.map(([from, to]) => ({
    id,
    stylistId: id,
    startsAt: iso(from),
    endsAt: iso(to),
    reason: "",
  }));
  expect(hoursShown({ ...empty, blocks })).toEqual(hours);
});

it("shows an hour around what is worked", () => {
  const working = [{ stylistId: id, startsAt: iso("09:00"), endsAt: iso("18:00") }];
  expect(hoursShown({ ...empty, working })).toEqual({ from: 8, to: 19 });
});

it.each([
  ["a usual day", "2026-06-10", 24, undefined],
  ["the day of 23 hours", "2026-03-29", 23, 23],
  ["the day of 25 hours", "2026-10-25", 25, 25],
])("draws %s as long as it is", (_name, date, hours, odd) => {
  const axis = axisOf(BERLIN, date, { from: 0, to: 24 });
  expect((axis.endsAt - axis.startsAt) / HOUR).toBe(hours);
  expect(hourMarks(BERLIN, axis)).toHaveLength(hours);
  expect(oddDay(BERLIN, date)).toBe(odd);
});

it("leaves out the hour that is skipped, and names the one that comes twice", () => {
  const labels = (date: string) =>
    hourMarks(BERLIN, axisOf(BERLIN, date, { from: 1, to: 5 })).map(({ label }) =>
      label.replace("\u202f", " "),
    );
  expect(labels("2026-03-29")).toEqual(["1 AM", "3 AM", "4 AM"]);
  expect(labels("2026-10-25")).toEqual(["1 AM", "2 AM", "2 AM", "3 AM", "4 AM"]);
});

it("begins with the next hour where the first is skipped", () => {
  const axis = axisOf(BERLIN, "2026-03-29", { from: 2, to: 5 });
  expect(axis).toEqual({ startsAt: at("03:00", "2026-03-29"), endsAt: at("05:00", "2026-03-29") });
});

it("keeps working hours aligned after the clocks have changed", () => {
  const days = ["2026-03-28", "2026-03-29", "2026-03-30"].map((date) =>
    axisOf(BERLIN, date, { from: 8, to: 19 }),
  );
  expect(days.map(({ startsAt, endsAt }) => (endsAt - startsAt) / HOUR)).toEqual([11, 11, 11]);
});

it.each([
  ["10:07", 15, "10:00", "10:00"],
  ["10:08", 15, "10:15", "10:00"],
  ["10:59", 5, "11:00", "10:55"],
  ["10:44", 30, "10:30", "10:30"],
])("%s by steps of %i min snaps to %s and lies in %s", (time, step, nearest, within) => {
  const axis = axisOf(BERLIN, "2026-06-10", { from: 8, to: 19 });
  expect(snap(axis, at(time), step)).toBe(at(nearest));
  expect(stepAt(axis, at(time), step)).toBe(at(within));
});

it("keeps what is dragged within the day", () => {
  const axis = axisOf(BERLIN, "2026-06-10", { from: 8, to: 19 });
  expect(keepWithin(axis, at("07:00"), HOUR)).toBe(at("08:00"));
  expect(keepWithin(axis, at("18:30"), 2 * HOUR)).toBe(at("17:00"));
  expect(keepWithin(axis, at("12:00"), 2 * HOUR)).toBe(at("12:00"));
});

it("finds breaks and what is closed, whatever order the hours come in", () => {
  const axis = axisOf(BERLIN, "2026-06-10", { from: 8, to: 19 });
  const working = [span("13:00", "18:00"), span("09:00", "12:30")];
  expect(closedIn(axis, working)).toEqual([
    { startsAt: at("08:00"), endsAt: at("09:00") },
    { startsAt: at("12:30"), endsAt: at("13:00") },
    { startsAt: at("18:00"), endsAt: at("19:00") },
  ]);
  expect(closedIn(axis, [])).toEqual([axis]);
  expect(isWorked(span("09:00", "12:30"), working)).toBe(true);
  expect(isWorked(span("12:00", "13:30"), working)).toBe(false);
  expect(isWorked(span("09:00", "12:00"), [span("09:00", "10:00"), span("10:00", "12:00")])).toBe(
    true,
  );
});

const balayage = {
  startsAt: iso("10:00"),
  endsAt: iso("12:00"),
  segments: [
    { kind: "apply", minutes: 45 },
    { kind: "process", minutes: 35 },
    { kind: "finish", minutes: 40 },
  ],
} as const;

it("puts the segments one after the other, and finds the gap where another fits", () => {
  const segments = [...balayage.segments];
  expect(segmentSpans({ ...balayage, segments }).map((each) => each.endsAt)).toEqual([
    at("10:45"),
    at("11:20"),
    at("12:00"),
  ]);
  expect(gapsOf({ ...balayage, segments })).toEqual([
    expect.objectContaining({ startsAt: at("10:45"), endsAt: at("11:20") }),
  ]);
});

it("gives the whole width to what overlaps nothing", () => {
  expect(lanesOf([span("09:00", "10:00"), span("10:00", "11:00")])).toEqual([
    { left: 0, width: 1, depth: 0 },
    { left: 0, width: 1, depth: 0 },
  ]);
});

it("sets what overlaps beside each other, and reuses a lane that is free again", () => {
  const lanes = lanesOf([
    span("09:00", "10:00"),
    span("09:30", "11:00"),
    span("10:00", "10:30"),
    span("11:00", "12:00"),
  ]);
  expect(lanes.map(({ left, width }) => [left, width])).toEqual([
    [0, 0.5],
    [0.5, 0.5],
    [0, 0.5],
    [0, 1],
  ]);
});

it("draws a client within the gap of another, and one more within that one's", () => {
  const lanes = lanesOf([
    span("10:50", "11:10", ["10:55", "11:05"]),
    span("10:00", "12:00", ["10:45", "11:20"]),
    span("10:55", "11:05"),
  ]);
  expect(lanes.map(({ depth }) => depth)).toEqual([1, 0, 2]);
  expect(lanes[1]).toEqual({ left: 0, width: 1, depth: 0 });
  expect(lanes[0]?.left).toBeCloseTo(0.3);
  expect(lanes[0]?.width).toBeCloseTo(0.7);
});

it("sets what reaches out of a gap beside it", () => {
  const lanes = lanesOf([span("10:00", "12:00", ["10:45", "11:20"]), span("10:45", "11:30")]);
  expect(lanes).toEqual([
    { left: 0, width: 0.5, depth: 0 },
    { left: 0.5, width: 0.5, depth: 0 },
  ]);
});
