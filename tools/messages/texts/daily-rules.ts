import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { clockOf } from "#tools/hours/work-rules.ts";

/**
 * The date on whose clock a time of the day came after `since` and not after `now` (ms), and when that was; null when it did
 * not. Of several days it is the last.
 */
export function lastTurnOf(
  timeZone: string,
  time: string,
  { since, now }: { since: number; now: number },
): { date: string; at: number } | null {
  const today = wallOf(timeZone, now).date;
  for (const date of [today, addDays(today, -1)]) {
    const at = clockOf(timeZone, date)(time);
    if (since < at && at <= now) return { date, at };
  }
  return null;
}

const MINUTE_MS = 60_000;

/** Free stretches of at least `minutes` between what is taken, within the hours (ms), in the order of the day. */
export function gapsIn(
  hours: readonly [from: number, to: number],
  taken: readonly { from: number; to: number }[],
  minutes: number,
): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  let free = hours[0];
  for (const { from, to } of taken.toSorted((a, b) => a.from - b.from)) {
    const until = Math.min(from, hours[1]);
    if (until - free >= minutes * MINUTE_MS) gaps.push({ from: free, to: until });
    free = Math.max(free, to);
  }
  if (hours[1] - free >= minutes * MINUTE_MS) gaps.push({ from: free, to: hours[1] });
  return gaps;
}
