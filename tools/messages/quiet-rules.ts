import { addDays, wallOf } from "#tools/salons/zone-rules.ts";
import { clockOf, type Range } from "#tools/stylists/work-rules.ts";

/** Hours of the day (HH:mm) in which nobody is disturbed; over midnight where `to` is not after `from`, and none where they are equal. */
export type Quiet = { from: string; to: string };

/** The quiet time, in ms, that an instant (ms) lies in; null when it lies in none. Its ends are on the wall clock of the zone, whatever the night. */
export function quietAt(timeZone: string, quiet: Quiet, at: number): Range | null {
  const key = `${timeZone} ${quiet.from} ${quiet.to} ${Math.floor(at / 60_000)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { date } = wallOf(timeZone, at);
  const spans = [addDays(date, -1), date].map((day) => quietFrom(timeZone, quiet, day));
  const span = spans.find(([from, to]) => from <= at && at < to) ?? null;
  if (known.size > 4000) known.clear();
  known.set(key, span);
  return span;
}

/** The calendar's arithmetic is slow, and rounds ask for the same minutes again and again. Quiet time begins and ends with a minute. */
const known = new Map<string, Range | null>();

/** The quiet time, in ms, that begins on a date. */
export function quietFrom(timeZone: string, { from, to }: Quiet, date: string): Range {
  const start = clockOf(timeZone, date)(from);
  if (from === to) return [start, start];
  return [start, clockOf(timeZone, from < to ? date : addDays(date, 1))(to)];
}
