import { wallOf } from "./zone-rules.ts";

/** Making one takes longer than using it, and every list of visits says its days. */
const written = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...parts });

const DAY = written({ weekday: "long", month: "long", day: "numeric" });
const FULL = written({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const SHORT = written({ weekday: "short", month: "short", day: "numeric" });

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** A date (YYYY-MM-DD) as it is said: "Friday, November 27". */
export function spokenDate(date: string): string {
  return DAY.format(noonOf(date));
}

/** A date with its year, where it is kept or far away: "Friday, November 27, 2026". */
export function fullDate(date: string): string {
  return FULL.format(noonOf(date));
}

/** A date where there is little room: "Fri, Nov 27". */
export function shortDate(date: string): string {
  return SHORT.format(noonOf(date));
}

/** A time of day (HH:mm) as it is said: "2:30 PM". */
export function spokenTime(time: string): string {
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

/** From one time of day (HH:mm) to another: "9:00 AM to 2:30 PM". */
export function spokenSpan({ from, to }: { from: string; to: string }): string {
  return `${spokenTime(from)} to ${spokenTime(to)}`;
}

/** An instant (ISO) on the wall clock of a zone, as it is said: "Friday, November 27 at 2:30 PM". */
export function spokenStart(timeZone: string, start: string): string {
  const { date, time } = wallOf(timeZone, Date.parse(start));
  return `${spokenDate(date)} at ${spokenTime(time)}`;
}

/** A visit's date and time of day, with the year: "Friday, November 27, 2026 at 2:30 PM". */
export function fullStart(at: { appointmentDate: string; appointmentTime: string }): string {
  return `${fullDate(at.appointmentDate)} at ${spokenTime(at.appointmentTime)}`;
}
