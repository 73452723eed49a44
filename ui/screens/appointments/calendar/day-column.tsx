import { m } from "framer-motion";
import { useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Appointment, CalendarView, TimeBlock } from "#tools/appointments/schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { AppointmentBlock } from "./appointment-block.tsx";
import { dayWords } from "./day-words.ts";
import { timeIn, timesIn } from "#ui/lib/format.ts";
import { contentOf, type Column } from "./grid.ts";
import {
  closedIn,
  gapsOf,
  hourMarks,
  isWorked,
  lanesOf,
  spanOf,
  stepAt,
  type Span,
} from "./layout-rules.ts";
import { NowLine } from "./now-line.tsx";
import { HeldBlock, TakenBlock } from "./taken-block.tsx";
import type { Drag } from "./use-drag.ts";

const HOUR = 3_600_000;

export type ColumnActs = {
  onOpen: (appointment: Appointment) => void;
  onClose: (appointment: Appointment) => void;
  onBlock: (block: TimeBlock) => void;
  /** Free time was pressed, or so many minutes of it drawn. */
  onFree: (free: { stylistId: string; at: number; minutes?: number }) => void;
  onKey: (event: KeyboardEvent, appointment: Appointment) => void;
};

/** One stylist on one date, drawn to scale. */
export function DayColumn({
  view,
  column,
  index,
  pxPerHour,
  stepMinutes,
  mustKnow,
  conflicts,
  now,
  drag,
  onPress,
  register,
  acts: { onOpen, onClose, onBlock, onFree, onKey },
}: {
  view: CalendarView;
  column: Column;
  index: number;
  pxPerHour: number;
  stepMinutes: number;
  mustKnow: ReadonlyMap<string, string>;
  conflicts: ReadonlyMap<string, string>;
  /** This minute: what has begun can be closed. */
  now: number;
  drag: Drag | undefined;
  onPress: (event: PointerEvent, appointment: Appointment | undefined, kind: Drag["kind"]) => void;
  register: (element: HTMLElement | null) => void;
  acts: ColumnActs;
}) {
  const [hovered, setHovered] = useState<number>();
  const { axis, stylistName, stylistId, date } = column;
  const { timeZone } = view;
  const heightOf = ({ startsAt, endsAt }: Span) => ((endsAt - startsAt) / HOUR) * pxPerHour;
  const topOf = (at: number) =>
    heightOf({ startsAt: axis.startsAt, endsAt: Math.max(axis.startsAt, at) });
  const { appointments, blocks, holds, working } = contentOf(view, column);
  const lanes = lanesOf(appointments.map((each) => ({ ...spanOf(each), gaps: gapsOf(each) })));
  const atPointer = (event: { clientY: number; currentTarget: Element }) => {
    const { top } = event.currentTarget.getBoundingClientRect();
    return stepAt(axis, axis.startsAt + ((event.clientY - top) / pxPerHour) * HOUR, stepMinutes);
  };
  const place = { timeZone, heightOf, topOf };
  return (
    <section
      aria-label={`${stylistName}, ${dayWords(date)}`}
      ref={register}
      className="relative border-l border-line-soft bg-surface"
      style={{ height: heightOf(axis) }}
    >
      {closedIn(axis, working).map((closed) => (
        <span
          key={closed.startsAt}
          aria-hidden="true"
          className="absolute inset-x-0 bg-bg [background-image:repeating-linear-gradient(135deg,var(--line-soft)_0_1px,transparent_1px_9px)]"
          style={{ top: topOf(closed.startsAt), height: heightOf(closed) }}
        />
      ))}
      {working.length === 0 && appointments.length + blocks.length === 0 && (
        <span className="absolute inset-x-0 top-2 text-center text-2xs text-ink-3">
          <span className="rounded-small bg-bg px-1.5 py-0.5">Off</span>
        </span>
      )}
      {hourMarks(timeZone, axis).map(({ at }) => (
        <span
          key={at}
          aria-hidden="true"
          className="absolute inset-x-0 h-0 border-t border-line-soft"
          style={{ top: topOf(at) }}
        />
      ))}
      <div
        data-free=""
        className={cx("absolute inset-0", column.writes && "cursor-copy")}
        onPointerMove={(event) =>
          column.writes && event.pointerType === "mouse" && setHovered(atPointer(event))
        }
        onPointerLeave={() => setHovered(undefined)}
        onPointerDown={(event) => column.writes && onPress(event, undefined, "draw")}
        onClick={(event) => column.writes && onFree({ stylistId, at: atPointer(event) })}
      >
        {hovered !== undefined && !drag && (
          <span
            aria-hidden="true"
            className="absolute inset-x-0.5 flex items-center rounded-small border border-dashed border-ink-3 px-2 font-mono text-2xs text-ink-2"
            style={{
              top: topOf(hovered),
              height: heightOf({ startsAt: 0, endsAt: stepMinutes * 60_000 }),
            }}
          >
            {timeIn(timeZone, hovered)}
          </span>
        )}
      </div>
      <ol>
        {holds.map((hold) => (
          <HeldBlock key={hold.startsAt} hold={hold} {...place} />
        ))}
        {blocks.map((block) => (
          <TakenBlock key={block.id} block={block} onOpen={onBlock} {...place} />
        ))}
        {appointments.map((appointment, at) => (
          <AppointmentBlock
            key={appointment.id}
            appointment={appointment}
            lane={lanes[at] ?? { left: 0, width: 1, depth: 0 }}
            mustKnow={mustKnow.get(appointment.clientId ?? "")}
            conflict={conflicts.get(appointment.id)}
            outside={!isWorked(spanOf(appointment), working)}
            writes={column.writes}
            lifted={drag?.appointment?.id === appointment.id}
            onOpen={onOpen}
            onClose={Date.parse(appointment.startsAt) <= now ? onClose : undefined}
            onKey={onKey}
            onPress={(event, kind) => onPress(event, appointment, kind)}
            {...place}
          />
        ))}
      </ol>
      {drag?.column === index && (
        <m.div
          aria-hidden="true"
          initial={false}
          animate={{ y: topOf(drag.startsAt), height: heightOf(drag) }}
          transition={{ duration: 0.09 }}
          className="pointer-events-none absolute inset-x-0.5 top-0 z-30 overflow-hidden rounded-small border-2 border-ink bg-raised px-2.5 py-1 text-2xs shadow-float"
        >
          <span className="block font-mono font-semibold">
            {timesIn(timeZone, drag.startsAt, drag.endsAt)}
          </span>
          <span className="block truncate">{drag.appointment?.clientName ?? "Book a client"}</span>
        </m.div>
      )}
      <NowLine axis={axis} timeZone={timeZone} topOf={topOf} />
    </section>
  );
}
