import type { TimeBlock } from "#tools/appointments/schema.ts";
import { timesIn } from "#ui/lib/format.ts";
import { spanOf, type Span } from "./layout-rules.ts";

type Place = {
  timeZone: string;
  heightOf: (span: Span) => number;
  topOf: (at: number) => number;
};

/** Time that a stylist keeps for something else; pressed, it can be given free. */
export function TakenBlock({
  block,
  timeZone,
  heightOf,
  topOf,
  onOpen,
}: Place & { block: TimeBlock; onOpen: (block: TimeBlock) => void }) {
  const span = spanOf(block);
  const times = timesIn(timeZone, span.startsAt, span.endsAt);
  return (
    <li
      className="absolute inset-x-0 px-px"
      style={{ top: topOf(span.startsAt), height: heightOf(span), zIndex: 1 }}
    >
      <button
        type="button"
        onClick={() => onOpen(block)}
        className="absolute inset-px overflow-hidden rounded-small border border-line bg-sunken px-2.5 py-1 text-left text-2xs text-ink-2 [background-image:repeating-linear-gradient(135deg,var(--line-soft)_0_6px,transparent_6px_12px)]"
      >
        <span className="sr-only">
          Blocked, {times}
          {block.reason && `, ${block.reason}`}
        </span>
        <span aria-hidden="true" className="block truncate font-semibold">
          {block.reason || "Blocked"}
        </span>
      </button>
    </li>
  );
}

/** A client is choosing this time at this moment, or has it on offer from the waitlist. */
export function HeldBlock({
  hold,
  timeZone,
  heightOf,
  topOf,
}: Place & { hold: { startsAt: string; endsAt: string } }) {
  const span = spanOf(hold);
  return (
    <li
      className="absolute inset-x-0 px-0.5 py-px"
      style={{ top: topOf(span.startsAt), height: heightOf(span), zIndex: 1 }}
    >
      <span className="block h-full overflow-hidden rounded-small border border-dashed border-ink-3 bg-surface px-2.5 py-1 text-2xs text-ink-2">
        <span className="block truncate font-semibold">Held for a client</span>
        <span className="block truncate font-mono">
          {timesIn(timeZone, span.startsAt, span.endsAt)}
        </span>
      </span>
    </li>
  );
}
