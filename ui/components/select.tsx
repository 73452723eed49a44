import type { ComponentProps } from "react";
import { cx } from "#ui/lib/cx.ts";
import { CONTROL, useField } from "./field.tsx";

/** One of many inside a Field: the system's own list. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select {...useField()} {...rest} className={cx(CONTROL, "h-11", className)} />;
}
