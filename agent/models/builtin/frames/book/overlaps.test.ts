import { expect, it } from "vitest";
import type { Appointment } from "#tools/appointments/schema.ts";
import { overlapsIn } from "./overlaps.ts";

const visit = (
  clientName: string,
  stylistId: string,
  from: string,
  to: string,
  status = "confirmed",
) =>
  ({
    clientName,
    stylistId,
    status,
    startsAt: `2026-12-05T${from}:00.000Z`,
    endsAt: `2026-12-05T${to}:00.000Z`,
  }) as Appointment;

it("finds visits of one stylist that lie in each other's time, and no others", () => {
  const pairs = overlapsIn([
    visit("Keiko", "marisol", "09:30", "09:45"),
    visit("Vera", "marisol", "09:00", "10:30"),
    visit("Kit", "theo", "09:15", "09:30"),
    visit("Nora", "marisol", "10:30", "11:00"),
    visit("Ida", "marisol", "09:00", "11:00", "cancelled"),
  ]);
  expect(pairs.map((pair) => pair.map(({ clientName }) => clientName))).toEqual([
    ["Vera", "Keiko"],
  ]);
});
