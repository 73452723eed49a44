import { heldBy } from "#tools/hours/rules.ts";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { clockOf, workDays, type Range, type Work, type WorkDay } from "#tools/hours/work-rules.ts";

/** online: a client books alone. staff: the salon does, free of notice, horizon, buffer and cap. */
export type Channel = "online" | "staff";

/** Time that is taken already, as instants in ms. */
export type Taken = {
  whole: Range;
  /** When the stylist is held; without what processes. */
  busy: readonly Range[];
  /** Clients may book the stylist in between. */
  onlineInGaps: boolean;
  /** Counts towards the day's cap and is followed by the buffer; a block does neither. */
  counts: boolean;
};

/** What is asked for: when can this be done, between two days of the salon's calendar, both included? */
export type OpenQuestion = {
  timeZone: string;
  work: Work;
  rules: {
    minNoticeMinutes: number;
    horizonDays: number;
    stepMinutes: number;
    bufferMinutes: number;
    dailyCap: number | null;
  };
  /** Of this stylist, in the order they begin. */
  taken: readonly Taken[];
  /** When each chair is taken, in order; none where the salon has no chairs. */
  chairs: readonly (readonly Range[])[];
  segments: readonly Segment[];
  onlineInProcessing: boolean;
  channel: Channel;
  now: number;
  from: string;
  to: string;
};

/** A start that is free, and how many minutes it would leave lying idle beside it. */
export type FreeStart = { start: number; end: number; idle: number };

const MINUTE = 60_000;
/** A gap shorter than this can be filled by nothing on the menu. */
const USELESS_GAP = 30 * MINUTE;

/** Every start that can be booked, in order. Linear in what is taken. */
export function freeStarts(question: OpenQuestion): FreeStart[] {
  const { timeZone, work, from, to } = question;
  const first = later(from, wallOf(timeZone, question.now).date);
  const last = question.channel === "online" ? earlier(to, horizonOf(question)) : to;
  if (first > last) return [];
  const perDay = new Set(cappedDays(question));
  const shut = closedTimes(question);
  return workDays(timeZone, work, first, last).flatMap((day) =>
    perDay.has(day.date) ? [] : startsOf(question, day, shut),
  );
}

/** The last day that a client may book. */
export function horizonOf({ timeZone, now, rules }: OpenQuestion): string {
  return addDays(wallOf(timeZone, now).date, rules.horizonDays);
}

/** The days on which a client finds the stylist's cap reached. */
export function cappedDays({ timeZone, taken, rules, channel }: OpenQuestion): string[] {
  if (rules.dailyCap === null || channel === "staff") return [];
  const counted = new Map<string, number>();
  for (const { whole, counts } of taken) {
    if (!counts) continue;
    const { date } = wallOf(timeZone, whole[0]);
    counted.set(date, (counted.get(date) ?? 0) + 1);
  }
  const cap = rules.dailyCap;
  return [...counted].filter(([, count]) => count >= cap).map(([date]) => date);
}

/** What stands in the way of each part of a new service, merged and in order. */
function closedTimes(question: OpenQuestion): Range[] {
  const { taken, channel } = question;
  const buffer = bufferOf(question);
  const ranges = taken.flatMap(({ whole, busy, onlineInGaps, counts }): Range[] => {
    const open = channel === "staff" || onlineInGaps;
    const held = open ? busy : [whole];
    const end = whole[1] + (counts ? buffer : 0);
    // the buffer follows the whole, also where it ends with processing
    return buffer > 0 && counts ? [...held, [whole[1], end]] : [...held];
  });
  return merged(ranges);
}

/** Time that is kept free after each visit, in ms; the salon itself books without it. */
const bufferOf = ({ channel, rules }: OpenQuestion) =>
  channel === "online" ? rules.bufferMinutes * MINUTE : 0;

function merged(ranges: Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const before = result.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else result.push([from, to]);
  }
  return result;
}

function startsOf(question: OpenQuestion, day: WorkDay, shut: readonly Range[]): FreeStart[] {
  const length = durationOf(question.segments) * MINUTE;
  const around = surroundings(question, day, shut);
  const starts: FreeStart[] = [];
  for (const start of steps(question, day)) {
    const end = start + length;
    if (end > day.hours[1]) break;
    if (obstacleAt(question, around, start)) continue;
    starts.push({ start, end, idle: idleBeside(around.closed, day.hours, [start, end]) });
  }
  return starts;
}

/** What a start may meet on a day. */
type Surroundings = { hours: Range; taken: Range[]; breaks: Range[]; closed: Range[] };

function surroundings(
  question: OpenQuestion,
  { hours, breaks }: WorkDay,
  shut: readonly Range[],
): Surroundings {
  // what begins when the day is over still needs its buffer before it
  const taken = within(shut, [hours[0], hours[1] + bufferOf(question)]);
  return { hours, taken, breaks: merged([...breaks]), closed: merged([...taken, ...breaks]) };
}

