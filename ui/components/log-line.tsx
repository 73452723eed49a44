import type { ReactNode } from "react";
import { shortMoment } from "#ui/lib/format.ts";

/** A line of a log: when, what, and at its end what belongs to it. Stands in a list. */
export function LogLine({
  at,
  aside,
  children,
}: {
  /** An instant, ISO 8601. */
  at: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-col gap-x-5 gap-y-1 py-2.5 first:pt-0 last:pb-0 sm:flex-row sm:items-baseline">
      <time dateTime={at} className="shrink-0 text-sm text-ink-3 tabular-nums sm:w-[136px]">
        {shortMoment(at)}
      </time>
      <p className="min-w-0 flex-1 break-words text-pretty">{children}</p>
      {aside}
    </li>
  );
}
