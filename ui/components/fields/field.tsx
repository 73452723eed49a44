import { createContext, use, useId, useMemo, type ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

type FieldIds = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

const FieldContext = createContext<FieldIds | null>(null);

/** What a control inside a Field spreads onto itself, so that label, hint and error belong to it. */
export function useField() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid || undefined,
    "aria-required": field.required || undefined,
  };
}

export type FieldProps = {
  label: ReactNode;
  /** What to write, before a mistake is made. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
  required?: boolean;
  /** Keeps the label for readers only. */
  hideLabel?: boolean;
  children: ReactNode;
  className?: string;
};

/** A label, one control (Input, Textarea, Select), a hint and an error. */
export function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel,
  children,
  className,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  const ids = useMemo(
    () => ({ id, describedBy, invalid: Boolean(error), required }),
    [id, describedBy, error, required],
  );
  return (
    <div className={cx("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-sm font-semibold"}>
        {label}
        {required && (
          <span className="text-ink-3" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      <FieldContext value={ids}>{children}</FieldContext>
      {error && (
        <p id={errorId} role="alert" className="text-xs font-medium text-bad">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The look of a text control: 14 px corners on a quiet ground. */
export const CONTROL = cx(
  "w-full min-w-0 rounded-m border border-line bg-field px-3.5 text-base text-ink touch:text-md",
  "transition-colors duration-150 hover:border-ink-3 focus-visible:border-ink focus-visible:outline-1 focus-visible:outline-offset-0",
  "aria-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-50",
);
