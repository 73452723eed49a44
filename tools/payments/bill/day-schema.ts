import { z } from "zod";
import { textOf } from "#tools/core/fields.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { Minor, PaymentMethod } from "./bill-schema.ts";

/** A day whose cash was counted. Minor units throughout. */
export const DayClose = z.object({
  day: z.string(),
  currency: z.string(),
  /** In the drawer before the day. */
  float: z.int(),
  /** What the ledger says came in cash less what went back. */
  cash: z.int(),
  counted: z.int(),
  /** What was counted less what should be there: positive where there is too much. */
  difference: z.int(),
  note: z.string(),
  stylistName: z.string(),
  createdAt: z.iso.datetime(),
});
export type DayClose = z.infer<typeof DayClose>;

/** What a day brought, by the way it came, and whether it is closed. */
export const DayMoney = z.object({
  day: z.string(),
  currency: z.string(),
  rows: z.array(z.object({ method: PaymentMethod, taken: z.int(), back: z.int(), tips: z.int() })),
  /** In the drawer by the last count. */
  float: z.int(),
  cash: z.int(),
  /** Visits of the day that began and were neither closed nor called off. */
  unclosed: z.int(),
  closed: DayClose.nullable(),
});
export type DayMoney = z.infer<typeof DayMoney>;

export const DayNamed = z.object({ day: CalendarDate });
export type DayNamed = z.infer<typeof DayNamed>;

/** Counts a day's cash. Without a day it is today; what was in the drawer before is the last count unless it is said. */
export const CountCash = z.strictObject({
  day: CalendarDate.optional(),
  counted: Minor.describe("All the cash in the drawer, minor units."),
  float: Minor.optional().describe("What was in the drawer before the day, minor units."),
  note: textOf({ label: "Note", kind: "text", longest: 500 }).optional(),
});
export type CountCash = z.infer<typeof CountCash>;
