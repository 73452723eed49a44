import { Plus } from "lucide-react";
import type { Appointment, CalendarView } from "#tools/appointments/schema.ts";
import { AppointmentLine } from "#ui/cards/appointment-card/appointment-line.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { dayWords } from "./day-words.ts";
import { timeIn, timesIn } from "#ui/lib/format.ts";
import { contentOf, isOff, type Column } from "./grid.ts";
import { spanOf } from "./layout-rules.ts";

/** A week day by day, or a day by stylist, as a list: who comes, and what is kept free. */
export function Agenda({
  view,
  by,
  columns,
  mustKnow,
  today,
  stale,
  onOpen,
  onBook,
}: {
  view: CalendarView;
  by: "day" | "week";
  columns: readonly Column[];
  mustKnow: ReadonlyMap<string, string>;
  today: string;
  stale: boolean;
  onOpen: (appointment: Appointment) => void;
  onBook: (column: Column) => void;
}) {
  // of a day, who works comes first
  const several = new Set(columns.map(({ stylistId }) => stylistId)).size > 1;
  const shown =
    by === "week"
      ? columns.filter((column) => !several || !isOff(view, column))
      : columns.toSorted((a, b) => Number(isOff(view, a)) - Number(isOff(view, b)));
  return (
    <div aria-busy={stale} className="flex flex-col gap-5 aria-busy:opacity-60 print:hidden">
      {shown.map((column) => {
        const { appointments, blocks, working } = contentOf(view, column);
        const title =
          by === "day"
            ? column.stylistName
            : [dayWords(column.date), several && column.stylistName].filter(Boolean).join(", ");
        const isToday = by === "week" && column.date === today;
        return (
          <section key={column.key} aria-label={title}>
            <div className="flex items-center justify-between gap-3 border-b border-line-soft">
              <h3
                className={cx(
                  "font-sans text-base font-semibold tracking-normal",
                  by === "day" || isToday ? "text-ink" : "text-ink-2",
                )}
              >
                {title}
                {isToday && <span className="text-ink-3"> · today</span>}
              </h3>
              <IconButton
                label={`Book a client ${by === "day" ? "with" : "on"} ${title}`}
                icon={<Plus size={18} />}
                onClick={() => onBook(column)}
                tip="left"
              />
            </div>
            {appointments.length === 0 && blocks.length === 0 && (
              <p className="py-3 text-sm text-ink-3">{working.length === 0 ? "Off" : "All free"}</p>
            )}
            <ul>
              {[...appointments, ...blocks]
                .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
                .map((each) => (
                  <li key={each.id} className="border-b border-line-soft last:border-0">
                    {"clientName" in each ? (
                      <AppointmentLine
                        appointment={each}
                        mustKnow={mustKnow.get(each.clientId ?? "")}
                        onOpen={onOpen}
                      />
                    ) : (
                      <p className="flex gap-4 py-3 text-sm text-ink-3">
                        <span className="w-18 shrink-0 font-mono">
                          {timeIn(view.timeZone, spanOf(each).startsAt)}
                        </span>
                        {each.reason || "Blocked"},{" "}
                        {timesIn(view.timeZone, spanOf(each).startsAt, spanOf(each).endsAt)}
                      </p>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
