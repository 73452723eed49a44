import { timeIn } from "#ui/lib/format.ts";
import type { Appointment, CalendarView } from "#tools/appointments/schema.ts";
import type { SegmentKind } from "#tools/pricing/services/service-schema.ts";
import { dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import { clockOf, minutesOf } from "#tools/hours/work-rules.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** From an instant to a later one, in ms. */
export type Span = { startsAt: number; endsAt: number };

/** Whole hours of the wall clock, 0 to 24. */
export type Hours = { from: number; to: number };

/** Where something lies in its column: shares of the column's width, and how often it lies within another. */
export type Lane = { left: number; width: number; depth: number };

/** ISO strings as instants. */
export function spanOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Span {
  return { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
}

/** The hours that a calendar shows: what is worked with an hour around it, and what is taken, 9 to 18 at least. */
export function hoursShown(view: CalendarView): Hours {
  const spans = [
    ...view.working.map((span) => ({ ...span, around: 60 })),
    ...[...view.appointments, ...view.blocks, ...view.holds].map((span) => ({
      ...span,
      around: 0,
    })),
  ];
  let from = 9 * 60;
  let to = 18 * 60;
  for (const { startsAt, endsAt, around } of spans) {
    const first = wallOf(view.timeZone, Date.parse(startsAt));
    const last = wallOf(view.timeZone, Date.parse(endsAt));
    from = Math.min(from, minutesOf(first.time) - around);
    to = Math.max(to, last.date > first.date ? 24 * 60 : minutesOf(last.time) + around);
    if (last.date > first.date && last.time !== "00:00") from = 0;
  }
  return { from: Math.max(0, Math.floor(from / 60)), to: Math.min(24, Math.ceil(to / 60)) };
}

/** What a column of these hours holds of a date, as instants. An hour that the clocks skip begins with the next. */
export function axisOf(timeZone: string, date: string, { from, to }: Hours): Span {
  const day = dayBounds(timeZone, date);
  const clock = clockOf(timeZone, date);
  const at = (hour: number) => clock(`${String(hour).padStart(2, "0")}:00`);
  return {
    startsAt: from === 0 ? day.startsAt : at(from),
    endsAt: to === 24 ? day.endsAt : at(to),
  };
}

/** Each hour of an axis with what the clock shows then: on the days when clocks change an hour is missing, or comes twice. */
export function hourMarks(timeZone: string, axis: Span): { at: number; label: string }[] {
  const count = Math.ceil((axis.endsAt - axis.startsAt) / HOUR);
  return Array.from({ length: count }, (_, hour) => {
    const at = axis.startsAt + hour * HOUR;
    return { at, label: timeIn(timeZone, at).replace(/:00(?=\s)/u, "") };
  });
}

/** How many hours a date has in a zone when that is not 24. */
export function oddDay(timeZone: string, date: string): number | undefined {
  const { startsAt, endsAt } = dayBounds(timeZone, date);
  const hours = (endsAt - startsAt) / HOUR;
  return hours === 24 ? undefined : hours;
}

/** The nearest step of an axis, which begins on a full hour. */
export function snap(axis: Span, at: number, stepMinutes: number): number {
  const step = stepMinutes * MINUTE;
  return axis.startsAt + Math.round((at - axis.startsAt) / step) * step;
}

/** The step that an instant lies in. */
export function stepAt(axis: Span, at: number, stepMinutes: number): number {
  const step = stepMinutes * MINUTE;
  return axis.startsAt + Math.floor((at - axis.startsAt) / step) * step;
}

/** A start moved by steps so that the whole stays within the axis. */
export function keepWithin(axis: Span, start: number, length: number): number {
  return Math.max(axis.startsAt, Math.min(start, axis.endsAt - length));
}

/** What of the axis nobody works. */
export function closedIn(axis: Span, working: readonly Span[]): Span[] {
  const closed: Span[] = [];
  let at = axis.startsAt;
  for (const { startsAt, endsAt } of working.toSorted((a, b) => a.startsAt - b.startsAt)) {
    if (endsAt <= at) continue;
    if (startsAt >= axis.endsAt) break;
    if (startsAt > at) closed.push({ startsAt: at, endsAt: startsAt });
    at = Math.max(at, endsAt);
  }
  if (at < axis.endsAt) closed.push({ startsAt: at, endsAt: axis.endsAt });
  return closed;
}

/** Whether the whole of a span is worked. */
export function isWorked(span: Span, working: readonly Span[]): boolean {
  return closedIn(span, working).length === 0;
}

/** The segments of an appointment as instants. */
export function segmentSpans({
  startsAt: first,
  segments,
}: Pick<Appointment, "startsAt" | "segments">): (Span & { kind: SegmentKind })[] {
  let at = Date.parse(first);
  return segments.map(({ kind, minutes }) => {
    const startsAt = at;
    at += minutes * MINUTE;
    return { kind, startsAt, endsAt: at };
  });
}

/** Times in which the stylist is free while it processes. */
export function gapsOf(appointment: Pick<Appointment, "startsAt" | "segments">): Span[] {
  return segmentSpans(appointment).filter(({ kind }) => kind === "process");
}

/** How far to the right begins what lies within a gap of another. */
const INSET = 0.3;

/**
 * Lays the things of one column beside each other. What fits into a gap of another lies within it, further to the right;
 * what overlaps otherwise shares the width in lanes. The lanes come in the order of `items`.
 */
export function lanesOf(items: readonly (Span & { gaps: readonly Span[] })[]): Lane[] {
  const order = items
    .map((item, index) => ({ item, index }))
    .toSorted((a, b) => a.item.startsAt - b.item.startsAt || b.item.endsAt - a.item.endsAt);
  const holder = new Map<number, number | undefined>();
  const children = new Map<number | undefined, number[]>();
  for (const { item, index } of order) {
    const outer = order.findLast(
      (each) => holder.has(each.index) && each.item.gaps.some((gap) => contains(gap, item)),
    )?.index;
    holder.set(index, outer);
    children.set(outer, [...(children.get(outer) ?? []), index]);
  }
  const lanes: Lane[] = items.map(() => ({ left: 0, width: 1, depth: 0 }));
  const fill = (outer: number | undefined, frame: Lane) => {
    const group = children.get(outer) ?? [];
    for (const { index, lane, of } of sideBySide(group, items)) {
      const width = frame.width / of;
      const placed = { left: frame.left + lane * width, width, depth: frame.depth };
      lanes[index] = placed;
      fill(index, {
        left: placed.left + placed.width * INSET,
        width: placed.width * (1 - INSET),
        depth: placed.depth + 1,
      });
    }
  };
  fill(undefined, { left: 0, width: 1, depth: 0 });
  return lanes;
}

function contains(gap: Span, { startsAt, endsAt }: Span): boolean {
  return gap.startsAt <= startsAt && endsAt <= gap.endsAt;
}

/** The lane of each, and how many lanes its cluster of overlapping things has. `group` is sorted by start. */
function sideBySide(group: readonly number[], items: readonly Span[]) {
  const placed: { index: number; lane: number; of: number }[] = [];
  let cluster: { index: number; lane: number; of: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const each of cluster) each.of = ends.length;
    placed.push(...cluster);
    cluster = [];
    ends = [];
  };
  for (const index of group) {
    const item = items[index];
    if (!item) continue;
    if (ends.every((end) => end <= item.startsAt)) close();
    const free = ends.findIndex((end) => end <= item.startsAt);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.endsAt;
    cluster.push({ index, lane, of: 1 });
  }
  close();
  return placed;
}
