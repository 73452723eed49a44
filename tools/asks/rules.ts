import { clockOf } from "#tools/hours/work-rules.ts";
import { spokenTime } from "#tools/values/spoken-rules.ts";
import { addDays, wallOf, weekdayOf } from "#tools/values/zone-rules.ts";
import { CONSENTABLE, type Consent, type Rhythm } from "./schema.ts";

/** Within so many days every rhythm comes round. */
const FARTHEST = 62;

/** The first turn of a rhythm after an instant, in ms. A time that the clocks skip is the first after the gap. */
export function nextTurn(timeZone: string, rhythm: Rhythm, after: number): number {
  const first = wallOf(timeZone, after).date;
  for (let days = 0; days <= FARTHEST; days += 1) {
    const date = addDays(first, days);
    const at = falls(rhythm, date) ? clockOf(timeZone, date)(rhythm.time) : after;
    if (at > after) return at;
  }
  throw new Error("A rhythm without a day.");
}

function falls({ weekdays, monthDay }: Rhythm, date: string): boolean {
  if (monthDay === null) return weekdays.includes(weekdayOf(date));
  const day = Number(date.slice(8));
  const isLast = addDays(date, 1).endsWith("-01");
  return day === monthDay || (isLast && day < monthDay);
}

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A rhythm in words: "Every Monday and Thursday at 9:00 am". */
export function rhythmWords({ weekdays, monthDay, time }: Rhythm): string {
  return `${daysWords(weekdays, monthDay)} at ${spokenTime(time)}`;
}

function daysWords(weekdays: readonly number[], monthDay: number | null): string {
  if (monthDay !== null)
    return monthDay === 31 ? "On the last day of every month" : `On day ${monthDay} of every month`;
  if (weekdays.length === 7) return "Every day";
  if (weekdays.join("") === "12345") return "Every weekday";
  const names = weekdays.map((day) => NAMES[day - 1]);
  return `Every ${[names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ")}`;
}

/** A consent in words, null for none: "Text a client, up to 5 each time". */
export const consentWords = (consent: Consent | null): string | null =>
  consent &&
  `${consent.tools.map((tool) => CONSENTABLE[tool]).join("; ")}, up to ${consent.most} each time`;
