import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { quietAt, quietFrom, type Quiet } from "#tools/messages/outbox/quiet-rules.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What the end of quiet time must leave before the visit for a reminder to wait for it. */
const AT_LEAST_MS = HOUR_MS;
/** How long before quiet time it goes otherwise. */
const EVENING_MS = HOUR_MS;
/** Two reminders of one visit lie apart at least so far. */
const APART_MS = 2 * HOUR_MS;

/** A visit (instants in ms) and how its salon reminds: hours before, and when it keeps quiet. */
export type Remindable = {
  startsAt: number;
  /** When it was booked, moved or confirmed last: whoever was told of it after a reminder's time needs none. */
  settledAt: number;
  hours: readonly number[];
  quiet: Quiet;
  timeZone: string;
};

/** A reminder: the hours before that it stands for, and when it goes (ms). */
export type Planned = { hours: number; at: number };

/**
 * When the reminders of a visit go, soonest first. Each at its hours before the start; where that is in quiet time, at its end if
 * an hour is left then, else an hour before quiet time begins. Never two within two hours: the one with the longer lead stays.
 */
export function planReminders(visit: Remindable): Planned[] {
  const planned: Planned[] = [];
  for (const hours of [...new Set(visit.hours)].toSorted((a, b) => b - a)) {
    const at = timeOf(visit, hours);
    if (at === null || at <= visit.settledAt) continue;
    if (planned.every((other) => Math.abs(other.at - at) >= APART_MS)) planned.push({ hours, at });
  }
  return planned.toSorted((a, b) => a.at - b.at);
}

/**
 * The reminder that goes now, or by `until` where nothing went before (ms): the newest whose time has come by then. One that could
 * not go in time still does while half of its lead remains, outside quiet time.
 */
export function reminderDue(visit: Remindable, now: number, until = now): Planned | undefined {
  const last = planReminders(visit).findLast(({ at }) => at <= until);
  if (!last || last.at > now) return last;
  if (now - last.at > (visit.startsAt - last.at) / 2) return undefined;
  return quietAt(visit.timeZone, visit.quiet, now) ? undefined : last;
}

/** Whether quiet time ended, or the hour before it began, after `since` and not after `now` (ms): that is when reminders go that would have fallen into it. */
export function turnedBetween(
  { timeZone, quiet }: Pick<Remindable, "timeZone" | "quiet">,
  { since, now }: { since: number; now: number },
): boolean {
  if (now - since >= DAY_MS) return true;
  const last = addDays(wallOf(timeZone, now).date, 1);
  for (let day = addDays(wallOf(timeZone, since).date, -1); day <= last; day = addDays(day, 1)) {
    const [from, to] = quietFrom(timeZone, quiet, day);
    if ([from - EVENING_MS, to].some((at) => since < at && at <= now)) return true;
  }
  return false;
}

function timeOf({ startsAt, quiet, timeZone }: Remindable, hours: number): number | null {
  const wanted = startsAt - hours * HOUR_MS;
  const within = quietAt(timeZone, quiet, wanted);
  if (!within) return wanted;
  const [from, to] = within;
  if (to <= startsAt - AT_LEAST_MS) return to;
  const evening = from - EVENING_MS;
  return quietAt(timeZone, quiet, evening) ? null : evening;
}
