import { cx } from "#ui/lib/cx.ts";

const TONES = { ink: "bg-accent", ok: "bg-ok", warn: "bg-warn", bad: "bg-bad" };

export type ProgressBarProps = {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  tone?: keyof typeof TONES;
  /** How readers hear the value: "7 of 10 analyses used". */
  valueText?: string;
  className?: string;
};

/** How much of a known whole is done or used. */
export function ProgressBar({
  label,
  value,
  max = 100,
  tone = "ink",
  valueText,
  className,
}: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx("h-2 w-full overflow-hidden rounded-full bg-accent-soft", className)}
    >
      <div
        className={cx("h-full rounded-full transition-[width] duration-300", TONES[tone])}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
