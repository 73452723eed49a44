import { useId, type ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

export type SwitchProps = {
  label: ReactNode;
  /** What it means, under the label. */
  hint?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
};

/** On or off, at once; the whole row is the target. */
export function Switch({ label, hint, on, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div
      className={cx("flex min-h-11 items-center justify-between gap-4", disabled && "opacity-50")}
    >
      <label htmlFor={id} className="flex-1 py-1.5">
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-balance text-ink-3">
            {hint}
          </span>
        )}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!on)}
        className={cx(
          "relative h-7 w-12 shrink-0 rounded-full border transition-colors duration-150 before:absolute before:-inset-2.5 before:content-['']",
          on ? "border-transparent bg-accent" : "border-ink-2 bg-surface",
        )}
      >
        <span
          className={cx(
            "absolute top-1/2 left-[3px] size-5 -translate-y-1/2 rounded-full transition-transform duration-150",
            on ? "translate-x-5 bg-accent-ink" : "scale-75 bg-ink-2",
          )}
        />
      </button>
    </div>
  );
}
