import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, expect, it } from "vitest";
import { answering } from "#tests/screen.tsx";
import { BOOKING_FIELDS } from "#tools/booking/booking-form-rules.ts";
import type { BookPage } from "#tools/booking/own/page-schema.ts";
import { BookingForm } from "./booking-form.tsx";
import { useChoice } from "./use-choice.ts";

const NOW = "2027-06-08T08:00:00.000Z";
const SOON = { start: "2027-06-09T07:00:00.000Z", end: "2027-06-09T08:00:00.000Z", token: "soon" };
const LATER = {
  start: "2027-06-12T07:00:00.000Z",
  end: "2027-06-12T08:00:00.000Z",
  token: "later",
};
const HAIRCUT = {
  id: "01980000-0000-7000-8000-00000000000d",
  name: "Haircut",
  category: "Cutting & Styling",
  description: "",
  basePrice: "$80",
  priceRange: null,
  priceMax: null,
  priceFrom: false,
  duration: 60,
  needsPatchTest: false,
};

const page = {
  kind: "book",
  slug: "june",
  formKey: "key",
  stylist: { id: "01980000-0000-7000-8000-00000000000a", name: "June Okafor", portrait: null },
  work: [],
  salon: { standsAtOnce: true, fixedBefore: "2027-06-10T08:00:00.000Z", asksForTexts: false },
  services: [HAIRCUT],
  patchVisitId: null,
  firstAfterTest: null,
  patchSlots: [],
  timeZone: "UTC",
  firstDay: "2027-06-08",
  lastDay: "2027-08-08",
  form: Object.fromEntries(BOOKING_FIELDS.map((field) => [field, ""])),
  slots: null,
  problem: null,
  clock: 12,
  weekStart: 7,
  now: NOW,
} as unknown as BookPage;

function Book() {
  const form = useRef<HTMLFormElement>(null);
  return <BookingForm page={page} choice={useChoice(page, form)} form={form} />;
}

beforeEach(() => {
  answering({
    "GET /api/availability": () => ({ slots: [SOON, LATER] }),
    "POST /api/holds": () => ({ token: "held", expiresAt: "2027-06-08T08:10:00.000Z" }),
    "POST /api/holds/release": () => ({}),
  });
});

const TOO_LATE = /Too soon to be moved or cancelled here/;

it("says before it is booked that a time can no longer be changed, with what it is and costs", async () => {
  render(<Book />);
  fireEvent.click(screen.getByLabelText(/Haircut/));
  fireEvent.click(await screen.findByRole("radio", { name: /7:00/ }));
  expect(await screen.findByText(/Haircut, .*June 9 at 7:00 AM, \$80/)).toBeTruthy();
  expect(screen.getByText(TOO_LATE)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /June 12/ }));
  fireEvent.click(await screen.findByRole("radio", { name: /7:00/ }));
  expect(await screen.findByText(/June 12 at 7:00 AM/)).toBeTruthy();
  expect(screen.queryByText(TOO_LATE)).toBeNull();
});
