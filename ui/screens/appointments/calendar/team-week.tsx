import { Plus } from "lucide-react";
import { useRef } from "react";
import type { Appointment, CalendarView, TimeBlock } from "#tools/appointments/schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { NOTE_ROOM, notesOf, STRIPE, tintOf } from "./block-notes.ts";
import { columnWords, dayWords } from "./day-words.ts";
import { briefTimeIn, timeIn } from "#ui/lib/format.ts";
import { contentOf, type Column } from "./grid.ts";
import { isWorked, spanOf } from "./layout-rules.ts";
import { useArrival } from "./use-arrival.ts";
import type { Named } from "./use-columns.ts";

/** A week of several stylists: a row each, a cell a day, in which the visits stand one under the other. */
export function TeamWeek({
  view,
  columns,
  stylists,
  dates,
  today,
  mustKnow,
  conflicts,
  stale,
  onOpen,
  onBlock,
  onBook,
}: {
  view: CalendarView;
  columns: readonly Column[];
  stylists: readonly Named[];
  dates: readonly string[];
  today: string;
  mustKnow: ReadonlyMap<string, string>;
  conflicts: ReadonlyMap<string, string>;
  /** Other days are on their way. */
  stale: boolean;
  onOpen: (appointment: Appointment) => void;
  onBlock: (block: TimeBlock) => void;
  onBook: (column: Column) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  useArrival(scroller, (place) => {
    // in itself alone, as far as today is beyond its edge
    const now = place.querySelector<HTMLElement>("[aria-current=date]");
    if (now) place.scrollLeft = now.offsetLeft + now.offsetWidth - place.clientWidth;
  });
  return (
    <div
      ref={scroller}
      role="region"
      aria-label="Calendar of the week of everybody"
      aria-busy={stale}
      tabIndex={0}
      className="max-h-[max(420px,calc(100dvh-356px))] lg:max-h-[max(420px,calc(100dvh-296px))] relative overflow-auto rounded-card border border-line-soft bg-surface transition-opacity duration-150 aria-busy:opacity-60 print:hidden"
    >
      <table className="w-full min-w-[1080px] table-fixed border-separate border-spacing-0 text-left">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-30 w-28 border-b border-line-soft bg-surface px-3 py-2.5 text-sm font-semibold"
            >
              <span className="sr-only">Stylist</span>
            </th>
            {dates.map((date) => (
              <th
                key={date}
                scope="col"
                aria-label={dayWords(date)}
                aria-current={date === today ? "date" : undefined}
                className="sticky top-0 z-20 border-b border-l border-line-soft bg-surface px-3 py-2.5 text-sm font-semibold aria-[current=date]:underline aria-[current=date]:decoration-bad aria-[current=date]:decoration-2 aria-[current=date]:underline-offset-8"
              >
                {columnWords(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stylists.map(({ id, name }) => (
            <tr key={id}>
              <th
                scope="row"
                className="sticky left-0 z-10 border-b border-line-soft bg-surface px-3 py-3 align-top text-sm font-semibold"
              >
                {name}
              </th>
              {columns
                .filter(({ stylistId }) => stylistId === id)
                .map((column) => (
                  <Cell
                    key={column.key}
                    {...{ view, column, mustKnow, conflicts, onOpen, onBlock, onBook }}
                  />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({
  view,
  column,
  mustKnow,
  conflicts,
  onOpen,
  onBlock,
  onBook,
}: {
  view: CalendarView;
  column: Column;
  mustKnow: ReadonlyMap<string, string>;
  conflicts: ReadonlyMap<string, string>;
  onOpen: (appointment: Appointment) => void;
  onBlock: (block: TimeBlock) => void;
  onBook: (column: Column) => void;
}) {
  const { appointments, blocks, working } = contentOf(view, column);
  const isOff = working.length === 0;
  const all = [...appointments, ...blocks].toSorted(
    (a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt),
  );
  return (
    <td
      className={cx(
        "border-b border-l border-line-soft p-1.5 align-top",
        isOff &&
          "bg-bg [background-image:repeating-linear-gradient(135deg,var(--line-soft)_0_1px,transparent_1px_9px)]",
      )}
    >
      <div className="flex min-h-24 flex-col gap-1.5">
        {isOff && all.length === 0 && (
          <span className="w-fit rounded-small bg-bg px-1.5 py-1 text-2xs text-ink-3">Off</span>
        )}
        {all.map((each) =>
          "clientName" in each ? (
            <Visit
              key={each.id}
              appointment={each}
              timeZone={view.timeZone}
              notes={notesOf(each, {
                mustKnow: mustKnow.get(each.clientId ?? ""),
                conflict: conflicts.get(each.id),
                outside: !isWorked(spanOf(each), working),
              })}
              onOpen={onOpen}
            />
          ) : (
            <button
              key={each.id}
              type="button"
              onClick={() => onBlock(each)}
              className="min-h-9 rounded-small border border-line-soft bg-sunken px-2 py-1 text-left text-2xs text-ink-2 touch:min-h-11"
            >
              <span className="font-mono">{timeIn(view.timeZone, Date.parse(each.startsAt))}</span>{" "}
              {each.reason || "Blocked"}
            </button>
          ),
        )}
        {column.writes && (
          <button
            type="button"
            aria-label={`Book a client with ${column.stylistName} on ${dayWords(column.date)}`}
            onClick={() => onBook(column)}
            className="mt-auto flex min-h-8 items-center justify-center rounded-small text-ink-3 transition-colors duration-150 hover:bg-accent-soft hover:text-ink touch:min-h-11"
          >
            <Plus size={16} aria-hidden="true" />
          </button>
        )}
      </div>
    </td>
  );
}

function Visit({
  appointment,
  timeZone,
  notes,
  onOpen,
}: {
  appointment: Appointment;
  timeZone: string;
  notes: ReturnType<typeof notesOf>;
  onOpen: (appointment: Appointment) => void;
}) {
  const { clientName, serviceType, status } = appointment;
  const { startsAt } = spanOf(appointment);
  return (
    <button
      type="button"
      data-appointment={appointment.id}
      onClick={() => onOpen(appointment)}
      className={cx(
        "relative min-h-11 overflow-hidden rounded-small border py-1.5 pr-1.5 pl-2.5 text-left text-2xs",
        status === "pending" ? "border-dashed border-ink-3" : "border-line",
        tintOf(appointment),
        status === "completed" && "text-ink-2",
      )}
    >
      <span
        aria-hidden="true"
        className={cx("absolute inset-y-0 left-0 w-[3px]", STRIPE[status])}
      />
      <span className="block font-semibold [overflow-wrap:anywhere]">{clientName}</span>
      <span className="line-clamp-2 text-ink-2">
        <span className="mr-1.5 font-mono">{briefTimeIn(timeZone, startsAt)}</span>
        {serviceType}
      </span>
      {notes.slice(0, NOTE_ROOM).map(({ of, icon: Icon, words, tone, quiet }) => (
        <span key={of} className={quiet ? "sr-only" : cx("flex min-w-0 gap-1 font-semibold", tone)}>
          <Icon size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
        </span>
      ))}
    </button>
  );
}
