import { wallOf } from "#tools/values/zone-rules.ts";
import { spokenTime } from "#tools/values/spoken-rules.ts";

/** By what days are told: the salon's zone and its present day. */
export type Clock = { timeZone: string; today: string };

/** "one booking waits", "3 bookings wait": a count with its noun and verb. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`;
}

/** "today at 2:30 PM", "tomorrow at 9:00 AM", "Nov 24 at 9:00 AM". */
export function momentWords(at: Date, { timeZone, today }: Clock): string {
  const { date, time } = wallOf(timeZone, at.getTime());
  return `${dayWords(date, today)} at ${spokenTime(time)}`;
}

/** "today", "tomorrow", "Nov 24"; with the year where it is another. */
export function dayWords(date: string, today: string): string {
  if (date === today) return "today";
  const away = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  if (away === 1) return "tomorrow";
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    ...(date.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
  });
}

/** The same behind a verb: "runs out today", "runs out on Nov 24". */
export function onDay(date: string, today: string): string {
  const words = dayWords(date, today);
  return /\d/.test(words) ? `on ${words}` : words;
}
