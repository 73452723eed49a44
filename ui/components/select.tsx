import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "#ui/lib/cx.ts";
import { CONTROL, useField } from "./field.tsx";

export type SelectProps = Omit<ComponentProps<"select">, "children"> & {
  options: readonly { value: string | number; label: string; disabled?: boolean }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
};

/** One of many inside a Field: the system's own list, so it is right under every finger. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={cx("relative block", className)}>
      <select {...useField()} {...rest} className={cx(CONTROL, "h-11 appearance-none pr-10")}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
