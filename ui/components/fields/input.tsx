import type { ComponentProps } from "react";
import { cx } from "#ui/lib/cx.ts";
import { CONTROL, useField } from "./field.tsx";

/** A line of text inside a Field. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useField()} {...rest} className={cx(CONTROL, "h-11", className)} />;
}
