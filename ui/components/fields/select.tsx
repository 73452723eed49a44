import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "#ui/lib/cx.ts";
import { CONTROL, useField } from "./field.tsx";

/** One of many inside a Field: the system's own list. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className={cx("relative block min-w-0", className)}>
      <select
        {...useField()}
        {...rest}
        className={cx(CONTROL, "h-11 appearance-none truncate pr-9 max-md:pl-3")}
      />
      <ChevronDown
        size={17}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
