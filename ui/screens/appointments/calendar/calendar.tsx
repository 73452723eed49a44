import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Appointment, TimeBlock } from "#tools/appointments/schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { getCalendar } from "#ui/api/desk/appointments.ts";
import { ReadError } from "#ui/components/page/query-view.tsx";
import { cx } from "#ui/lib/cx.ts";
import { PHONE, useMedia } from "#ui/lib/device/media.ts";
import { Agenda } from "./agenda.tsx";
import { CalendarShape, VisitsShape } from "./calendar-shape.tsx";
import { conflictsIn } from "./conflict-rules.ts";
import { DateBar, DateStrip } from "./date-bar.tsx";
import { DEVICE_ZONE, dayWords, zonesDiffer, zoneWords } from "./day-words.ts";
import { timeIn, timesIn } from "#ui/lib/format.ts";
import { weekOf } from "#ui/lib/week.ts";
import { oddDay } from "./layout-rules.ts";
import { PrintedDays } from "./printed-days.tsx";
import { keysHint, stepBy } from "./step-keys.ts";
import type { Column } from "./grid.ts";
import { TeamWeek } from "./team-week.tsx";
import { TimeGrid } from "./time-grid.tsx";
import { useColumns, type Named, type Reader } from "./use-columns.ts";
import { useMinute } from "#ui/lib/use-minute.ts";
import { useMove } from "#ui/screens/appointments/use-move.tsx";
import { useMustKnow } from "#ui/cards/client/use-must-know.ts";

/** What somebody wants to book: whom with, when on the wall clock, and for how many minutes where that was drawn. */
export type Free = { stylistId: string; date: string; time: string; minutes?: number };

