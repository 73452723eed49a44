import type { CalendarView } from "#tools/appointments/schema.ts";
import { spanOf, type Span } from "./layout-rules.ts";

/** A column of the calendar: one stylist on one date. */
export type Column = {
  key: string;
  date: string;
  stylistId: string;
  stylistName: string;
  /** Its heading. */
  title: string;
  isToday: boolean;
  /** Whether one may write in this book: everybody's, or one's own. */
  writes: boolean;
  /** The first and last instant it shows. */
  axis: Span;
};

/** Where an appointment goes. */
export type Target = { stylistId: string; startsAt: number; endsAt: number };

/** What of a calendar stands in a column. */
export function contentOf(view: CalendarView, { stylistId, axis }: Column) {
  const here = <Item extends { stylistId: string; startsAt: string; endsAt: string }>(
    items: readonly Item[],
  ) => items.filter((item) => item.stylistId === stylistId && overlaps(axis, spanOf(item)));
  return {
    appointments: here(view.appointments),
    blocks: here(view.blocks),
    holds: here(view.holds),
    working: here(view.working).map(spanOf),
  };
}

/** Whether nobody works in it and nothing is in it. */
export function isOff(view: CalendarView, column: Column): boolean {
  const { appointments, blocks, holds, working } = contentOf(view, column);
  return appointments.length + blocks.length + holds.length + working.length === 0;
}

function overlaps(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}
