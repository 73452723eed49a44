import { briefTimeIn } from "#ui/lib/format.ts";
import { useNow } from "#ui/lib/now.ts";
import type { Span } from "./layout-rules.ts";

/** Where the day stands. */
export function NowLine({
  axis,
  timeZone,
  topOf,
  label,
}: {
  axis: Span;
  timeZone: string;
  topOf: (at: number) => number;
  /** Says the time too; once is enough in a row of columns. */
  label?: boolean;
}) {
  const now = useNow();
  if (now < axis.startsAt || now >= axis.endsAt) return null;
  return (
    <span
      aria-hidden="true"
      data-now=""
      className="pointer-events-none absolute inset-x-0 z-20 h-0 border-t-2 border-bad print:hidden"
      style={{ top: topOf(now) }}
    >
      {label ? (
        <span className="absolute -top-[9px] right-1 rounded-full bg-bad px-1.5 font-mono text-[11px] leading-[17px] font-semibold whitespace-nowrap text-bg">
          {briefTimeIn(timeZone, now)}
        </span>
      ) : (
        <span className="absolute -top-[5px] -left-1 size-2 rounded-full bg-bad" />
      )}
    </span>
  );
}
