import { cx } from "#ui/lib/cx.ts";

/** Level scale around a ring, deep to light, with a copper and a violet segment. */
const SEGMENTS = [
  "--l3",
  "--l4",
  "--l5",
  "--l6",
  "--copper",
  "--l7",
  "--l8",
  "--l9",
  "--l10",
  "--violet",
];
const RADIUS = 11;
const AROUND = 2 * Math.PI * RADIUS;
const STEP = AROUND / SEGMENTS.length;

/** The mark of Undertone; decoration beside its name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx("size-7 shrink-0", className)}>
      <g fill="none" strokeWidth="6" transform="rotate(126 16 16)">
        {SEGMENTS.map((colour, index) => (
          <circle
            key={colour}
            cx="16"
            cy="16"
            r={RADIUS}
            stroke={`var(${colour})`}
            strokeDasharray={`${STEP - 0.7} ${AROUND - STEP + 0.7}`}
            strokeDashoffset={-index * STEP}
          />
        ))}
      </g>
      <circle cx="16" cy="16" r="14.6" fill="none" strokeWidth="1" className="stroke-line" />
    </svg>
  );
}
