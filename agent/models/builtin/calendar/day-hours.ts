import { spokenTime } from "#tools/values/spoken-rules.ts";
import type { TeamHours } from "#tools/team/called-schema.ts";
import { weekdayOf } from "#tools/values/zone-rules.ts";
import { saidDay } from "#agent/models/builtin/wording.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { DAY_BEGINS, DAY_ENDS } from "./spans.ts";

type Span = { from: string; to: string };

/** Whether a span has no beginning or no end of its own, and so takes those of the day's work. */
export const isOpen = ({ from, to }: Span): boolean => from === DAY_BEGINS || to === DAY_ENDS;

/** Such a span within the hours that are worked on a date, or why there is none. Where no hours are known it stays as it is. */
export function withinHours(
  span: Span,
  { date, here, hours }: { date: string; here: Here; hours: Partial<TeamHours> | undefined },
): Span | { say: string } {
  const { week, exceptions = [] } = hours ?? {};
  if (!week || !isOpen(span)) return span;
  const other = exceptions.find(({ from, to }) => from <= date && date <= to);
  const worked = other ? other.hours : week[weekdayOf(date) - 1];
  const day = saidDay(date, here);
  if (!worked) return { say: `${day} is no working day: nobody can book it anyway.` };
  const from = span.from === DAY_BEGINS ? worked.from : span.from;
  const to = span.to === DAY_ENDS ? worked.to : span.to;
  return from < to
    ? { from, to }
    : {
        say: `Work on ${day} is from ${spokenTime(worked.from)} to ${spokenTime(worked.to)}: there is nothing to block. Say from when to when.`,
      };
}
