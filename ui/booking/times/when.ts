import type { Clock } from "#tools/booking/own/page-schema.ts";

const DAY = 86_400_000;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/*
 * Words for days and times, as the salon's mails write them; spelt here rather than by Intl, whose words differ from one machine to the next: what the
 * server draws and what the browser draws must be the same.
 */

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall of an IANA zone shows at an instant: YYYY-MM-DD and HH:mm. */
export function wallIn(timeZone: string, instant: string): { date: string; time: string } {
  const known = clocks.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat("en-US", { ...NUMBERS, timeZone });
  if (!known) clocks.set(timeZone, format);
  const parts = new Map(format.formatToParts(new Date(instant)).map((p) => [p.type, p.value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

const NUMBERS = {
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
} as const;

/** "16:30" as "4:30 PM" or "16:30". */
export function timeWords(time: string, clock: Clock): string {
  if (clock === 24) return time;
  const [hour = "0", minute = "00"] = time.split(":");
  const at = Number(hour);
  return `${at % 12 || 12}:${minute} ${at < 12 ? "AM" : "PM"}`;
}

/** "Tue, Dec 1". */
export function dayWords(date: string): string {
  const day = read(date);
  return `${weekday(day).slice(0, 3)}, ${month(day).slice(0, 3)} ${day.getUTCDate()}`;
}

/** "Tuesday, December 1". */
export function longDayWords(date: string): string {
  const day = read(date);
  return `${weekday(day)}, ${month(day)} ${day.getUTCDate()}`;
}

/** "December 2026". */
export function monthWords(date: string): string {
  const day = read(date);
  return `${month(day)} ${day.getUTCFullYear()}`;
}

/** Of "America/New_York": "New York". */
export function zoneWords(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

/** A date some days on (or back). */
export function daysOn(date: string, days: number): string {
  return new Date(read(date).getTime() + days * DAY).toISOString().slice(0, 10);
}

/** The first day of a date's week, which begins with `first`: 1 Monday to 7 Sunday. */
export function weekOf(date: string, first: number): string {
  return daysOn(date, -((read(date).getUTCDay() - first + 7) % 7));
}

/** Whether a text is a date that exists. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(read(text).getTime());
}

const read = (date: string) => new Date(`${date}T00:00:00Z`);
const weekday = (day: Date) => WEEKDAYS[day.getUTCDay()] ?? "";
const month = (day: Date) => MONTHS[day.getUTCMonth()] ?? "";
