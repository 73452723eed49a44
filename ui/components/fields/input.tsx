import type { ComponentProps } from "react";
import { cx } from "#ui/lib/cx.ts";
import { CONTROL, useField } from "./field.tsx";

const PICKED = new Set(["date", "time", "datetime-local"]);

/** A line of text inside a Field. A day that is not picked yet is as quiet as a placeholder. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  const unpicked = PICKED.has(rest.type ?? "") && rest.value === "";
  return (
    <input
      {...useField()}
      {...rest}
      className={cx(
        CONTROL,
        "h-11",
        unpicked && "not-focus:text-ink-3 [&::-webkit-calendar-picker-indicator]:opacity-55",
        className,
      )}
    />
  );
}
