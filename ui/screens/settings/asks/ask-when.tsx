import type { Rhythm } from "#tools/asks/schema.ts";
import { wallTime } from "#ui/lib/format.ts";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The leaf of a calendar on which an ask comes, beside its words, which say it in full. */
export function AskWhen({ rhythm: { weekdays, monthDay, time } }: { rhythm: Rhythm }) {
  return (
    <span
      aria-hidden="true"
      className="flex w-16 shrink-0 flex-col self-start items-center overflow-hidden rounded-m border border-line bg-field"
    >
      <span className="w-full pt-1.5 text-center font-display text-md leading-tight font-semibold">
        {leafOf(weekdays, monthDay)}
      </span>
      <span className="pb-1.5 text-2xs text-ink-2 tabular-nums">{wallTime(time)}</span>
    </span>
  );
}

/** "1st", "22nd". */
const nth = (day: number) => {
  const ending = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" };
  return `${day}${ending[ORDINAL.select(day)]}`;
};
const ORDINAL = new Intl.PluralRules("en", { type: "ordinal" });

function leafOf(weekdays: readonly number[], monthDay: number | null): string {
  if (monthDay !== null) return monthDay === 31 ? "Last" : nth(monthDay);
  if (weekdays.length === 7) return "Daily";
  const [first, ...more] = weekdays;
  return `${DAYS[(first ?? 1) - 1]}${more.length > 0 ? "+" : ""}`;
}
