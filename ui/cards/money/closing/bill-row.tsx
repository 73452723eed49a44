import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "#ui/components/fields/field.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { cx } from "#ui/lib/cx.ts";

/** A line of a bill with its amount to the right. */
export function Line({
  label,
  error,
  children,
}: {
  label: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-4">
        <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
        {children}
      </div>
      {error && <p className="text-xs font-medium text-bad">{error}</p>}
    </div>
  );
}

/** The same of what can be taken off again. */
export function Row({
  name,
  error,
  onRemove,
  children,
}: {
  name: string;
  error: string | undefined;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2">
          {children}
        </div>
        <IconButton
          label={`Remove the ${name}`}
          icon={<X size={17} />}
          onClick={onRemove}
          className="-mr-2.5"
        />
      </div>
      {error && <p className="text-xs font-medium text-bad">{error}</p>}
    </div>
  );
}

/** An amount as it is typed, to the right as amounts stand. */
export function MoneyInput({
  value,
  onChange,
  label,
  placeholder = "0",
  className,
}: {
  value: string;
  onChange: (value: string) => void;
  label: string;
  placeholder?: string;
  className?: string;
}) {
  return (
    <Field label={label} hideLabel className={cx("w-28 min-w-0 shrink-0", className)}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => target.select()}
        className="text-right font-mono tabular-nums"
      />
    </Field>
  );
}
