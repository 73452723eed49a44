import { expect, it } from "vitest";
import type { Appointment } from "#tools/appointments/schema.ts";
import { pushedBy } from "./running-late.ts";

const visit = (id: string, from: string, to: string) =>
  ({
    id,
    startsAt: `2026-11-28T${from}:00.000Z`,
    endsAt: `2026-11-28T${to}:00.000Z`,
  }) as Appointment;
const first = visit("a", "09:00", "09:55");
const day = [
  first,
  visit("b", "10:15", "11:00"),
  visit("c", "11:00", "11:30"),
  visit("d", "13:00", "14:00"),
];

it.each([
  [15, []],
  [
    30,
    [
      ["b", 10],
      ["c", 10],
    ],
  ],
  [
    150,
    [
      ["b", 130],
      ["c", 130],
      ["d", 40],
    ],
  ],
])("%i min late holds up who comes before the gaps have taken it up", (minutes, hit) => {
  expect(pushedBy(day, first, minutes).map(({ of, by }) => [of.id, by])).toEqual(hit);
});
