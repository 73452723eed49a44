import { cx } from "#ui/lib/cx.ts";
import { clock } from "#ui/lib/format.ts";

const RADIUS = 25;
const AROUND = 2 * Math.PI * RADIUS;

export type TimerRingProps = {
  /** Seconds left; below zero the time is over and the ring turns to brass. */
  left: number;
  /** Seconds in all. */
  total: number;
  className?: string;
};

/** How much of a processing time is left, as a closing ring. */
export function TimerRing({ left, total, className }: TimerRingProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0;
  const over = left <= 0;
  return (
    <svg
      viewBox="0 0 60 60"
      role="img"
      aria-label={over ? "Time is up" : `${clock(left)} left of ${clock(total)}`}
      className={cx("size-15 shrink-0 -rotate-90", over ? "text-warn" : "text-ink", className)}
    >
      <circle
        cx="30"
        cy="30"
        r={RADIUS}
        fill="none"
        className="stroke-accent-soft"
        strokeWidth="6"
      />
      <circle
        cx="30"
        cy="30"
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray={AROUND}
        strokeDashoffset={over ? 0 : AROUND * (1 - share)}
      />
    </svg>
  );
}
