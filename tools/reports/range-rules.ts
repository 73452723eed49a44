import { addDays, weekdayOf } from "#tools/values/zone-rules.ts";
import type { AskReport, ReportRange } from "./schema.ts";

/** What is reported on where nobody says. */
const USUAL_DAYS = 30;
/** Two years, a leap day included. */
const MOST_DAYS = 731;

/** Up to a month is told by days, up to half a year by weeks. */
const BY_DAY = 31;
const BY_WEEK = 183;

export type BucketUnit = "day" | "week" | "month";

/** A part of a range, and the first day of the day, week or month that it is of, which may lie before the range. */
export type Bucket = ReportRange & { key: string };

/** The days that are asked for; what is missing follows from the other end and from today. */
export function rangeOf({ from, to }: AskReport, today: string): ReportRange {
  const last = to ?? today;
  return { from: from ?? addDays(last, 1 - USUAL_DAYS), to: last };
}

/** Why these days cannot be reported on, and which field is to blame; undefined where they can. */
export function rangeIssue(range: ReportRange): { path: string; message: string } | undefined {
  if (range.to < range.from) return { path: "to", message: "must not be before it begins" };
  if (daysIn(range) > MOST_DAYS) return { path: "from", message: "may be two years back at most" };
  return undefined;
}

/** As many days, directly before. */
export function rangeBefore(range: ReportRange): ReportRange {
  const days = daysIn(range);
  return { from: addDays(range.from, -days), to: addDays(range.from, -1) };
}

/** How many days a range has. */
export function daysIn({ from, to }: ReportRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/** By what a range is told. */
export function unitOf(range: ReportRange): BucketUnit {
  const days = daysIn(range);
  if (days <= BY_DAY) return "day";
  return days <= BY_WEEK ? "week" : "month";
}

/** The range in days, weeks from Monday or calendar months: without a gap, the first and last cut to the range. */
export function bucketsOf(range: ReportRange): Bucket[] {
  const unit = unitOf(range);
  const buckets: Bucket[] = [];
  let key = beginOf(unit, range.from);
  while (key <= range.to) {
    const next = nextOf(unit, key);
    const last = addDays(next, -1);
    const from = key < range.from ? range.from : key;
    buckets.push({ key, from, to: last > range.to ? range.to : last });
    key = next;
  }
  return buckets;
}

function beginOf(unit: BucketUnit, date: string): string {
  if (unit === "week") return addDays(date, 1 - weekdayOf(date));
  return unit === "month" ? `${date.slice(0, 7)}-01` : date;
}

function nextOf(unit: BucketUnit, key: string): string {
  if (unit === "week") return addDays(key, 7);
  // 31 days after the first of a month lies in the next one
  return unit === "month" ? beginOf(unit, addDays(key, 31)) : addDays(key, 1);
}
