import { describe, expect, it } from "vitest";
import { appointmentOf } from "./appointment-row-rules.ts";
import { clientOf } from "./client-row-rules.ts";
import { FIELD_LABELS } from "./data.ts";
import { dayOf, isYearless } from "./day-rules.ts";
import { formulaTold } from "./formula-row-rules.ts";
import { mayBeSame, wholeName } from "./name-rules.ts";
import { productOf } from "./product-row-rules.ts";
import type { HowRead } from "./row-reader-rules.ts";
import { serviceOf } from "./service-row-rules.ts";
import { standingOf } from "./status-rules.ts";
import { minutesOf, momentOf, timeOf } from "./time-rules.ts";

const today = "2026-11-22";
const now = Date.parse("2026-11-22T12:00:00Z");
const how: HowRead = {
  dayFirst: true,
  today,
  timeZone: "Europe/Berlin",
  currency: "EUR",
  label: (field) => FIELD_LABELS[field],
};

describe("a day", () => {
  it.each<[string, boolean, string | null]>([
    ["2026-03-04", true, "2026-03-04"],
    ["2026-03-04T10:00:00", true, "2026-03-04"],
    ["20260304", true, "2026-03-04"],
    ["3/4/2026", true, "2026-04-03"],
    ["3/4/2026", false, "2026-03-04"],
    ["25/12/2026", false, "2026-12-25"],
    ["12/25/2026", true, "2026-12-25"],
    ["3.4.26", false, "2026-04-03"],
    ["3/4/85", true, "1985-04-03"],
    ["March 4, 2026", true, "2026-03-04"],
    ["Wed, Mar 4, 2026", true, "2026-03-04"],
    ["Mittwoch, 4. März 2026", true, "2026-03-04"],
    ["4-Mar-26", true, "2026-03-04"],
    ["4 de marzo de 2026", true, "2026-03-04"],
    ["1er août 2026", true, "2026-08-01"],
    ["31/02/1980", true, null],
    ["2026-13-01", true, null],
    ["soon", true, null],
    ["", true, null],
  ])("%s (day first: %s) is %s", (text, dayFirst, day) => {
    expect(dayOf(text, { dayFirst, today })).toBe(day);
  });

  it.each(["March 4", "4. März", "04/03", "0000-03-04"])("%s lacks its year", (text) => {
    expect(isYearless(text)).toBe(true);
  });
});

it.each<[string, string | null]>([
  ["10:30", "10:30"],
  ["9:05 pm", "21:05"],
  ["12am", "00:00"],
  ["12:15 PM", "12:15"],
  ["10h30", "10:30"],
  ["14.00 Uhr", "14:00"],
  ["10:00:00", "10:00"],
  ["10", null],
  ["25:00", null],
  ["13 pm", null],
])("the time %s is %s", (text, time) => {
  expect(timeOf(text)).toBe(time);
});

it.each<[string, object | null]>([
  ["2026-03-04T10:00:00Z", { at: Date.parse("2026-03-04T10:00:00Z") }],
  ["2026-03-04T10:00:00+0200", { at: Date.parse("2026-03-04T08:00:00Z") }],
  ["2026-03-04 10:00", { date: "2026-03-04", time: "10:00" }],
  ["March 4, 2026 10:00 am", { date: "2026-03-04", time: "10:00" }],
  ["4.3.2026, 10:00", { date: "2026-03-04", time: "10:00" }],
  ["Mar 4, 2026 at 2pm", { date: "2026-03-04", time: "14:00" }],
  ["2026-03-04", null],
])("the moment %s is %o", (text, moment) => {
  expect(momentOf(text, how)).toEqual(moment);
});

