import { durationOf } from "#tools/pricing/services/service-rules.ts";
import type { Segment, SegmentKind } from "#tools/pricing/services/service-schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { SEGMENT_WORDS, segmentSentence } from "./segment-words.ts";

/** Neutral by rule: what holds the stylist is solid, what processes is hatched. */
const LOOKS: Record<SegmentKind, string> = {
  apply: "bg-accent text-accent-ink",
  process:
    "text-ink-2 border border-dashed border-ink-3 bg-[repeating-linear-gradient(135deg,var(--accent-soft)_0_4px,transparent_4px_9px)]",
  finish: "bg-ink-3 text-bg",
  transition: "bg-accent-soft text-ink-2",
};

/** Shares of the bar below which a part has no room for its minutes, and for its name. */
const LEGIBLE = { minutes: 0.06, name: 0.17 };

/** A service drawn to scale: when the stylist is held, and when the product works alone. */
export function SegmentBar({
  segments,
  small,
  className,
}: {
  segments: readonly Segment[];
  /** Without words: the row beside it has them. */
  small?: boolean;
  className?: string;
}) {
  const whole = Math.max(1, durationOf(segments));
  return (
    <div
      role="img"
      aria-label={segmentSentence(segments)}
      className={cx("flex w-full gap-0.5", small ? "h-2.5" : "h-12", className)}
    >
      {segments.map(({ kind, minutes }, at) => (
        <span
          key={at}
          style={{ flexGrow: minutes }}
          className={cx(
            "flex min-w-1 basis-0 flex-col items-center justify-center overflow-hidden",
            small ? "rounded-[3px]" : "rounded-small",
            // without words, one look for each of the two that matter
            LOOKS[small && kind !== "process" ? "apply" : kind],
          )}
        >
          {!small && minutes / whole >= LEGIBLE.minutes && (
            <span
              className={cx(
                "flex max-w-full flex-col items-center",
                kind === "process" && "rounded-small bg-surface px-2 py-1",
              )}
            >
              <span className="font-mono text-sm leading-none font-semibold tabular-nums">
                {minutes}
              </span>
              {minutes / whole >= LEGIBLE.name && (
                <span className="mt-1 max-w-full truncate px-1 text-2xs leading-none">
                  {SEGMENT_WORDS[kind].label}
                </span>
              )}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
