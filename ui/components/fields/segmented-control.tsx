import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { rove } from "#ui/components/roving.ts";
import { segmentLook, TRACK } from "./segment-look.ts";

export type SegmentedControlProps<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  className?: string;
};

/** The same under its label, with what the choice means. */
export function FieldSegments<Value extends string | number>({
  hint,
  ...control
}: SegmentedControlProps<Value> & { hint?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="text-sm font-semibold" aria-hidden="true">
        {control.label}
      </span>
      <SegmentedControl {...control} />
      {hint && <p className="text-xs text-balance text-ink-3">{hint}</p>}
    </div>
  );
}

/** One of a few, all in sight: a radio group in a sunken track. */
export function SegmentedControl<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  const chosen = options.some((option) => option.value === value);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(TRACK, className)}
      onKeyDown={(event) => rove(event, "[role=radio]")?.click()}
    >
      {options.map((option, index) => {
        const on = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={on}
            tabIndex={on || (!chosen && index === 0) ? 0 : -1}
            onClick={() => onChange(option.value)}
            className={segmentLook(on)}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
