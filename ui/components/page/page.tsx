import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

/** The column a screen stands in: 980 px, or the full width for tables and calendars. */
export function Page({
  full,
  className,
  children,
}: {
  full?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        "mx-auto flex w-full flex-col gap-7 px-5 pt-7 pb-16 md:px-8 md:pt-8 min-[75rem]:pt-1",
        !full && "max-w-[984px]",
        className,
      )}
    >
      {children}
    </div>
  );
}
