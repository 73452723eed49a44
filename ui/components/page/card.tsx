import type { ComponentProps, ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

export type CardProps = Omit<ComponentProps<"section">, "title"> & {
  /** Heading of the card; names the region. */
  title?: string;
  /** Beside the heading. */
  aside?: ReactNode;
  /** Waits for the stylist's tap: drawn in ink. */
  waiting?: boolean;
};

/** A quiet surface for one thing: 22 px corners, a hairline, no shadow on dark. */
export function Card({ title, aside, waiting, className, children, ...rest }: CardProps) {
  return (
    <section
      data-surface=""
      aria-label={title}
      {...rest}
      className={cx(
        "min-w-0 rounded-card border bg-surface p-[22px] shadow-edge max-md:p-4",
        waiting ? "border-ink" : "border-line-soft",
        className,
      )}
    >
      {title && (
        <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
          <h2 className="text-lg">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
