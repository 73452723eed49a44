import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

/** What most readers can do without, behind one line; on paper it is open. */
export function Fold({
  summary,
  open,
  className,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={cx("group/fold", className)} open={open}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-small text-sm text-ink-2 hover:text-ink print:hidden [&::-webkit-details-marker]:hidden">
        <ChevronDown
          size={17}
          aria-hidden="true"
          className="shrink-0 transition-transform duration-150 group-open/fold:rotate-180"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
