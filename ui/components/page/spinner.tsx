import { cx } from "#ui/lib/cx.ts";

/** A turning ring; `label` is read out, without it the ring is decoration. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? "status" : undefined}
      aria-hidden={label ? undefined : true}
      className={cx("inline-flex items-center gap-2 text-ink-2", className)}
    >
      <svg viewBox="0 0 20 20" className="size-[1.15em] animate-spin" aria-hidden="true">
        <circle
          cx="10"
          cy="10"
          r="8"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".25"
          strokeWidth="2.5"
        />
        <path
          d="M10 2a8 8 0 0 1 8 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      {label}
    </span>
  );
}
