import { busySpans } from "#tools/pricing/services/service-rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { workDays, type Range, type Work } from "./work-rules.ts";

const MINUTE = 60_000;

/** Something in the book: when it is, in ms, and the parts it is done in. */
export type Booked = { startsAt: number; endsAt: number; segments: readonly Segment[] };

/**
 * Whether an appointment lies outside what is worked: it begins before the day's hours, ends after them, or holds the
 * stylist in a break. What processes may lie over a break.
 */
export function isOutside(timeZone: string, work: Work, booked: Booked): boolean {
  const { date } = wallOf(timeZone, booked.startsAt);
  const [day] = workDays(timeZone, work, date, date);
  if (!day) return true;
  if (booked.startsAt < day.hours[0] || booked.endsAt > day.hours[1]) return true;
  return heldBy(booked.segments, booked.startsAt).some(([from, to]) =>
    day.breaks.some((each) => from < each[1] && each[0] < to),
  );
}

/** When the stylist is held by a service that begins at `start` (ms). */
export function heldBy(segments: readonly Segment[], start: number): Range[] {
  return busySpans(segments).map(({ from, to }) => [start + from * MINUTE, start + to * MINUTE]);
}
