import { expect, it } from "vitest";
import { calledBy, id } from "#tests/verb-salon.ts";
import { CHAIR } from "#tests/chair-salon.ts";
import { sayAgain } from "./visits.ts";

const said = (words: string) => calledBy(words, CHAIR).calls.at(-1);
const again = (wish: Parameters<typeof sayAgain>[0], date = "2026-12-08", time = "15:00") =>
  sayAgain(wish, "Nora Quist", date, time);

it("says a choice among visits in words, and hears them as that visit", () => {
  const settle = { kind: "settleVisit", from: "" } as const;
  expect(again({ ...settle, status: "cancelled" })).toBe(
    "Cancel Nora Quist's appointment on Tuesday, December 8 at 3:00 PM",
  );
  for (const status of ["cancelled", "confirmed"] as const)
    expect(said(again({ ...settle, status }))).toMatchObject([
      "set_appointment_status",
      { id: id(406), status },
    ]);
  for (const status of ["completed", "no_show"] as const)
    expect(said(again({ ...settle, status }, "2026-11-24", "11:00"))).toMatchObject([
      "set_appointment_status",
      { id: id(402), ...(status === "no_show" ? { cancelledBy: status } : { status }) },
    ]);
  const move = { kind: "moveVisit", from: "", to: "friday at 10" } as const;
  expect(said(again(move))).toMatchObject([
    "move_appointment",
    { id: id(406), appointmentDate: "2026-11-27", appointmentTime: "10:00" },
  ]);
  expect(said(again({ ...move, to: "", byMinutes: 30 }))).toMatchObject([
    "move_appointment",
    { id: id(406), appointmentTime: "15:30" },
  ]);
  expect(said(again({ kind: "lengthen", from: "", minutes: 30 }))).toMatchObject([
    "move_appointment",
    { id: id(406), durationMinutes: 75 },
  ]);
});
