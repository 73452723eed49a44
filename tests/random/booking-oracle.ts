import type { Segment } from "#tools/pricing/services/service-schema.ts";

/*
 * A book that knows minutes only. A stylist has one pair of hands: they are free while colour processes. Guests are kept a
 * buffer away from each visit, before and after, and out of its processing unless the service lets them in. The salon
 * itself minds neither.
 */

export type Shape = {
  name: string;
  segments: Segment[];
  minutes: number;
  onlineInProcessing: boolean;
};
const shapeOf = (name: string, segments: Segment[], onlineInProcessing = false): Shape => ({
  name,
  segments,
  minutes: segments.reduce((sum, { minutes }) => sum + minutes, 0),
  onlineInProcessing,
});
const colour: Segment[] = [
  { kind: "apply", minutes: 30 },
  { kind: "process", minutes: 40 },
  { kind: "finish", minutes: 20 },
];
/** What can be booked with either stylist. */
export const SHAPES: Shape[] = [
  shapeOf("Cut", [{ kind: "apply", minutes: 45 }]),
  shapeOf("Fringe", [{ kind: "apply", minutes: 20 }]),
  shapeOf("Colour", colour),
  shapeOf("Open colour", colour, true),
];

/** A stylist's day, by their numbers. */
export type Place = { stylist: number; day: number };
type Timed = Place & { shape: Shape; start: number };
/** `link` is where the client who booked alone finds it. */
export type Kept = Timed & { id: string; version: number; link?: string };
export type Book = {
  /** YYYY-MM-DD. */
  days: string[];
  stepMinutes: number;
  bufferMinutes: number;
  /** By stylist; minutes of the day. */
  hours: { from: number; to: number; rest: { from: number; to: number } | null }[];
  visits: Kept[];
  holds: (Timed & { token: string; until: number })[];
  blocks: (Place & { from: number; to: number; id: string })[];
};

export const openBook = (days: string[]): Book => ({
  days,
  stepMinutes: 15,
  bufferMinutes: 0,
  hours: [],
  visits: [],
  holds: [],
  blocks: [],
});

export const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const minutes = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

/** Minutes in which hands are busy. */
function hands({ shape: { segments }, start }: Pick<Timed, "shape" | "start">): number[] {
  let at = start;
  return segments.flatMap(({ kind, minutes: length }) => {
    const from = at;
    at += length;
    return kind === "process" ? [] : minutes(from, at);
  });
}

/** Minutes that a visit keeps from guests, or that a guest's own needs. */
const guarded = (timed: Pick<Timed, "shape" | "start">, buffer: number) => {
  const {
    shape: { minutes: length, onlineInProcessing },
    start,
  } = timed;
  const own = onlineInProcessing ? hands(timed) : minutes(start, start + length);
  return [...own, ...minutes(start + length, start + length + buffer)];
};

const standingAt = (book: Book, { stylist, day }: Place, but?: Kept) => ({
  visits: [...book.visits, ...book.holds].filter(
    (each) => each !== but && each.stylist === stylist && each.day === day,
  ),
  blocked: book.blocks
    .filter((each) => each.stylist === stylist && each.day === day)
    .flatMap(({ from, to }) => minutes(from, to)),
});
const apart = (some: readonly number[], others: readonly number[]) => {
  const taken = new Set(others);
  return some.every((minute) => !taken.has(minute));
};

function inHours(book: Book, { stylist }: Place, timed: Pick<Timed, "shape" | "start">): boolean {
  const { from, to, rest } = book.hours[stylist]!;
  const {
    shape: { minutes: length },
    start,
  } = timed;
  if (start < from || start + length > to) return false;
  return rest === null || apart(hands(timed), minutes(rest.from, rest.to));
}

/** Whether a guest may have it. */
export function freeForGuest(
  book: Book,
  place: Place,
  shape: Shape,
  start: number,
  but?: Kept,
): boolean {
  const { visits, blocked } = standingAt(book, place, but);
  const taken = visits.flatMap((visit) => guarded(visit, book.bufferMinutes));
  const wanted = { shape, start };
  const free = apart(guarded(wanted, book.bufferMinutes), [...taken, ...blocked]);
  return free && inHours(book, place, wanted);
}

/** Whether the salon may book it itself. */
export function freeForSalon(
  book: Book,
  place: Place,
  shape: Shape,
  start: number,
  { outsideHours, but }: { outsideHours: boolean; but?: Kept },
): boolean {
  const { visits, blocked } = standingAt(book, place, but);
  const wanted = { shape, start };
  const free = apart(hands(wanted), [...visits.flatMap(hands), ...blocked]);
  return free && (outsideHours || inHours(book, place, wanted));
}

export function freeToBlock(book: Book, place: Place, from: number, to: number): boolean {
  const { visits, blocked } = standingAt(book, place);
  return apart(minutes(from, to), [...visits.flatMap(hands), ...blocked]);
}

/** The starts that a page may show: when the day begins, and each step of the clock. */
export function gridOf(book: Book, { stylist }: Place): number[] {
  const { from, to } = book.hours[stylist]!;
  return minutes(from, to).filter((at) => at === from || at % book.stepMinutes === 0);
}
