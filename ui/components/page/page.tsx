import { useRef, type ReactNode } from "react";
import { useAnchor } from "#ui/lib/anchor.ts";
import { cx } from "#ui/lib/cx.ts";
import { useArrived } from "./arrived.ts";
import { Skeleton } from "./skeleton.tsx";

/**
 * The column a screen stands in: 980 px, or the full width for tables and calendars. Its heading stands at once; what is under it
 * comes whole, so that nothing moves once it is seen.
 */
export function Page({
  full,
  shape = SHAPE,
  className,
  children,
}: {
  full?: boolean;
  /** What stands under the heading until all has come, where it is laid out in its own way. */
  shape?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const content = useRef<HTMLDivElement>(null);
  const arrived = useArrived(content);
  useAnchor(arrived);
  return (
    <div
      ref={content}
      className={cx(
        "mx-auto flex w-full flex-col gap-7 px-5 pt-1 pb-16 max-md:gap-5 md:px-8",
        !full && "max-w-[984px]",
        !arrived && "[&>header~*:not([data-shape])]:hidden",
        className,
      )}
    >
      {children}
      {!arrived && (
        <div data-shape="" role="status" aria-label="Loading" aria-busy="true" className="contents">
          {shape}
        </div>
      )}
    </div>
  );
}

const SHAPE = (
  <>
    <Skeleton className="h-14" />
    <Skeleton className="h-40 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </>
);
