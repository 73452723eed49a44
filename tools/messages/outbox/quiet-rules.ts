import { addDays } from "#tools/values/zone-rules.ts";
import { clockOf, type Range } from "#tools/hours/work-rules.ts";

/** Hours of the day (HH:mm) in which nobody is disturbed; over midnight where `to` is not after `from`, and none where they are equal. */
export type Quiet = { from: string; to: string };

/** The quiet time, in ms, that an instant (ms) lies in; null when it lies in none. Its ends are on the wall clock of the zone, whatever the night. */
export function quietAt(timeZone: string, quiet: Quiet, at: number): Range | null {
  const spans = spansAround(timeZone, quiet, Math.floor(at / DAY_MS));
  return spans.find(([from, to]) => from <= at && at < to) ?? null;
}

const DAY_MS = 86_400_000;

/** The calendar's arithmetic is slow, and rounds ask for thousands of instants of the same few days. */
const known = new Map<string, Range[]>();

/** Every quiet time that can touch a day of UTC, wherever the zone lies. */
function spansAround(timeZone: string, quiet: Quiet, utcDay: number): Range[] {
  const key = `${timeZone} ${quiet.from} ${quiet.to} ${utcDay}`;
  const found = known.get(key);
  if (found) return found;
  const date = new Date(utcDay * DAY_MS).toISOString().slice(0, 10);
  const spans = [-2, -1, 0, 1].map((days) => quietFrom(timeZone, quiet, addDays(date, days)));
  if (known.size > 4000) known.clear();
  known.set(key, spans);
  return spans;
}

/** The quiet time, in ms, that begins on a date. */
export function quietFrom(timeZone: string, { from, to }: Quiet, date: string): Range {
  const start = clockOf(timeZone, date)(from);
  if (from === to) return [start, start];
  return [start, clockOf(timeZone, from < to ? date : addDays(date, 1))(to)];
}
