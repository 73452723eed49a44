import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { cx } from "#ui/lib/cx.ts";

const LOOK = "group flex items-start gap-4 px-[22px] py-4 max-md:gap-3.5 max-md:px-4";

/** One thing in the timeline: its picture, what it was, when; a link where there is more to see. */
export function EventFrame({
  to,
  picture,
  title,
  lead,
  at,
  day,
  slim,
  children,
}: {
  to?: string;
  picture: ReactNode;
  title: string;
  lead?: ReactNode;
  at: string;
  /** How the day is said, where it is not that of the instant. */
  day?: string;
  /** In one line, where there is little to say. */
  slim?: boolean;
  children?: ReactNode;
}) {
  const shortDate = useShortDate();
  const body = (
    <>
      {picture}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2
            className={cx(
              "min-w-0 flex-1 basis-32 [overflow-wrap:anywhere]",
              slim ? "text-md" : "text-lg",
            )}
          >
            {title}
          </h2>
          <time dateTime={at} className="shrink-0 text-sm text-ink-2">
            {day ?? shortDate(at)}
          </time>
        </div>
        {lead && <p className={cx("text-sm text-ink-2", slim ? "-mt-2" : "-mt-1.5")}>{lead}</p>}
        {children}
      </div>
      {to && (
        <ChevronRight
          size={18}
          aria-hidden="true"
          className="mt-1 shrink-0 text-ink-3 group-hover:text-ink"
        />
      )}
    </>
  );
  return to ? (
    <Link
      to={to}
      className={cx(
        LOOK,
        "transition-colors duration-150 hover:bg-accent-soft focus-visible:-outline-offset-2",
      )}
    >
      {body}
    </Link>
  ) : (
    <div className={cx(LOOK, slim && "py-3!")}>{body}</div>
  );
}
