import type { Appointment, CalendarView } from "#tools/appointments/schema.ts";
import { isOver, isUnclosed } from "#ui/cards/appointment-card/appointment-words.ts";

/** Less is no time to do something with. */
const GAP_MS = 30 * 60_000;

/** A line of the day: somebody who comes, or time that is free. */
export type DiaryRow =
  | { kind: "visit"; key: string; appointment: Appointment; over: boolean }
  | { kind: "gap"; key: string; from: string; to: string };

export type Diary = {
  /** Who is in a chair. */
  seated: Appointment[];
  /** Who comes next; undefined when nobody else does. */
  next: Appointment | undefined;
  /** How many come in the whole day, and how many of them are over. */
  visits: number;
  over: number;
  /** How many of those over nobody has completed yet. */
  unclosed: number;
  rows: DiaryRow[];
};

/** A day as it is told at an instant in ms: free time is told where one stylist's day is looked at. */
export function diaryOf(view: CalendarView, now: number, stylistId: string | undefined): Diary {
  const visits = view.appointments
    .filter((each) => stylistId === undefined || each.stylistId === stylistId)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const left = visits.filter((each) => !isOver(each, now));
  const begun = ({ startsAt }: Appointment) => Date.parse(startsAt) <= now;
  const timed = [
    ...visits.map((appointment) => ({
      at: Date.parse(appointment.startsAt),
      row: {
        kind: "visit",
        key: appointment.id,
        appointment,
        over: isOver(appointment, now),
      } as const,
    })),
    ...(stylistId === undefined ? [] : gapsOf(view, now, stylistId)),
  ].toSorted((a, b) => a.at - b.at);
  return {
    seated: left.filter(begun),
    next: left.find((each) => !begun(each)),
    visits: visits.length,
    over: visits.length - left.length,
    unclosed: visits.filter((each) => isUnclosed(each, now)).length,
    rows: timed.map(({ row }) => row),
  };
}

/** Working time from now on that nothing fills. */
function gapsOf({ working, appointments, blocks }: CalendarView, now: number, stylistId: string) {
  const own = <T extends { stylistId: string }>(rows: readonly T[]) =>
    rows.filter((each) => each.stylistId === stylistId);
  const taken = [...own(appointments), ...own(blocks)]
    .map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)] as const)
    .toSorted((a, b) => a[0] - b[0]);
  return own(working).flatMap(({ startsAt, endsAt }) => {
    const end = Date.parse(endsAt);
    const free: [number, number][] = [];
    let at = Math.max(Date.parse(startsAt), now);
    for (const [from, to] of taken) {
      if (from > at) free.push([at, Math.min(from, end)]);
      at = Math.max(at, to);
    }
    free.push([at, end]);
    return free
      .filter(([from, to]) => to - from >= GAP_MS)
      .map(([from, to]) => {
        const [begin, finish] = [new Date(from).toISOString(), new Date(to).toISOString()];
        const key = `gap-${begin}`;
        return { at: from, row: { kind: "gap", key, from: begin, to: finish } as const };
      });
  });
}
