import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

/** How something goes, step by step: each a sentence, or a name with a sentence under it. */
export function NumberedSteps({
  steps,
  className = "flex flex-col",
}: {
  steps: readonly { title?: string; text: ReactNode }[];
  /** How they are laid out. */
  className?: string;
}) {
  return (
    <ol className={cx("gap-x-8 gap-y-4", className)}>
      {steps.map(({ title, text }, at) => (
        <li key={at} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold"
          >
            {at + 1}
          </span>
          <span className="pt-0.5">
            {title && <span className="block font-semibold">{title}</span>}
            <span className="text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
