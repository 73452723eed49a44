import { expect, it } from "vitest";
import type { Appointment } from "#tools/appointments/schema.ts";
import { conflictsIn } from "./conflict-rules.ts";

const visit = (id: string, from: string, more: Partial<Appointment> = {}) => {
  const startsAt = `2027-06-14T${from}:00.000Z`;
  return {
    id,
    clientId: id,
    clientName: `Client ${id}`,
    stylistId: "anna",
    stylistName: "Anna",
    status: "confirmed",
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 90 * 60_000).toISOString(),
    segments: [
      { kind: "apply", minutes: 30 },
      { kind: "process", minutes: 30 },
      { kind: "finish", minutes: 30 },
    ],
    ...more,
  } as Appointment;
};

it.each<[string, Appointment[], Record<string, string>]>([
  ["nothing where each is by itself", [visit("a", "09:00"), visit("b", "10:30")], {}],
  [
    "hands that are needed twice",
    [visit("a", "09:00"), visit("b", "09:15")],
    { a: "Overlaps Client b", b: "Overlaps Client a" },
  ],
  [
    "nothing where another fits while colour processes",
    [visit("a", "09:00"), visit("b", "09:30", { segments: [{ kind: "apply", minutes: 30 }] })],
    {},
  ],
  [
    "a client who is in two chairs",
    [
      visit("a", "09:00"),
      visit("b", "09:45", { clientId: "a", stylistId: "bo", stylistName: "Bo" }),
    ],
    { a: "Also with Bo then", b: "Also with Anna then" },
  ],
  [
    "nothing of what is over",
    [visit("a", "09:00", { status: "completed" }), visit("b", "09:00")],
    {},
  ],
])("says %s", (_what, visits, words) => {
  expect(Object.fromEntries(conflictsIn(visits))).toEqual(words);
});
