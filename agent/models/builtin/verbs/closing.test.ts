import { describe, expect, it } from "vitest";
import { calledBy, id, SALON } from "#tests/salons/verb-salon.ts";
import type { Answers } from "#tests/builtin-talk.ts";

const visit = {
  id: id(900),
  clientId: id(500),
  clientName: "Nora Quist",
  serviceType: "Gloss",
  startsAt: "2026-11-24T14:00:00Z",
  endsAt: "2026-11-24T15:00:00Z",
  appointmentDate: "2026-11-24",
  appointmentTime: "09:00",
  stylistName: "Maren",
  status: "confirmed",
  version: 1,
};
const money = { price: 8500, paid: 8500, tips: 0, due: 0, currency: "USD", payments: [] };
const BOOK: Answers = {
  ...SALON,
  visit_money: () => money,
  close_visit: () => ({ appointment: visit, money, rebooked: null, sent: [] }),
  list_appointments: () => ({ more: false, appointments: [visit] }),
};

describe("a visit that is over", () => {
  it.each([
    ["nora is done, 85 cash", { price: 8500, paid: [{ method: "cash" }] }],
    [
      "noras done, 245 cash, 30 tip, see her in six weeks",
      { price: 24_500, paid: [{ method: "cash", tip: 3000 }], rebookWeeks: 6 },
    ],
    ["nora paid 70 cash", { price: 7000, paid: [{ method: "cash" }] }],
    ["check nora out 120 by card", { price: 12_000, paid: [{ method: "terminal" }] }],
    ["nora paid 140 by bank transfer, done", { price: 14_000, paid: [{ method: "bank" }] }],
  ])("is closed on a card: %s", (says, closed) => {
    expect(calledBy(says, BOOK).calls.at(-1)).toEqual([
      "close_visit",
      { appointmentId: visit.id, ...closed },
    ]);
  });

  it.each([["did nora pay cash"], ["nora wants to pay cash next time"], ["nora hasn't paid yet"]])(
    "is not closed by: %s",
    (says) => {
      expect(calledBy(says, BOOK).calls.map(([name]) => name)).not.toContain("close_visit");
    },
  );
});
