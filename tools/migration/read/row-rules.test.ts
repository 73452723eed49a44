import { describe, expect, it } from "vitest";
import { inWords, table } from "#tests/row-words.ts";
import { appointmentOf } from "./appointment-row-rules.ts";
import { clientOf } from "./client-row-rules.ts";
import { FIELD_LABELS } from "#tools/migration/data.ts";
import { dayOf, isYearless } from "./day-rules.ts";
import { formulaTold } from "./formula-row-rules.ts";
import { mayBeSame, wholeName } from "./name-rules.ts";
import { productOf } from "./product-row-rules.ts";
import type { HowRead } from "./row-reader-rules.ts";
import type { DateOrder } from "#tools/migration/schema.ts";
import { serviceOf } from "./service-row-rules.ts";
import { standingOf } from "./status-rules.ts";
import { minutesOf, momentOf, timeOf } from "./time-rules.ts";

const today = "2026-11-22";
const now = Date.parse("2026-11-22T12:00:00Z");
const how: HowRead = {
  order: "day",
  today,
  timeZone: "Europe/Berlin",
  currency: "EUR",
  label: (field) => FIELD_LABELS[field],
};

describe("a day", () => {
  it.each<[string, DateOrder, string | null]>([
    ["2026-03-04", "day", "2026-03-04"],
    ["2026-03-04T10:00:00", "day", "2026-03-04"],
    ["20260304", "day", "2026-03-04"],
    ["3/4/2026", "day", "2026-04-03"],
    ["3/4/2026", "month", "2026-03-04"],
    ["25/12/2026", "month", "2026-12-25"],
    ["12/25/2026", "day", "2026-12-25"],
    ["3.4.26", "month", "2026-04-03"],
    ["3/4/85", "day", "1985-04-03"],
    ["26/03/04", "year", "2026-03-04"],
    ["13/03/04", "year", "2013-03-04"],
    ["85/03/04", "day", "1985-03-04"],
    ["03/04/85", "year", "1985-04-03"],
    ["March 4, 2026", "day", "2026-03-04"],
    ["Wed, Mar 4, 2026", "day", "2026-03-04"],
    ["Mittwoch, 4. März 2026", "day", "2026-03-04"],
    ["4-Mar-26", "day", "2026-03-04"],
    ["4 de marzo de 2026", "day", "2026-03-04"],
    ["1er août 2026", "day", "2026-08-01"],
    ["31/02/1980", "day", null],
    ["2026-13-01", "day", null],
    ["soon", "day", null],
    ["", "day", null],
  ])("%s (%s first) is %s", (text, order, day) => {
    expect(dayOf(text, { order, today })).toBe(day);
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
      warning: null,
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
    [{ email: "a@x.example" }, /^“Name”: no name/],
    [{ name: "Walk-in" }, /nobody's name/],
    [{ name: "x".repeat(121) }, /^“Name”: the text is longer than 120/],
    [{ email: "no" }, /^“Name”: no name.*; without “Email”: “no” is no email/],
  ])("%o is left out: %s", (fields, problem) => {
    expect(clientOf(fields, how)).toEqual({ problem: expect.stringMatching(problem) as string });
  });

  it.each<[object, object, RegExp]>([
    [
      { email: "ana at home" },
      { email: null },
      /^without “Email”: “ana at home” is no email address\.$/,
    ],
    [{ phone: "12" }, { phone: null }, /^without “Phone”: “12” is no phone/],
    [{ phone: "4.917E+11" }, { phone: null }, /shortened by a spreadsheet/],
    [
      { birthDate: "31.02.1980" },
      { birthDate: null },
      /^without “Birth date”: “31.02.1980” is no day/,
    ],
    [{ birthDate: "2027-01-01" }, { birthDate: null }, /future/],
    [{ stylist: "x".repeat(121) }, { stylist: null }, /^without “Stylist”: the text is longer/],
    [{ notes: "x".repeat(4200) }, { notes: "x".repeat(4199) }, /only its beginning is kept/],
    [
      { mustKnow: "x".repeat(301) },
      { mustKnow: "x".repeat(300) },
      /“Must know”.*only its beginning/,
    ],
    [{ email: "no", phone: "1" }, { email: null, phone: null }, /no email.*; without “Phone”/],
  ])("%o comes without it, and the rest comes", (fields, value, warning) => {
    expect(clientOf({ name: "Ana", ...fields }, how)).toMatchObject({
      value: { name: "Ana", ...value },
      warning: expect.stringMatching(warning) as string,
    });
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
  ])("%o is left out: %s", (fields, problem) => {
    expect(serviceOf(fields, how)).toEqual({ problem: expect.stringMatching(problem) as string });
  });
});

it("takes a service with a length that is none for an hour", () => {
  expect(serviceOf({ name: "Cut", price: "50", duration: "3 days" }, how)).toMatchObject({
    value: { basePrice: 5000, minutes: 60 },
    warning: expect.stringMatching(/^without “Duration”: “3 days” is no time from/) as string,
  });
});

describe("a row of a product", () => {
  it.each<[object, object]>(
    table(
      `
name="Koleston 7/0" category="Hair colour" unitSize="60 ml" quantity="3" cost="8,50" barcode="036000291452"
  | category=color unit=tube unitGrams=60 quantity=3 costPerUnit=850 barcode="0036000291452"
name=Comb quantity="-2" | category=tools unit=piece quantity=0 needsCount
name=Shampoo unit=bottle lowStock="2" | unit=bottle unitGrams=null lowStockThreshold=2
name=Peroxide unitSize="1 l" | category=developer unit=bottle unitGrams=1000
`,
      inWords<object>(),
      inWords<object>(),
    ),
  )("%o", (fields, product) => {
    expect(productOf(fields, how)).toMatchObject({ value: product });
  });
  it.each<[object, object, RegExp]>([
    [
      { quantity: "some" },
      { quantity: 0, needsCount: true },
      /^without “Quantity”: “some” is no whole/,
    ],
    [{ lowStock: "few" }, { lowStockThreshold: 5 }, /^without “Low stock”/],
    [{ unitSize: "90 kg" }, { unitGrams: null }, /^without “Size”: “90 kg” is no size of a pack/],
    [{ code: "7".repeat(61) }, { productCode: null }, /^without “Product code”/],
    [
      { cost: "£3" },
      { costPerUnit: null, notes: "Cost: £3" },
      /no price in EUR, and is kept in the notes/,
    ],
  ])("comes without what cannot be read: %o", (fields, product, warning) => {
    expect(productOf({ name: "Comb", ...fields }, how)).toMatchObject({
      value: product,
      warning: expect.stringMatching(warning) as string,
    });
  });
});

describe("a row of a visit", () => {
  const visit = { clientName: "Ana Berg", service: "Gloss" };
  it.each<[object, object]>(
    table(
      String.raw`
date=4.3.2026 time=10:00 endTime=11:30 status=Booked | startsAt=1772614800000 minutes=90 status=completed
start=2026-12-04T10:00:00Z status=Booked | status=confirmed minutes=null
date="2026-12-04 10:00" status=unconfirmed | status=pending
start=2026-03-04 time="9 am" status="no show" | status=cancelled cancelledBy=no_show
date=2026-03-04 time=10:00 price="80 €" | price=8000 status=completed
date=2026-03-04 time=10:00 price="£80" notes=quiet | price=null notes="quiet\nPrice: £80"
`,
      inWords<object>(),
      inWords<object>(),
    ),
  )("%o", (fields, told) => {
    expect(appointmentOf({ ...visit, ...fields }, how, now).visit).toMatchObject({ value: told });
  });
  it.each<[object, RegExp]>([
    [{}, /no day stands/],
    [{ date: "2026-03-04" }, /no time stands/],
    [{ date: "2026-03-04", time: "late" }, /“Time”: “late” is no time of day/],
    [{ date: "2026-03-29", time: "02:30" }, /clocks skip/],
    [{ date: "soon", time: "10:00" }, /^“Date”: “soon” is no day\.$/],
    [{ date: "2026-03-04", time: "10:00", clientName: "" }, /nobody is named/],
    [
      { date: "2026-03-04", time: "10:00", clientName: "", email: "no" },
      /nobody is named.*; without “Email”/,
    ],
  ])("%o is left out: %s", (fields, problem) => {
    expect(appointmentOf({ ...visit, ...fields }, how, now).visit).toEqual({
      problem: expect.stringMatching(problem) as string,
    });
  });
});

it.each<[object, string | null]>([
  [{ date: "soon" }, "Ana Berg"],
  [{ email: "ana@x.example" }, "Ana Berg"],
  // the sum below a sheet
  [{ price: "$2,400" }, null],
])("keeps who comes of a visit that is left out: %o", (fields, name) => {
  const { comer, visit } = appointmentOf({ clientName: "Ana Berg", ...fields }, how, 0);
  expect(visit).toHaveProperty("problem");
  expect(comer?.clientName ?? null).toBe(name);
});

describe("a visit that cannot have been as it is said", () => {
  const visit = { clientName: "Ana Berg", service: "Gloss" };
  const past = { date: "2026-03-04", time: "10:00" };
  const coming = { date: "2026-12-04", time: "10:00" };
  it.each<[object, object, RegExp]>([
    [{ ...past, endTime: "09:00" }, { minutes: null }, /^without “End time”: .*no end of it/],
    [{ ...past, duration: "3 days" }, { minutes: null }, /^without “Duration”/],
    [
      { ...past, status: "purple" },
      { status: "completed" },
      /^without “Status”: “purple” is no status/,
    ],
    [{ ...coming, status: "purple" }, { status: "confirmed" }, /no status/],
    [{ ...coming, status: "no show" }, { status: "confirmed" }, /missed what has not begun/],
    [{ ...coming, status: "Completed" }, { status: "confirmed" }, /it says that it is over/],
    [{ ...coming, status: "Paid" }, { status: "confirmed" }, /it says that it is over/],
    [{ ...past, email: "no", phone: "1" }, {}, /“Email”.*“Phone”/],
  ])("%o comes without it", (fields, value, warning) => {
    expect(appointmentOf({ ...visit, ...fields }, how, now).visit).toMatchObject({
      value,
      warning: expect.stringMatching(warning) as string,
    });
  });
});

it("brings a formula without a day that is none", () => {
  expect(formulaTold({ formula: "30g 7/1", date: "soon" }, how)).toMatchObject({
    value: { usedOn: null },
    warning: expect.stringMatching(/^without “Date”: “soon” is no day/) as string,
  });
});

it.each<[object, string]>([
  [{ formula: "30g 7/1", brand: "Koleston", developer: "20" }, "Koleston 30g 7/1, 20 vol"],
  [{ formula: "Koleston 30g 7/1 6%", brand: "koleston", developer: "20" }, "Koleston 30g 7/1 6%"],
])("the shorthand of %o is %s", (fields, notation) => {
  expect(formulaTold(fields, how)).toMatchObject({ value: { notation } });
});
