import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

/** One side of a call: its heading with a fact beside it, over what went or came. */
export function CodePane({
  title,
  fact,
  className,
  children,
}: {
  title: string;
  fact?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className={cx("flex min-w-0 flex-col", className)}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 className="text-base">{title}</h3>
        <span className="font-mono text-2xs text-ink-3">{fact}</span>
      </div>
      {children}
    </section>
  );
}

/** JSON as it went or came, in a region that scrolls by itself. */
export function Raw({
  label,
  replacer,
  className,
  children,
}: {
  label: string;
  replacer?: (key: string, value: unknown) => unknown;
  className?: string;
  children: unknown;
}) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reached by keyboard
      tabIndex={0}
      aria-label={label}
      role="region"
      className={cx(
        "overflow-auto wrap-anywhere whitespace-pre-wrap rounded-m border border-line-soft bg-sunken p-4 font-mono text-xs",
        className,
      )}
    >
      {JSON.stringify(children, replacer, 2)}
    </pre>
  );
}
