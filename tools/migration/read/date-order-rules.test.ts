import { describe, expect, it } from "vitest";
import { inValue, inWords, pattern, plain, table } from "#tests/row-words.ts";
import { readDates, type FileSigns } from "./date-order-rules.ts";
import { shapeOf, signsOf, type DayShape } from "./date-signs-rules.ts";
import type { DateOrder, MigrationField } from "#tools/migration/schema.ts";

const today = "2026-11-22";

/** The columns of a file by what they are mapped to, and their cells. */
type Columns = Partial<Record<MigrationField | "unmapped", string[]>>;

const fileOf = (columns: Columns, more: Partial<FileSigns> = {}): FileSigns => ({
  fileId: "1",
  fileName: "visits.csv",
  headings: Object.keys(columns),
  signs: Object.values(columns).map((cells) => signsOf(cells)),
  mapping: {
    dateOrder: null,
    columns: Object.keys(columns).flatMap((field, column) =>
      field === "unmapped" ? [] : [{ column, field: field as MigrationField }],
    ),
  },
  ...more,
});
const salonIn = (country: string | undefined, timeZone: string) => ({ country, timeZone, today });
const berlin = salonIn("DE", "Europe/Berlin");
const london = salonIn("GB", "Europe/London");
const newYork = salonIn("US", "America/New_York");
const sydney = salonIn("AU", "Australia/Sydney");
const mexico = salonIn("MX", "America/Mexico_City");
const toronto = salonIn("CA", "America/Toronto");
const nowhere = salonIn(undefined, "UTC");
const AT_HAND = { berlin, newYork, nowhere, toronto, sydney, mexico, london };
const date = ["12/01/2026", "01/12/2026"];