/** What keeps a start from being free. */
type Obstacle = "past" | "notice" | "hours" | "break" | "taken" | "chairs";
/** The same, of one start by itself, whose day is looked at too. */
export type StartObstacle = Obstacle | "closed" | "horizon" | "cap";

function obstacleAt(question: OpenQuestion, around: Surroundings, start: number): Obstacle | null {
  const { segments, rules, channel, now, chairs } = question;
  const { hours, taken, breaks } = around;
  const end = start + durationOf(segments) * MINUTE;
  if (start < now) return "past";
  if (channel === "online" && start < now + rules.minNoticeMinutes * MINUTE) return "notice";
  if (start < hours[0] || end > hours[1]) return "hours";
  if (ownTimes(question, start).some((each) => meets(taken, each))) return "taken";
  // what processes may lie over a break: nobody is held then
  if (heldBy(segments, start).some((each) => meets(breaks, each))) return "break";
  return chairFree(chairs, [start, end]) ? null : "chairs";
}

/**
 * What keeps one start, on or off the step, from being booked; null when it is free. `anyHour` leaves the hours and breaks
 * out of it: the salon itself may work outside them.
 */
export function obstacleTo(
  question: OpenQuestion,
  start: number,
  anyHour = false,
): StartObstacle | null {
  const { timeZone, work, channel, now } = question;
  const { date } = wallOf(timeZone, start);
  if (channel === "online" && date > horizonOf(question)) return "horizon";
  if (cappedDays(question).includes(date)) return "cap";
  const [day] = anyHour
    ? [{ date, hours: [-Infinity, Infinity] as const, breaks: [] }]
    : workDays(timeZone, work, date, date);
  if (!day) return start < now ? "past" : "closed";
  return obstacleAt(question, surroundings(question, day, closedTimes(question)), start);
}

/** When the new appointment needs the stylist, with the buffer after it. */
function ownTimes(question: OpenQuestion, start: number): Range[] {
  const { segments, onlineInProcessing, channel } = question;
  const end = start + durationOf(segments) * MINUTE;
  if (channel === "staff") return heldBy(segments, start);
  const buffer = bufferOf(question);
  if (!onlineInProcessing) return [[start, end + buffer]];
  return merged([
    ...heldBy(segments, start),
    ...(buffer > 0 ? [[end, end + buffer] as const] : []),
  ]);
}

/** Starts on the wall clock's steps, and the hour the day begins. */
function* steps({ timeZone, rules }: OpenQuestion, { date, hours }: WorkDay): Generator<number> {
  const step = rules.stepMinutes * MINUTE;
  const midnight = clockOf(timeZone, date)("00:00");
  yield hours[0];
  const ahead = Math.floor((hours[0] - midnight) / step) + 1;
  for (let at = midnight + ahead * step; at < hours[1]; at += step) yield at;
}

function meets(closed: readonly Range[], [from, to]: Range): boolean {
  const next = closed[firstEndingAfter(closed, from)];
  return next !== undefined && next[0] < to;
}

/** The place of the first range that ends after an instant. */
function firstEndingAfter(ranges: readonly Range[], at: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[1] ?? Infinity) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

function within(ranges: readonly Range[], [from, to]: Range): Range[] {
  const found: Range[] = [];
  for (let place = firstEndingAfter(ranges, from); place < ranges.length; place += 1) {
    const range = ranges[place];
    if (!range || range[0] >= to) break;
    found.push(range);
  }
  return found;
}

function chairFree(chairs: OpenQuestion["chairs"], whole: Range): boolean {
  return chairs.length === 0 || chairs.some((busy) => !meets(busy, whole));
}

/** Minutes that would be left between this and its neighbours and are too short for anybody. */
function idleBeside(closed: readonly Range[], hours: Range, [start, end]: Range): number {
  const after = closed[firstEndingAfter(closed, end - 1)];
  const before = closed[firstEndingAfter(closed, start) - 1];
  const next = Math.min(after?.[0] ?? Infinity, hours[1]);
  const gaps = [start - (before?.[1] ?? hours[0]), Math.max(0, next - end)];
  const idle = gaps
    .filter((gap) => gap > 0 && gap < USELESS_GAP)
    .reduce((sum, gap) => sum + gap, 0);
  return Math.round(idle / MINUTE);
}

/** A few starts worth offering, soonest days first: of each day the two that leave the least time idle. In order of time. */
export function bestOffers(
  starts: readonly FreeStart[],
  count: number,
  dayOf: (start: number) => string,
): FreeStart[] {
  const days = Map.groupBy(starts, ({ start }) => dayOf(start));
  const ranked = [...days.values()].map((day) =>
    day.toSorted((a, b) => a.idle - b.idle || a.start - b.start),
  );
  const first = ranked.flatMap((day) => day.slice(0, 2));
  const rest = ranked.flatMap((day) => day.slice(2));
  return [...first, ...rest].slice(0, count).sort((a, b) => a.start - b.start);
}

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);
