import { expect, it } from "vitest";
import { calledBy, id } from "#tests/salons/verb-salon.ts";
import { BUSINESS } from "#tests/salons/verb-business.ts";

const works = { from: "09:00", to: "18:00", breaks: [] };
const SALON = {
  ...BUSINESS,
  get_hours: () => ({
    stylistId: id(1),
    stylistName: "Maren",
    week: Array.from({ length: 7 }, () => works),
    exceptions: [],
  }),
  list_appointments: () => ({ appointments: [] }),
  close_day: () => ({ stylistName: null, hours: null, conflicts: [] }),
};

/* It is Tuesday, November 24. */
it.each<[string, object]>([
  [
    "we shut at 2 on dec 31",
    { from: "2026-12-31", wholeSalon: true, hours: { from: "09:00", to: "14:00" } },
  ],
  [
    "we close at noon on christmas eve",
    { from: "2026-12-24", wholeSalon: true, hours: { from: "09:00", to: "12:00" } },
  ],
  [
    "we open at 11 on the 5th",
    { from: "2026-12-05", wholeSalon: true, hours: { from: "11:00", to: "18:00" } },
  ],
  ["im leaving at 2 on friday", { from: "2026-11-27", hours: { from: "09:00", to: "14:00" } }],
  [
    "theo finishes at 3 on the 4th",
    { stylist: "Theo", from: "2026-12-04", hours: { from: "09:00", to: "15:00" } },
  ],
  ["take friday off", { from: "2026-11-27" }],
  ["close the salon 24 dec to 2 jan", { wholeSalon: true, from: "2026-12-24", to: "2027-01-02" }],
  ["theo off 2 days from friday", { stylist: "Theo", from: "2026-11-27", to: "2026-11-28" }],
  ["off for two weeks from dec 20", { from: "2026-12-20", to: "2027-01-02" }],
])("%s", (words, input) => {
  expect(calledBy(words, SALON).calls.at(-1)).toEqual(["close_day", input]);
});

it("warns of the visits of those days alone", () => {
  const { calls } = calledBy("theo off 2 days from friday", SALON);
  expect(calls[0]).toEqual(["list_appointments", { from: "2026-11-27", to: "2026-11-28" }]);
});

it("takes nobody off all day where an hour was said", () => {
  const { calls } = calledBy("im off on friday from 2", SALON);
  expect(calls.map(([tool]) => tool)).not.toContain("close_day");
  expect(calls.at(-1)).toMatchObject(["block_time", { date: "2026-11-27", from: "14:00" }]);
});
