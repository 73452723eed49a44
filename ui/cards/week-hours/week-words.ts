import type { HoursException } from "#tools/hours/schema.ts";
import { longDay } from "#ui/lib/format.ts";

/** Monday to Sunday. */
export const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** When a day that differs is: "December 24, 2030" or "December 24, 2030 – December 26, 2030". */
export function whenOf({ from, to }: Pick<HoursException, "from" | "to">): string {
  return from === to ? longDay(from) : `${longDay(from)} – ${longDay(to)}`;
}

/** What is worked then: "Closed" or "12:00–15:00". */
export function hoursWords(hours: HoursException["hours"], closed = "Closed"): string {
  return hours ? `${hours.from}–${hours.to}` : closed;
}