describe("the order of days", () => {
  it.each<[string, Columns, typeof berlin, DateOrder, string, RegExp]>([
    ...table(
      String.raw`
$ and AM in Berlin | date=[12/01/2026,01/12/2026] price=["$180","$90"] time=["10:00 AM","2:00 PM"] | berlin | month | hints
  | /^12\/01\/2026 is read as December 1, 2026: prices are in \$ and times have AM or PM, although your salon's time zone is Europe\/Berlin\.$/
$ and AM in New York | date=[12/01/2026,01/12/2026] price=["$180"] time=["10:00 AM"] | newYork | month | hints
  | /December 1, 2026: prices are in \$, times have AM or PM, and your salon's time zone is America\/New_York\.$/
$ and AM, no zone that a country has | date=[12/01/2026,01/12/2026] price=["180 USD"] time=["10 am"] | nowhere | month | hints | /prices are in \$/
$ and AM in Toronto | date=[12/01/2026,01/12/2026] price=["$180"] time=["10:00 AM"] | toronto | month | hints | /although your salon's time zone/
$ and AM in Sydney | date=[12/01/2026,01/12/2026] price=["$180"] time=["10:00 am"] | sydney | day | hints
  | /January 12, 2026: your salon's time zone is Australia\/Sydney\.$/
$ in Mexico City | date=[12/01/2026,01/12/2026] price=["$1,800.00"] | mexico | day | hints | /America\/Mexico_City/
AM in London | date=[12/01/2026,01/12/2026] time=["10:00 AM"] | london | day | hints | /Europe\/London/
AM in Berlin | date=[12/01/2026,01/12/2026] time=["10:00 AM"] | berlin | month | hints | /times have AM or PM/
AM and £ in London | date=[12/01/2026,01/12/2026] time=["10:00 AM"] price=["£80"] | london | day | hints | /prices are in £/
€ in New York | date=[12/01/2026,01/12/2026] price=["80 €","95,50 €"] | newYork | day | hints
  | /prices are in € and sums have a comma before the cents, although/
one price in € beside $ and AM in New York | date=[12/01/2026,12/02/2026] price=["180,00 €","$90"] time=["10:00 AM","2:00 PM"] | newYork | month | hints
  | /December 1, 2026: times have AM or PM/
years of late that stand first | date=[26-12-05,27-01-31] time=["10:00 AM"] | newYork | year | hints
  | /^26-12-05 is read as December 5, 2026: 26 is a year close to this one, and 05 is none\.$/
a day first whose figures are no year of late | date=[14-12-26,15-12-26] | berlin | day | hints | /December 14, 2026/
AM within the day's own cell | start=["12/01/2026 10:00 AM"] | nowhere | month | hints | /times have AM or PM/
nothing but the zone of New York | date=[12/01/2026,01/12/2026] | newYork | month | hints | /America\/New_York/
nothing but the zone of Berlin | date=[12/01/2026,01/12/2026] | berlin | day | hints | /Europe\/Berlin/
nothing at all | date=[12/01/2026,01/12/2026] | nowhere | day | hints | /nothing shows which is meant/
a comma before the cents | date=[12/01/2026,01/12/2026] price=["8,50","12,00"] | nowhere | day | hints | /a comma before the cents/
thousands with commas are no cents | date=[12/01/2026,01/12/2026] price=["1,800","2,400"] | nowhere | day | hints | /nothing shows/
a day above 12 first, against $ and AM | date=[12/01/2026,01/12/2026,25/12/2026] price=["$180"] time=["10:00 AM"] | newYork | day | proof
  | /^12\/01\/2026 is read as January 12, 2026: 25\/12\/2026 can only be read with the day first\.$/
a day above 12 second, against € and Berlin | date=[12/01/2026,01/12/2026,12/25/2026] price=["80 €"] | berlin | month | proof
  | /12\/25\/2026 can only be read with the month first/
a proof in a column that means nothing | date=[12/01/2026,01/12/2026] unmapped=[05/28/2020,06/30/2021] | berlin | month | proof | /05\/28\/2020/
figures that are no days prove nothing | date=[12/01/2026,01/12/2026] unmapped=[7/13/20,cool,warm] | berlin | day | hints | /Berlin/
most proofs count | date=[25/12/2026,26/12/2026,12/27/2026,12/01/2026,01/12/2026] | nowhere | day | proof
  | /12\/27\/2026 can only be read the other way round, and is\.$/
a day that can be read in one way only | date=[25/12/2026] | newYork | day | proof
  | /^25\/12\/2026 is read as December 25, 2026: it can be read in no other way\.$/
short years first | birthDate=[85/03/04,26/01/12,90/11/30] | nowhere | year | proof | /85\/03\/04 can only be read with the year first|no other way/
whole years first | date=[2026-12-01] | newYork | year | proof | /^2026-12-01 is read as December 1, 2026: the year stands first\.$/
points | date=[03.04.2026] | newYork | day | proof | /April 3, 2026: days with points/
points beside strokes | date=[12/01/2026] birthDate=[03.04.1990] | nowhere | day | hints | /written with points/
`,
      plain,
      inWords<Columns>(AT_HAND),
      inWords<typeof berlin>(AT_HAND),
      inValue<DateOrder>(AT_HAND),
      plain,
      pattern,
    ),
    [
      "a proof far below",
      { date: [...Array.from({ length: 5000 }, () => "03/04/2026"), "04/30/2026"] },
      berlin,
      "month",
      "proof",
      /04\/30\/2026/,
    ],
  ])("%s", (_what, columns, where, order, settledBy, sentence) => {
    expect(readDates([fileOf(columns)], where)).toEqual([
      expect.objectContaining({
        order,
        settledBy,
        sentence: expect.stringMatching(sentence) as string,
      }),
    ]);
  });

  it("is as a person says, against all proof", () => {
    const file = fileOf({ date: ["12/01/2026", "25/12/2026"] });
    const said = { ...file, mapping: { ...file.mapping, dateOrder: "month" as const } };
    expect(readDates([said], berlin)).toMatchObject([
      {
        order: "month",
        settledBy: "person",
        example: "12/01/2026",
        day: "2026-12-01",
        sentence:
          "12/01/2026 is read as December 1, 2026: you said that the month stands first. 25/12/2026 can only be read the other way round, and is.",
      },
    ]);
  });

  it("is proved and hinted by the other files of a move, and a file's own proof comes first", () => {
    const own = fileOf({ date });
    const clients = { fileId: "2", fileName: "clients.csv" };
    expect(readDates([own, fileOf({ birthDate: ["04/25/1990"] }, clients)], berlin)).toMatchObject([
      {
        order: "month",
        sentence: expect.stringContaining("04/25/1990 in clients.csv can only") as string,
      },
      { order: "month" },
    ]);
    const proved = fileOf({ date: [...date, "25/12/2026"] });
    expect(
      readDates([proved, fileOf({ birthDate: ["04/25/1990"] }, clients)], berlin),
    ).toMatchObject([{ order: "day" }, { order: "month" }]);
    const services = { fileId: "3", fileName: "menu.csv" };
    expect(readDates([own, fileOf({ price: ["$80"] }, services)], berlin)).toMatchObject([
      { fileName: "visits.csv", order: "month" },
    ]);
  });

  it("is hinted by the money in a heading", () => {
    const file = fileOf({ date, price: ["180"] }, { headings: ["Date", "Price (USD)"] });
    expect(readDates([file], berlin)).toMatchObject([{ order: "month" }]);
  });

  it("is not told of a file that has no days", () => {
    expect(readDates([fileOf({ name: ["Ana Berg"] })], berlin)).toEqual([]);
  });
});

it.each<[string, DayShape | null]>([
  ["25/12/2026", "day"],
  ["12/25/2026", "month"],
  ["12-01-26", "open"],
  ["03/03/2026", null],
  ["03/03/04", "open"],
  ["85/03/04", "year"],
  ["2026/03/04", "whole"],
  ["2026/13/04", null],
  ["31.12.2026", "dotted"],
  ["12/01/2026 10:00 AM", "open"],
  ["25/13/2026", null],
  ["12/45/2026", null],
  ["01/02/0001", null],
  ["00/05/2026", null],
  ["7/1", null],
  ["soon", null],
])("%s alone shows: %s", (cell, shape) => {
  expect(shapeOf(cell)).toBe(shape);
});