/** One day or one week, of several stylists or of one, to look at and to move things in. */
export function Calendar({
  by,
  date: asked,
  stylists,
  reader,
  stepMinutes,
  onDate,
  onOpen,
  onClose,
  onBlock,
  onFree,
  acts,
}: {
  by: "day" | "week";
  date: string | undefined;
  stylists: readonly Named[];
  reader: Reader | undefined;
  stepMinutes: number;
  onDate: (date: string) => void;
  onOpen: (appointment: Appointment) => void;
  onClose: (appointment: Appointment) => void;
  onBlock: (block: TimeBlock, timeZone: string) => void;
  /** Free time was pressed, or a day as a whole. */
  onFree: (free: Omit<Free, "time"> & Partial<Free>) => void;
  /** What else can be done about the days shown. */
  acts: ReactNode;
}) {
  const phone = useMedia(PHONE);
  const [zone, setZone] = useState(DEVICE_ZONE);
  const now = useMinute();
  const today = wallOf(zone, now).date;
  const date = asked ?? today;
  const dates = useMemo(() => (by === "week" ? weekOf(date) : [date]), [by, date]);
  const only = stylists.length === 1 ? stylists[0]?.id : undefined;
  const calendar = useQuery({
    ...getCalendar({ from: dates[0] ?? date, to: dates.at(-1) ?? date, stylistId: only }),
    placeholderData: (before) => before,
  });
  const view = calendar.data;
  // columns beside each other need room
  const listed = phone && (by === "week" || stylists.length > 1);
  if (view && view.timeZone !== zone) setZone(view.timeZone);
  const columns = useColumns(view, dates, stylists, { today, reader });
  const mustKnow = useMustKnow(view?.appointments);
  const conflicts = useMemo(() => conflictsIn(view?.appointments ?? []), [view]);
  const team = by === "week" && stylists.length > 1 && !listed;
  const nameOf = (id: string) => stylists.find((each) => each.id === id)?.name ?? "the stylist";
  const { move, asking } = useMove(view, nameOf);
  const [said, setSaid] = useState("");
  const refocusRef = useRefocus();

  const onKey = (event: KeyboardEvent, appointment: Appointment, index: number) => {
    if (!view) return;
    const target = stepBy(event, appointment, {
      columns,
      index,
      timeZone: view.timeZone,
      stepMinutes,
    });
    if (!target) return;
    event.preventDefault();
    refocusRef.current = appointment.id;
    setSaid(
      `${timesIn(zone, target.startsAt, target.endsAt)}, ${dayWords(wallOf(zone, target.startsAt).date)}, ${nameOf(target.stylistId)}`,
    );
    move(appointment, target);
  };
  const bookOn = ({ stylistId, date: on }: Column) => onFree({ stylistId, date: on });
  const odd = dates.flatMap((each) => {
    const hours = oddDay(zone, each);
    return hours ? [`The clocks change on ${dayWords(each)}: it has ${hours} hours.`] : [];
  });

  return (
    <div className="flex flex-col gap-4">
      <DateBar {...{ by, date, today, onDate, acts }} />
      {phone && by === "day" && <DateStrip date={date} today={today} onDate={onDate} />}
      {view && (zonesDiffer(zone, DEVICE_ZONE, now) || odd.length > 0) && (
        <p className="-mt-1 text-sm text-ink-2 print:hidden">
          {zonesDiffer(zone, DEVICE_ZONE, now) &&
            `Times are the salon's, in ${zoneWords(zone)}: it is ${timeIn(zone, now)} there now. `}
          {odd.join(" ")}
        </p>
      )}
      <ReadError query={calendar} name="the calendar" failed="Failed to fetch appointments" />
      {calendar.isPending && (
        <div role="status" aria-label="Loading" aria-busy="true">
          {listed ? (
            <VisitsShape />
          ) : (
            <CalendarShape columns={by === "week" ? dates.length : stylists.length} />
          )}
        </div>
      )}
      {view && listed && (
        <Agenda
          view={view}
          by={by}
          columns={columns}
          mustKnow={mustKnow}
          today={today}
          stale={calendar.isPlaceholderData}
          onOpen={onOpen}
          onBook={bookOn}
        />
      )}
      {view && team && (
        <TeamWeek
          {...{ view, columns, stylists, dates, today, mustKnow, conflicts, onOpen }}
          stale={calendar.isPlaceholderData}
          onBlock={(block) => onBlock(block, zone)}
          onBook={bookOn}
        />
      )}
      {view && !listed && !team && (
        <TimeGrid
          key={by}
          label={by === "day" ? `Calendar of ${dayWords(date)}` : "Calendar of the week"}
          view={view}
          columns={columns}
          pxPerHour={phone ? 104 : 76}
          stepMinutes={stepMinutes}
          mustKnow={mustKnow}
          conflicts={conflicts}
          now={now}
          stale={calendar.isPlaceholderData}
          headings={!(phone && by === "day")}
          acts={{
            onOpen,
            onClose,
            onBlock: (block) => onBlock(block, zone),
            onFree: ({ at, ...free }) => onFree({ ...free, ...wallOf(zone, at) }),
          }}
          onKey={onKey}
          onMove={move}
        />
      )}
      {view && !listed && <Legend parts={!team} />}
      {view && <PrintedDays view={view} dates={dates} />}
      {asking}
      <p id="move-keys" hidden>
        {keysHint(stepMinutes)}
      </p>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** What the tints of the blocks mean. */
function Legend({ parts }: { parts: boolean }) {
  const tints = [
    ["Color and treatments", "bg-cool-soft"],
    ["Other work", "bg-accent-soft"],
    ...(parts ? [["Processing: free for somebody else", "bg-bg"] as const] : []),
  ] as const;
  return (
    <ul className="-mt-1 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-3 print:hidden">
      {tints.map(([words, tint]) => (
        <li key={words} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cx("size-3.5 rounded-[4px] border border-line", tint)}
          />
          {words}
        </li>
      ))}
    </ul>
  );
}

/** Gives focus back to the appointment of that id once it stands in another column. */
function useRefocus() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-appointment="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  });
  return wanted;
}
