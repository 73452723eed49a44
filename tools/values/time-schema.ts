import { z } from "zod";

/** A day of the calendar, YYYY-MM-DD, that exists, and far enough from where calendars end to be reckoned with. */
export const CalendarDate = z.iso
  .date("must be a date as YYYY-MM-DD")
  .refine((date) => date >= "1900-01-01" && date <= "2199-12-31", {
    message: "must be a date from 1900 to 2199",
  });

/** A time of day, HH:mm. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time as HH:mm");

/** An IANA time zone such as Europe/Berlin. */
export const TimeZone = z.string().max(60).refine(isTimeZone, "must be a time zone");

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
