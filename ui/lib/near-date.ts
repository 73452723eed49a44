import { shortDate } from "./format.ts";

/** A day in short, with the year only where it is another than this one. */
export function nearDate(instant: string, timeZone?: string, now = new Date()): string {
  const yearOf = (at: Date) => at.toLocaleDateString("en-US", { year: "numeric", timeZone });
  const at = new Date(instant);
  if (yearOf(at) !== yearOf(now)) return shortDate(at, timeZone);
  return at.toLocaleDateString(undefined, { day: "numeric", month: "short", timeZone });
}
