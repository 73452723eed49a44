import type { ComponentProps } from "react";
import { cx } from "#ui/lib/cx.ts";
import { CONTROL, useField } from "./field.tsx";

/** Several lines of text inside a Field; it grows with what is written. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={3}
      {...useField()}
      {...rest}
      className={cx(CONTROL, "field-sizing-content min-h-24 resize-y py-2.5", className)}
    />
  );
}
