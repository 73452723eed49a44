import { ReceiptText } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { notesOf, STRIPE, tintOf } from "./block-notes.ts";
import { briefTimeIn, timesIn } from "#ui/lib/format.ts";
import { segmentSpans, spanOf, type Lane, type Span } from "./layout-rules.ts";

/** Below these heights, in px, there is room for one line, or none but small. */
const ONE_LINE = 42;
const TINY = 24;
/** From this height on names may take two lines, and from the other all else. */
const TWO_LINES = 54;
const TALL = 72;
/** What who and when take, and each line more, in px. */
const HEAD = 42;
const LINE = 17;
/** From this height on there is room to close it. */
const CLOSES_FROM = 56;

export type BlockProps = {
  appointment: Appointment;
  timeZone: string;
  lane: Lane;
  /** Heights in px of a span of time, and from the top of the column. */
  heightOf: (span: Span) => number;
  topOf: (at: number) => number;
  /** What must be known of this client before they are touched. */
  mustKnow: string | undefined;
  /** Who or what else is at that time, in words. */
  conflict: string | undefined;
  /** Some of it lies where the stylist does not work. */
  outside: boolean;
  /** It is being dragged: what stands here is where it comes from. */
  lifted: boolean;
  /** Whether one may write in this book. */
  writes: boolean;
  onOpen: (appointment: Appointment) => void;
  /** Of one that has begun: it is closed from here. */
  onClose: ((appointment: Appointment) => void) | undefined;
  onPress: (event: PointerEvent, kind: "move" | "resize") => void;
  onKey: (event: KeyboardEvent, appointment: Appointment) => void;
};

/** An appointment in the calendar: what holds the stylist solid, what processes lighter, so that one sees where another fits. */
export function AppointmentBlock({
  appointment,
  timeZone,
  lane,
  heightOf,
  topOf,
  mustKnow,
  conflict,
  outside,
  lifted,
  writes,
  onOpen,
  onClose,
  onPress,
  onKey,
}: BlockProps) {
  const span = spanOf(appointment);
  const height = heightOf(span);
  const movable = writes && isStanding(appointment.status);
  const { clientName, serviceType, status } = appointment;
  const notes = notesOf(appointment, { mustKnow, conflict, outside });
  const shown = notes.filter(({ quiet }) => !quiet);
  const times = timesIn(timeZone, span.startsAt, span.endsAt);
  const small = height < ONE_LINE;
  const tall = height >= TALL;
  // what there is no room for in words stays as a mark
  const room = small ? 0 : Math.max(0, Math.floor((height - HEAD) / LINE));
  return (
    <li
      className={cx("group @container absolute px-px", lifted && "opacity-40")}
      style={{
        top: topOf(span.startsAt),
        height,
        left: `${lane.left * 100}%`,
        width: `${lane.width * 100}%`,
        zIndex: lane.depth + 2,
      }}
    >
      <button
        type="button"
        data-appointment={appointment.id}
        {...(movable && { "aria-describedby": "move-keys" })}
        onClick={() => onOpen(appointment)}
        onKeyDown={(event) => movable && onKey(event, appointment)}
        onPointerDown={(event) => movable && onPress(event, "move")}
        className={cx(
          "absolute inset-x-px inset-y-px overflow-hidden rounded-small border text-left text-ink select-none [-webkit-touch-callout:none]",
          "focus-visible:outline-offset-1",
          status === "pending" ? "border-dashed border-ink-3" : "border-line",
          status === "completed" ? "bg-sunken text-ink-2" : "bg-surface",
          movable && "md:cursor-grab",
          height < 44 && "touch:before:absolute touch:before:-inset-y-2 touch:before:inset-x-0",
        )}
      >
        <span className="sr-only">
          {[
            clientName,
            serviceType,
            times,
            ...notes.map(({ words, of }) => (of === "mustKnow" ? words : words.toLowerCase())),
          ].join(", ")}
        </span>
        {segmentSpans(appointment).map((segment) => (
          <span
            key={segment.startsAt}
            aria-hidden="true"
            className={cx(
              "absolute inset-x-0",
              segment.kind === "process" ? "bg-bg" : tintOf(appointment),
            )}
            style={{
              top: heightOf({ startsAt: span.startsAt, endsAt: segment.startsAt }),
              height: heightOf(segment),
            }}
          />
        ))}
        <span
          aria-hidden="true"
          className={cx("absolute inset-y-0 left-0 w-[3px]", STRIPE[status])}
        />
        <span
          aria-hidden="true"
          className={cx(
            "absolute top-0 left-[3px] flex max-w-[calc(100%-3px)] pr-2 pl-2",
            small ? "h-full items-center gap-1.5" : "flex-col pt-1.5 pb-0.5",
            height < TINY ? "text-[11px] leading-[1.2]" : "text-2xs",
          )}
        >
          <span className="flex min-w-0 items-center gap-1">
            <span
              className={cx(
                "font-semibold",
                height >= TWO_LINES ? "line-clamp-2 [overflow-wrap:anywhere]" : "truncate",
              )}
            >
              {clientName}
            </span>
            {shown.slice(room).map(({ of, icon: Icon, tone }) => (
              <Icon key={of} size={13} className={cx("shrink-0", tone)} />
            ))}
          </span>
          <span
            className={cx(
              tall ? "line-clamp-2" : "truncate",
              status !== "completed" && "text-ink-2",
              // a name alone, where both would be cut
              small && "@max-[190px]:hidden",
            )}
          >
            <span className="mr-1.5 font-mono">{briefTimeIn(timeZone, span.startsAt)}</span>
            {serviceType}
          </span>
          {shown.slice(0, room).map(({ of, icon: Icon, words, tone }) => (
            <span key={of} className={cx("flex min-w-0 items-center gap-1 font-semibold", tone)}>
              <Icon size={12} className="shrink-0" />
              <span className={tall ? "line-clamp-2" : "truncate"}>{words}</span>
            </span>
          ))}
        </span>
      </button>
      {onClose && movable && height >= CLOSES_FROM && (
        <button
          type="button"
          aria-label={`Close ${clientName}’s visit`}
          onClick={() => onClose(appointment)}
          className="absolute right-1.5 bottom-1.5 inline-flex h-7 items-center gap-1.5 rounded-full bg-accent px-2.5 text-2xs font-semibold text-accent-ink touch:before:absolute touch:before:-inset-2"
        >
          <ReceiptText size={13} aria-hidden="true" />
          Close
        </button>
      )}
      {movable && (
        <span
          aria-hidden="true"
          onPointerDown={(event) => onPress(event, "resize")}
          className="absolute inset-x-2 -bottom-1 flex h-2.5 cursor-ns-resize justify-end opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:-bottom-2 touch:h-5"
        >
          <span className="mt-0.5 h-1 w-7 rounded-full bg-ink-3" />
        </span>
      )}
    </li>
  );
}