it.each<[string, number | null]>([
  ["90", 90],
  ["90 min", 90],
  ["1:30", 90],
  ["1h 30m", 90],
  ["1 hr 30 mins", 90],
  ["1,5 Std.", 90],
  ["2 hours", 120],
  ["PT1H30M", 90],
  ["45m", 45],
  ["long", null],
])("%s is %s minutes", (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

it.each<[string, string | null, string | null]>([
  ["Completed", "completed", null],
  ["Checked Out", "completed", null],
  ["CANCELLED_BY_CUSTOMER", "cancelled", "client"],
  ["Canceled", "cancelled", "salon"],
  ["Late Cancel", "cancelled", "salon"],
  ["No-Show", "cancelled", "no_show"],
  ["nicht erschienen", "cancelled", "no_show"],
  ["ACCEPTED", "confirmed", null],
  ["Booked", "confirmed", null],
  ["Not confirmed", "pending", null],
  ["storniert", "cancelled", "salon"],
  ["Terminé", "completed", null],
  ["purple", null, null],
])("the status %s is %s by %s", (words, status, cancelledBy) => {
  expect(standingOf(words)).toEqual(status === null ? null : { status, cancelledBy });
});

it.each<[object, string]>([
  [{ firstName: "Ana", lastName: "Berg" }, "Ana Berg"],
  [{ name: "Berg, Ana" }, "Ana Berg"],
  [{ name: "Falk, Inc." }, "Falk, Inc."],
  [{ name: "  Ana   Berg " }, "Ana Berg"],
  [{ firstName: "Ana", name: "ana b." }, "Ana"],
  [{}, ""],
])("the name of %o is %s", (parts, name) => {
  expect(wholeName(parts)).toBe(name);
});

it.each<[string, string, boolean]>([
  ["anna berg", "a. berg", true],
  ["anna berg", "berg anna", true],
  ["anna", "tom berg", true],
  ["anna berg", "tom berg", false],
])("%s may be %s: %s", (one, other, same) => {
  expect(mayBeSame(one, other)).toBe(same);
});

describe("a row of a client", () => {
  it("is read within the limits of the form", () => {
    expect(
      clientOf(
        {
          name: "Berg, Ana",
          email: "ana@x.example",
          phone: "030 123456",
          birthDate: "2.1.90",
          notes: "n/a",
        },
        how,
      ),
    ).toEqual({
      value: {
        name: "Ana Berg",
        email: "ana@x.example",
        phone: "030 123456",
        birthDate: "1990-01-02",
        allergies: null,
        notes: null,
        mustKnow: null,
        stylist: null,
      },
    });
  });

  it("keeps a birthday without its year in the notes", () => {
    expect(clientOf({ name: "Ana", birthDate: "March 4" }, how)).toMatchObject({
      value: { birthDate: null, notes: "Birthday: March 4" },
    });
  });

  it.each<[object, RegExp]>([
    [{ email: "a@x.example" }, /“Name”: no name/],
    [{ name: "Walk-in" }, /nobody's name/],
    [{ name: "x".repeat(121) }, /longer than 120/],
    [{ name: "Ana", email: "ana at home" }, /“Email”: “ana at home” is no email/],
    [{ name: "Ana", phone: "12" }, /“Phone”: “12” is no phone/],
    [{ name: "Ana", phone: "4.917E+11" }, /shortened by a spreadsheet/],
    [{ name: "Ana", birthDate: "31.02.1980" }, /“Birth date”: “31.02.1980” is no day/],
    [{ name: "Ana", birthDate: "2027-01-01" }, /future/],
    [{ name: "Ana", notes: "x".repeat(4200) }, /“Notes”: the text is longer/],
    [{ name: "Ana", email: "no", phone: "1" }, /no email.*; “Phone”/],
  ])("%o is left out: %s", (fields, problem) => {
    expect(clientOf(fields, how)).toEqual({ problem: expect.stringMatching(problem) as string });
  });
});

describe("a row of a service", () => {
  it.each<[object, object]>([
    [
      { name: "Gloss", price: "80", duration: "1h" },
      { basePrice: 8000, minutes: 60, category: "Color Services" },
    ],
    [
      { name: "Cut", price: "from 50" },
      { basePrice: 5000, priceFrom: true, priceRange: "from 50" },
    ],
    [
      { name: "Cut", price: "50-80 €" },
      { basePrice: 5000, priceMax: 8000 },
    ],
    [{ name: "Cut", price: "Free" }, { basePrice: 0 }],
  ])("%o", (fields, service) => {
    expect(serviceOf(fields, how)).toMatchObject({ value: service });
  });
  it.each<[object, RegExp]>([
    [{ name: "Cut" }, /no price stands/],
    [{ name: "Cut", price: "£50" }, /no price in EUR/],
    [{ name: "Cut", price: "50", duration: "3 days" }, /no time from/],
  ])("%o is left out: %s", (fields, problem) => {
    expect(serviceOf(fields, how)).toEqual({ problem: expect.stringMatching(problem) as string });
  });
});

describe("a row of a product", () => {
  it.each<[object, object]>([
    [
      {
        name: "Koleston 7/0",
        category: "Hair colour",
        unitSize: "60 ml",
        quantity: "3",
        cost: "8,50",
        barcode: "036000291452",
      },
      {
        category: "color",
        unit: "tube",
        unitGrams: 60,
        quantity: 3,
        costPerUnit: 850,
        barcode: "0036000291452",
      },
    ],
    [
      { name: "Comb", quantity: "-2" },
      { category: "tools", unit: "piece", quantity: 0, needsCount: true },
    ],
    [
      { name: "Shampoo", unit: "bottle", lowStock: "2" },
      { unit: "bottle", unitGrams: null, lowStockThreshold: 2 },
    ],
    [
      { name: "Peroxide", unitSize: "1 l" },
      { category: "developer", unit: "bottle", unitGrams: 1000 },
    ],
  ])("%o", (fields, product) => {
    expect(productOf(fields, how)).toMatchObject({ value: product });
  });
  it("is left out with a quantity that is none", () => {
    expect(productOf({ name: "Comb", quantity: "some" }, how)).toEqual({
      problem: "“Quantity”: “some” is no whole number up to a million.",
    });
  });
});

describe("a row of a visit", () => {
  const visit = { clientName: "Ana Berg", service: "Gloss" };
  it.each<[object, object]>([
    [
      { date: "4.3.2026", time: "10:00", endTime: "11:30", status: "Booked" },
      { startsAt: Date.parse("2026-03-04T09:00:00Z"), minutes: 90, status: "completed" },
    ],
    [
      { start: "2026-12-04T10:00:00Z", status: "Booked" },
      { status: "confirmed", minutes: null },
    ],
    [{ date: "2026-12-04 10:00", status: "unconfirmed" }, { status: "pending" }],
    [
      { start: "2026-03-04", time: "9 am", status: "no show" },
      { status: "cancelled", cancelledBy: "no_show" },
    ],
    [
      { date: "2026-03-04", time: "10:00", price: "80 €" },
      { price: 8000, status: "completed" },
    ],
    [
      { date: "2026-03-04", time: "10:00", price: "£80", notes: "quiet" },
      { price: null, notes: "quiet\nPrice: £80" },
    ],
  ])("%o", (fields, told) => {
    expect(appointmentOf({ ...visit, ...fields }, how, now)).toMatchObject({ value: told });
  });
  it.each<[object, RegExp]>([
    [{}, /no day stands/],
    [{ date: "2026-03-04" }, /no time stands/],
    [{ date: "2026-03-04", time: "late" }, /“Time”: “late” is no time of day/],
    [{ date: "2026-03-29", time: "02:30" }, /clocks skip/],
    [{ date: "2026-03-04", time: "10:00", endTime: "09:00" }, /no end of it/],
    [{ date: "2026-03-04", time: "10:00", status: "purple" }, /no status/],
    [{ date: "2026-12-04", time: "10:00", status: "no show" }, /missed what has not begun/],
    [{ date: "2026-03-04", time: "10:00", clientName: "" }, /nobody is named/],
  ])("%o is left out: %s", (fields, problem) => {
    expect(appointmentOf({ ...visit, ...fields }, how, now)).toEqual({
      problem: expect.stringMatching(problem) as string,
    });
  });
});

it.each<[object, string]>([
  [{ formula: "30g 7/1", brand: "Koleston", developer: "20" }, "Koleston 30g 7/1, 20 vol"],
  [{ formula: "Koleston 30g 7/1 6%", brand: "koleston", developer: "20" }, "Koleston 30g 7/1 6%"],
])("the shorthand of %o is %s", (fields, notation) => {
  expect(formulaTold(fields, how)).toMatchObject({ value: { notation } });
});
