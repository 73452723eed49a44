import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

/** What a figure stands in: a sunken field, with a line under it that says what it shows. */
export function FigureFrame({
  caption,
  className,
  children,
}: {
  caption?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className="@container max-w-[720px] break-inside-avoid rounded-m bg-sunken p-5 max-md:p-4 print:border print:border-line print:bg-surface">
      <div className={cx("min-w-0", className)}>{children}</div>
      {caption && <figcaption className="mt-4 text-sm text-ink-2">{caption}</figcaption>}
    </figure>
  );
}
