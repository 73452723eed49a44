import { wallOf } from "./zone-rules.ts";

const DAY = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  month: "long",
  day: "numeric",
});

/** A date (YYYY-MM-DD) as it is said: "Friday, November 27". */
export function spokenDate(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

/** A time of day (HH:mm) as it is said: "2:30 PM". */
export function spokenTime(time: string): string {
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

/** An instant (ISO) on the wall clock of a zone, as it is said: "Friday, November 27 at 2:30 PM". */
export function spokenStart(timeZone: string, start: string): string {
  const { date, time } = wallOf(timeZone, Date.parse(start));
  return `${spokenDate(date)} at ${spokenTime(time)}`;
}
