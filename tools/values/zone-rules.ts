import { Temporal } from "temporal-polyfill";

/** Wall-clock words: a date as YYYY-MM-DD, a time as HH:mm, ISO weekday 1 (Monday) to 7. */
export type Wall = { date: string; time: string; weekday: number };

/** The instant of a wall time in an IANA zone, in ms; null for a time that the clocks skip. Of a time that comes twice, the first. */
export function instantOf(timeZone: string, date: string, time: string): number | null {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : null;
}

/** What the clock on the wall shows at an instant (ms). */
export function wallOf(timeZone: string, at: number): Wall {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return {
    date: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: "minute" }),
    weekday: zoned.dayOfWeek,
  };
}

/** A date some days on (or back). */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** ISO weekday of a date: 1 Monday to 7 Sunday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** From a date's first instant to the next date's, in ms: 23 to 25 hours. */
export function dayBounds(timeZone: string, date: string): { startsAt: number; endsAt: number } {
  const day = Temporal.PlainDate.from(date);
  const first = (of: Temporal.PlainDate) => of.toZonedDateTime({ timeZone }).epochMilliseconds;
  return { startsAt: first(day), endsAt: first(day.add({ days: 1 })) };
}
