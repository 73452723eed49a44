import type { ComponentProps } from "react";
import { cx } from "#ui/lib/cx.ts";
import { CONTROL, useField } from "./field.tsx";

/** A day and the sign of its calendar fit into half of a phone. */
const LINE = "h-11 [&[type=date]]:max-sm:px-2.5";

/** A line of text inside a Field. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useField()} {...rest} className={cx(CONTROL, LINE, className)} />;
}
