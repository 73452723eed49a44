import { LazyMotion, MotionConfig } from "framer-motion";
import { useRef, type KeyboardEvent } from "react";
import type { Appointment, CalendarView } from "#tools/appointments/schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { DayColumn, type ColumnActs } from "./day-column.tsx";
import { contentOf, isOff, type Column, type Target } from "./grid.ts";
import { hourMarks } from "./layout-rules.ts";
import { NowLine } from "./now-line.tsx";
import { useArrival } from "./use-arrival.ts";
import { useDrag } from "./use-drag.ts";

const HOUR = 3_600_000;
const loadFeatures = () =>
  import("#ui/components/motion-features.ts").then((loaded) => loaded.default);

/** Columns of days or stylists beside the hours; scrolls in itself where it is wider or higher than its place. */
export function TimeGrid({
  label,
  view,
  columns,
  pxPerHour,
  stepMinutes,
  mustKnow,
  conflicts,
  now,
  stale,
  acts,
  onKey,
  onMove,
  headings = true,
}: {
  label: string;
  view: CalendarView;
  columns: readonly Column[];
  pxPerHour: number;
  stepMinutes: number;
  mustKnow: ReadonlyMap<string, string>;
  conflicts: ReadonlyMap<string, string>;
  now: number;
  /** Other days are on their way. */
  stale: boolean;
  acts: Omit<ColumnActs, "onKey">;
  onKey: (event: KeyboardEvent, appointment: Appointment, column: number) => void;
  onMove: (appointment: Appointment, target: Target) => void;
  headings?: boolean;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const { drag, begin, register } = useDrag({
    columns,
    pxPerHour,
    stepMinutes,
    onDrop: ({ appointment, column, startsAt, endsAt }) => {
      const stylistId = columns[column]?.stylistId;
      if (!stylistId) return;
      if (appointment) onMove(appointment, { stylistId, startsAt, endsAt });
      else acts.onFree({ stylistId, at: startsAt, minutes: (endsAt - startsAt) / 60_000 });
    },
  });
  const hours = columns.toSorted((a, b) => length(b) - length(a))[0];
  const topOf = (at: number) => ((at - (hours?.axis.startsAt ?? at)) / HOUR) * pxPerHour;
  const worked = firstWorked(view, columns);
  const begins = worked === undefined ? 0 : topOf(worked);
  useArrival(scroller, (place) => {
    // in itself alone: what stands above it stays in sight; before work begins, where it begins
    const line = place.querySelector<HTMLElement>("[data-now]");
    const middle = line ? line.offsetTop - place.clientHeight / 2 : 0;
    place.scrollTop = Math.max(middle, begins - pxPerHour / 2);
    const today = place.querySelector<HTMLElement>("[aria-current=date]");
    if (today) place.scrollLeft = today.offsetLeft + today.offsetWidth - place.clientWidth;
  });
  if (!hours) return null;
  const off = columns.map((column) => isOff(view, column));
  const widths = off.map((each) =>
    each && off.includes(false)
      ? "72px"
      : `minmax(${{ 1: 0, 7: 92 }[columns.length] ?? 128}px, 1fr)`,
  );
  const grid = { gridTemplateColumns: `52px ${widths.join(" ")}` };
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <div
          ref={scroller}
          role="region"
          aria-label={label}
          aria-busy={stale}
          tabIndex={0}
          data-scrolls={columns.length > 1 ? "" : undefined}
          className={cx(
            "rounded-card border border-line-soft bg-surface transition-opacity duration-150 aria-busy:opacity-60 print:hidden",
            columns.length > 1
              ? "max-h-[max(420px,calc(100dvh-356px))] lg:max-h-[max(420px,calc(100dvh-296px))] overflow-auto"
              : "overflow-clip",
            drag && "cursor-grabbing select-none",
          )}
        >
          {headings && (
            <div
              className="sticky top-0 z-40 grid w-full min-w-fit rounded-t-card border-b border-line-soft bg-surface"
              style={grid}
            >
              <span className="sticky left-0 bg-surface" />
              {columns.map(({ key, title, date, stylistName, isToday }, index) => (
                <h3
                  key={key}
                  aria-label={`${stylistName}, ${date}`}
                  {...(isToday && columns.length === 7 && { "aria-current": "date" as const })}
                  className="truncate border-l border-line-soft px-2 py-2.5 font-sans text-sm font-semibold tracking-normal aria-[current=date]:underline aria-[current=date]:decoration-bad aria-[current=date]:decoration-2 aria-[current=date]:underline-offset-8"
                >
                  {off[index] && title === stylistName ? title.split(" ")[0] : title}
                </h3>
              ))}
            </div>
          )}
          <div className="grid w-full min-w-fit pb-2" style={grid}>
            <div
              aria-hidden="true"
              className="sticky left-0 z-30 bg-surface font-mono text-2xs text-ink-3"
              style={{ height: topOf(hours.axis.endsAt) }}
            >
              {hourMarks(view.timeZone, hours.axis).map(({ at, label: hour }, row) => (
                <span
                  key={at}
                  className={cx(
                    "absolute right-2",
                    row > 0 && "-translate-y-1/2",
                    // the time of now stands in its place
                    Math.abs(topOf(at) - topOf(now)) < 14 && "invisible",
                  )}
                  style={{ top: topOf(at) }}
                >
                  {hour}
                </span>
              ))}
              <NowLine axis={hours.axis} timeZone={view.timeZone} topOf={topOf} label />
            </div>
            {columns.map((column, index) => (
              <DayColumn
                key={column.key}
                view={view}
                column={column}
                index={index}
                pxPerHour={pxPerHour}
                stepMinutes={stepMinutes}
                mustKnow={mustKnow}
                conflicts={conflicts}
                now={now}
                drag={drag}
                register={register(index)}
                onPress={(event, appointment, kind) => begin(event, appointment, kind, index)}
                acts={{
                  ...acts,
                  onKey: (event, appointment) => onKey(event, appointment, index),
                }}
              />
            ))}
          </div>
        </div>
      </MotionConfig>
    </LazyMotion>
  );
}

const length = ({ axis }: Column) => axis.endsAt - axis.startsAt;

/** When the first of them begins to work, on the clock of the longest day. */
function firstWorked(view: CalendarView, columns: readonly Column[]): number | undefined {
  const longest = columns.toSorted((a, b) => length(b) - length(a))[0]?.axis.startsAt ?? 0;
  const starts = columns.flatMap((column) =>
    contentOf(view, column).working.map(({ startsAt }) => startsAt - column.axis.startsAt),
  );
  return starts.length > 0 ? longest + Math.min(...starts) : undefined;
}
