import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

/** Something on the line of a visit: a filled mark for what goes out, an empty one for what does not. */
export function TimelineStep({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-4 [&:not(:last-child)]:before:-bottom-4 [&:not(:last-child)]:before:left-[5px] [&:not(:last-child)]:before:w-0.5 [&:not(:last-child)]:before:bg-line max-sm:gap-3">
      <span
        aria-hidden="true"
        className={cx(
          "relative mt-4 size-3 shrink-0 rounded-full border-2",
          on ? "border-accent bg-accent" : "border-ink-3 bg-surface",
        )}
      />
      <div className="flex min-h-11 min-w-0 flex-1 flex-col justify-center">{children}</div>
    </li>
  );
}
