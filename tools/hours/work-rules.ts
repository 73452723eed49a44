import { addDays, dayBounds, instantOf, weekdayOf } from "#tools/values/zone-rules.ts";
import type { DayHours, HoursException, WeekHours } from "./schema.ts";

/** A span of time as instants in ms, the end excluded. */
export type Range = readonly [from: number, to: number];

/** A day somebody works: its hours as instants, and the breaks in it. */
export type WorkDay = { date: string; hours: Range; breaks: Range[] };

/** What a stylist works by: their week, and what differs from it (the salon's holidays among it). */
export type Work = {
  week: WeekHours;
  exceptions: readonly Pick<HoursException, "stylistId" | "from" | "to" | "hours">[];
};

/** The hours of one date: closed wins, then the stylist's own exception, then the salon's, then the week. Null is a day off. */
export function hoursOn({ week, exceptions }: Work, date: string): DayHours | null {
  const differing = exceptions.filter(({ from, to }) => from <= date && date <= to);
  if (differing.some(({ hours }) => hours === null)) return null;
  const own = differing.find(({ stylistId }) => stylistId !== null) ?? differing[0];
  return own?.hours ?? week[weekdayOf(date) - 1] ?? null;
}

/** The days of a range (both included) that are worked, in the salon's zone. */
export function workDays(timeZone: string, work: Work, from: string, to: string): WorkDay[] {
  const days: WorkDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const hours = hoursOn(work, date);
    if (!hours) continue;
    const at = clockOf(timeZone, date);
    const range = (span: { from: string; to: string }): Range => [at(span.from), at(span.to)];
    const whole = range(hours);
    if (whole[0] < whole[1])
      days.push({
        date,
        hours: whole,
        breaks: hours.breaks.map(range).filter(([start, end]) => start < end),
      });
  }
  return days;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Reads times of one date as instants. A time that the clocks skip is the first instant after the gap. */
export function clockOf(timeZone: string, date: string): (time: string) => number {
  const { startsAt, endsAt } = boundsOf(timeZone, date);
  if (endsAt - startsAt === DAY) return (time) => startsAt + minutesOf(time) * 60_000;
  return (time) => {
    const wall = minutesOf(time);
    for (let later = 0; later <= 24; later += 1) {
      const hour = Math.floor(wall / 60) + later;
      if (hour > 23) break;
      const minute = later === 0 ? wall % 60 : 0;
      const at = instantOf(timeZone, date, `${pad(hour)}:${pad(minute)}`);
      if (at !== null) return at;
    }
    return Math.min(startsAt + wall * 60_000, endsAt + HOUR);
  };
}

/** Minutes since midnight of HH:mm. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

const pad = (number: number) => String(number).padStart(2, "0");

/** The calendar's arithmetic is slow, and the same days are asked for again and again. */
const known = new Map<string, ReturnType<typeof dayBounds>>();

function boundsOf(timeZone: string, date: string) {
  const key = `${timeZone} ${date}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size > 4000) known.clear();
  const bounds = dayBounds(timeZone, date);
  known.set(key, bounds);
  return bounds;
}
