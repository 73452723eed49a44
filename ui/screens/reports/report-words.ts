import { daysIn } from "#tools/reports/range-rules.ts";
import type { ReportRange, Share } from "#tools/reports/schema.ts";
import { plural } from "#ui/lib/format.ts";

const day = (date: string, more: Intl.DateTimeFormatOptions = {}) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(undefined, {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    ...more,
  });

/** "3 Nov", "3 Nov to 9 Nov", with the year where it is asked for. */
export function daysWords({ from, to }: ReportRange, year?: "year"): string {
  const last = day(to, year && { year: "numeric" });
  if (from === to) return last;
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${day(from, year && !sameYear ? { year: "numeric" } : {})} to ${last}`;
}

/** How a part of a range is called under a chart: by its first day, a whole month by its name. */
export function tickWords({ from, to }: ReportRange): string {
  const wholeMonths = daysIn({ from, to }) > 7;
  return wholeMonths
    ? new Date(`${from}T00:00:00Z`).toLocaleDateString(undefined, {
        timeZone: "UTC",
        month: "short",
        year: "2-digit",
      })
    : day(from);
}

/** "41%", or that there are too few. */
export function shareText({ percent, of }: Omit<Share, "count">): string {
  if (percent !== null) return `${percent}%`;
  return of === 0 ? "–" : "Too few to say";
}

/** "12 of 29 visits", and of what time. */
export const shareNote = ({ count, of }: Share, one: string, when = "") =>
  of === 0 ? `No ${one}s${when} to count` : `${count} of ${plural(of, one)}${when}`;

/** "the 30 days before". */
export const beforeWords = (range: ReportRange): string => {
  const days = daysIn(range);
  return days === 1 ? "the day before" : `the ${days} days before`;
};
