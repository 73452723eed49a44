import { heldBy } from "#tools/hours/rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";

/** Minutes after midnight. */
export type Minute = number;
type Held = { from: Minute; to: Minute };

const OPENS = 9 * 60;
const CLOSES = 18 * 60;
const BREAK: Held = { from: 13 * 60, to: 13 * 60 + 30 };
const STEP = 15;

/** What is taken of one person's day, with the minutes in which colour works alone left free. */
export type DayPlan = { held: Held[] };

/** A day with nothing in it but the break. */
export const openDay = (): DayPlan => ({ held: [BREAK] });

const lengthOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { minutes }) => sum + minutes, 0);

const holds = (segments: readonly Segment[], start: Minute): Held[] =>
  heldBy(segments, start * 60_000).map(([from, to]) => ({ from: from / 60_000, to: to / 60_000 }));

/** The starts that are free for a service, in their order. What is on the hair may run on through the break. */
export function freeStartsOf({ held }: DayPlan, segments: readonly Segment[]): Minute[] {
  const free: Minute[] = [];
  for (let start = OPENS; start + lengthOf(segments) <= CLOSES; start += STEP) {
    const wanted = holds(segments, start);
    if (wanted.every((own) => held.every((other) => own.to <= other.from || other.to <= own.from)))
      free.push(start);
  }
  return free;
}

/** Takes a start. */
export function take(day: DayPlan, segments: readonly Segment[], start: Minute): void {
  day.held.push(...holds(segments, start));
}

/** A time of the wall clock. */
export const clockOf = (minute: Minute): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
