import { expect, it } from "vitest";
import type { Appointment, CalendarView } from "#tools/appointments/schema.ts";
import { diaryOf } from "./diary-rules.ts";

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const now = (time: string) => Date.parse(at(time));
const visit = (id: string, from: string, to: string, more: Partial<Appointment> = {}) =>
  ({
    id,
    stylistId: "a",
    startsAt: at(from),
    endsAt: at(to),
    status: "confirmed",
    ...more,
  }) as Appointment;

const view: CalendarView = {
  timeZone: "UTC",
  appointments: [
    visit("noon", "12:00", "13:00"),
    visit("first", "09:00", "10:00"),
    visit("other", "10:00", "11:00", { stylistId: "b" }),
  ],
  blocks: [{ id: "x", stylistId: "a", startsAt: at("13:00"), endsAt: at("13:45"), reason: "" }],
  holds: [],
  working: [
    { stylistId: "a", startsAt: at("09:00"), endsAt: at("15:00") },
    { stylistId: "b", startsAt: at("09:00"), endsAt: at("18:00") },
  ],
};
const told = (diary: ReturnType<typeof diaryOf>) =>
  diary.rows.map((row) =>
    row.kind === "visit"
      ? `${row.appointment.id}${row.over ? " over" : ""}`
      : row.kind === "gap"
        ? `${row.from.slice(11, 16)}-${row.to.slice(11, 16)}`
        : "now",
  );

it.each<[string, string | undefined, string[]]>([
  ["08:00", "a", ["first", "10:00-12:00", "noon", "13:45-15:00"]],
  ["09:30", "a", ["first", "10:00-12:00", "noon", "13:45-15:00"]],
  // what is left of the free time begins now; less than half an hour is none
  ["11:00", "a", ["first over", "11:00-12:00", "noon", "13:45-15:00"]],
  ["11:40", "a", ["first over", "noon", "13:45-15:00"]],
  ["16:00", "a", ["first over", "noon over"]],
  ["09:30", undefined, ["first", "other", "noon"]],
])("at %s the day of %s is told", (time, whose, rows) => {
  expect(told(diaryOf(view, now(time), whose))).toEqual(rows);
});

it.each<[string, string[], string | undefined]>([
  ["08:00", [], "first"],
  ["09:30", ["first"], "noon"],
  ["11:00", [], "noon"],
  ["16:00", [], undefined],
])("at %s %j sit, and the next is %s", (time, ids, id) => {
  const diary = diaryOf(view, now(time), "a");
  expect(diary.seated.map((each) => each.id)).toEqual(ids);
  expect(diary.next?.id).toBe(id);
});

it("takes a completed visit as over before its end", () => {
  const done = {
    ...view,
    appointments: [visit("first", "09:00", "10:00", { status: "completed" })],
  };
  const diary = diaryOf(done, now("09:30"), "a");
  expect([diary.next, diary.visits, diary.over]).toEqual([undefined, 1, 1]);
});
