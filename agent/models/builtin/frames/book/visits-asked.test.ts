import { describe, expect, it } from "vitest";
import type { Appointment } from "#tools/appointments/schema.ts";
import { askedOf } from "./visits-asked.ts";

const visit = (clientName: string, appointmentTime: string, minutes: number) =>
  ({
    clientName,
    serviceType: "Gloss",
    appointmentDate: "2026-11-27",
    appointmentTime,
    startsAt: `2026-11-27T${appointmentTime}:00.000Z`,
    endsAt: new Date(
      Date.parse(`2026-11-27T${appointmentTime}:00.000Z`) + minutes * 60_000,
    ).toISOString(),
    status: "confirmed",
  }) as Appointment;

const DAY = [visit("Nora Quist", "15:30", 60), visit("Ruth Feldman", "09:00", 45)];
const HERE = { now: new Date("2026-11-27T12:00:00Z"), timeZone: "UTC", stylistId: "" };

describe("of the visits of a day", () => {
  it.each<[text: string, time: string | undefined, told: string | undefined]>([
    ["who's first", undefined, "First: Ruth Feldman, Gloss, Friday, November 27 at 9:00 AM."],
    [
      "who's my last client friday",
      undefined,
      "Last: Nora Quist, Gloss, Friday, November 27 at 3:30 PM, until 4:30 PM.",
    ],
    ["who is at 9", "9", "Ruth Feldman, Gloss, Friday, November 27 at 9:00 AM."],
    [
      "who is there at 4",
      "4pm",
      "Nora Quist, Gloss, Friday, November 27 at 3:30 PM until 4:30 PM.",
    ],
    [
      "who is at 11",
      "11",
      "Nobody at 11:00 AM on Friday, November 27. That day: 9:00 AM Ruth Feldman; 3:30 PM Nora Quist.",
    ],
    [
      "who is still to come",
      undefined,
      "1 still to come: Nora Quist, Gloss, Friday, November 27 at 3:30 PM.",
    ],
    [
      "what have i got after lunch",
      undefined,
      "1 from 12:00 PM: Nora Quist, Gloss, Friday, November 27 at 3:30 PM.",
    ],
    ["who is in before 8", "before 8", "Nobody before 8:00 AM. 2 at other times."],
    ["who was in last friday", undefined, undefined],
    ["how does friday look", undefined, undefined],
  ])("“%s” is answered by those that are meant", (text, time, told) => {
    expect(askedOf(DAY, { time }, text, HERE)).toBe(told);
  });
});
