import { expect, it } from "vitest";
import { bookingBody, bookingForm, missingWords, refusedBooking } from "./booking-form-rules.ts";

const typed = (words: Record<string, string>) => {
  const all: Record<string, string> = {
    clientName: "Anna",
    clientEmail: "a@b.example",
    slotToken: "t",
    ...words,
  };
  return bookingForm((field) => all[field]);
};

it.each([
  ["yes", true],
  ["", undefined],
  ["on", undefined],
])("asks for texts only by a ticked box: %j", (smsOptIn, asked) => {
  const body = bookingBody("stylist", typed({ clientPhone: "030 5550142", smsOptIn }));
  expect(body).toEqual({
    stylistId: "stylist",
    clientName: "Anna",
    clientEmail: "a@b.example",
    clientPhone: "030 5550142",
    slotToken: "t",
    ...(asked && { smsOptIn: true }),
  });
});

it.each([
  ["yes", "", ["clientPhone"]],
  ["yes", "030 5550142", []],
  ["", "", []],
])("wants a number where texts are wanted: box %j, phone %j", (smsOptIn, clientPhone, fields) => {
  const missing = missingWords(typed({ smsOptIn, clientPhone }), false);
  expect(Object.keys(missing?.fields ?? {})).toEqual(fields);
});

it("says that a booking failed where the server gave no reason", () => {
  expect(refusedBooking(undefined)).toMatchObject({
    title: "Booking Failed",
    sentence: "Unable to book appointment. Please try again.",
  });
});
