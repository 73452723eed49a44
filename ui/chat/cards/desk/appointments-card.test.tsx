import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#tests/screen.tsx";
import { FoundAppointmentsCard, NextAppointmentCard } from "./appointments-card.tsx";

const TODAY = "2027-06-09";

function visit(at: number, appointmentDate = TODAY) {
  return {
    id: `01980000-0000-7000-8000-0000000000${10 + at}`,
    stylistId: "01980000-0000-7000-8000-0000000000aa",
    stylistName: "Mia",
    clientId: null,
    clientName: `Visitor ${at}`,
    clientEmail: null,
    clientPhone: null,
    serviceId: null,
    serviceType: "Gloss",
    appointmentDate,
    appointmentTime: "10:00",
    startsAt: `${appointmentDate}T10:00:00.000Z`,
    endsAt: `${appointmentDate}T11:30:00.000Z`,
    segments: [{ kind: "apply" as const, minutes: 90 }],
    notes: "",
    status: "confirmed" as const,
    cancelledBy: null,
    source: "page" as const,
    seriesId: null,
    chairName: null,
    needsPatchTest: false,
    priceMinor: null,
    payBy: null,
    clientConfirmedAt: null,
    lateMinutes: null,
    version: 1,
    createdAt: "2027-06-01T10:00:00.000Z",
  };
}

const found = (count: number) => ({
  timeZone: "Europe/Berlin",
  today: TODAY,
  timeNow: "09:00",
  from: TODAY,
  to: TODAY,
  appointments: Array.from({ length: count }, (_, at) => visit(at)),
  more: false,
});

const lines = () => screen.getAllByText(/^Visitor/).length;

it("folds many appointments, and shows all at a tap", () => {
  renderScreen(<FoundAppointmentsCard value={found(12)} />);
  expect(lines()).toBe(8);
  fireEvent.click(screen.getByRole("button", { name: "Show all 12" }));
  expect(lines()).toBe(12);
  expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
});

it("does not fold for one or two more", () => {
  renderScreen(<FoundAppointmentsCard value={found(10)} />);
  expect(lines()).toBe(10);
});

it("names the day of who is next where it is another", () => {
  const now = { timeZone: "Europe/Berlin", today: TODAY, timeNow: "09:00", current: null };
  renderScreen(<NextAppointmentCard value={{ ...now, next: visit(1, "2027-06-12") }} />);
  screen.getByRole("heading", { name: "Next, June 12, 2027" });
  cleanup();
  renderScreen(<NextAppointmentCard value={{ ...now, next: visit(1) }} />);
  screen.getByRole("heading", { name: "Next" });
});
