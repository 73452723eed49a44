import { useRef, useState, type PointerEvent as Press } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { Column } from "./grid.ts";
import { keepWithin, snap, spanOf, type Span } from "./layout-rules.ts";

/** What is under the hand: where it would come to stand if it were let go now. Time that is drawn is nobody's yet. */
export type Drag = {
  appointment: Appointment | undefined;
  kind: "move" | "resize" | "draw";
  column: number;
  startsAt: number;
  endsAt: number;
};

const HOUR = 3_600_000;
/** How far a mouse goes before it drags, and a finger before it scrolls; in px. */
const SLACK = 5;
/** How long a finger rests before it drags. */
const HOLD_MS = 350;
/** Time is drawn by minutes that are said, whatever the salon's step for offers is. */
const DRAWN_STEP = 5;
/** How near to the edge the calendar scrolls along. */
const EDGE = 48;

/**
 * Dragging by mouse at once, by finger after a long press, by steps; Escape leaves all as it was. `register` takes the
 * element of each column, whose height stands for its hours.
 */
export function useDrag({
  columns,
  pxPerHour,
  stepMinutes,
  onDrop,
}: {
  columns: readonly Column[];
  pxPerHour: number;
  stepMinutes: number;
  onDrop: (drag: Drag) => void;
}) {
  const [drag, setDrag] = useState<Drag>();
  const bodies = useRef<(HTMLElement | null)[]>([]);
  const register = (index: number) => (element: HTMLElement | null) => {
    bodies.current[index] = element;
  };

  /** The instant at a height of the screen, in the hours of a column. */
  const instantAt = (index: number, clientY: number): number => {
    const top = bodies.current[index]?.getBoundingClientRect().top ?? 0;
    return (columns[index]?.axis.startsAt ?? 0) + ((clientY - top) / pxPerHour) * HOUR;
  };
  const drawnAt = (index: number, clientY: number): Span => {
    const axis = columns[index]?.axis ?? { startsAt: 0, endsAt: 0 };
    const startsAt = snap(axis, instantAt(index, clientY), DRAWN_STEP);
    return { startsAt, endsAt: startsAt + DRAWN_STEP * 60_000 };
  };
  const columnAt = (clientX: number, otherwise: number): number => {
    const found = columns.findIndex((_, index) => {
      const box = bodies.current[index]?.getBoundingClientRect();
      return box && clientX >= box.left && clientX < box.right;
    });
    return columns[found]?.writes ? found : otherwise;
  };

  const begin = (
    press: Press,
    appointment: Appointment | undefined,
    kind: Drag["kind"],
    column: number,
  ) => {
    if (press.button !== 0 || !press.isPrimary) return;
    const { clientX, clientY, pointerId, pointerType } = press;
    const step = appointment ? stepMinutes : DRAWN_STEP;
    const span = appointment ? spanOf(appointment) : drawnAt(column, clientY);
    const length = span.endsAt - span.startsAt;
    const grabbed = instantAt(column, clientY) - span.startsAt;
    const touch = pointerType === "touch";
    const over = new AbortController();
    let current: Drag | undefined;

    const start = () => {
      current = { appointment, kind, column, ...span };
      setDrag(current);
    };
    const holding = touch ? setTimeout(start, HOLD_MS) : undefined;
    const follow = (event: PointerEvent) => {
      const target = kind === "move" ? columnAt(event.clientX, column) : column;
      const axis = columns[target]?.axis;
      if (!current || !axis) return;
      const at = instantAt(target, event.clientY);
      const startsAt =
        kind === "move" ? keepWithin(axis, snap(axis, at - grabbed, step), length) : span.startsAt;
      const shortest = span.startsAt + step * 60_000;
      const endsAt =
        kind === "move"
          ? startsAt + length
          : Math.min(axis.endsAt, Math.max(shortest, snap(axis, at, step)));
      scrollAlong(bodies.current[target], event.clientY);
      if (current.column === target && current.startsAt === startsAt && current.endsAt === endsAt)
        return;
      current = { appointment, kind, column: target, startsAt, endsAt };
      setDrag(current);
    };
    const end = (dropped: boolean) => {
      clearTimeout(holding);
      over.abort();
      setDrag(undefined);
      if (!current) return;
      swallowClick();
      const same =
        current.column === column &&
        current.startsAt === span.startsAt &&
        current.endsAt === span.endsAt;
      if (dropped && !same) onDrop(current);
    };
    const { signal } = over;
    addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerId !== pointerId) return;
        const far = Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK;
        if (!current && far) {
          if (touch) return end(false);
          start();
        }
        follow(event);
      },
      { signal },
    );
    addEventListener("pointerup", (event) => event.pointerId === pointerId && end(true), {
      signal,
    });
    addEventListener("pointercancel", () => end(false), { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && end(false), { signal });
    addEventListener("touchmove", (event) => current && event.preventDefault(), {
      signal,
      passive: false,
    });
    addEventListener("contextmenu", (event) => touch && event.preventDefault(), { signal });
  };

  return { drag, begin, register };
}

/** The click that ends a drag opens nothing. */
function swallowClick() {
  const over = new AbortController();
  addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: over.signal },
  );
  setTimeout(() => over.abort());
}

/** Brings on what is beyond the edge, where something is held against it. */
function scrollAlong(body: HTMLElement | null | undefined, clientY: number) {
  const scroller = body?.closest<HTMLElement>("[data-scrolls], main");
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (clientY < top + EDGE) scroller.scrollBy({ top: -12 });
  else if (clientY > bottom - EDGE) scroller.scrollBy({ top: 12 });
}
