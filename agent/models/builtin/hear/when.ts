import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { MONTH } from "./calendar-names.ts";
import { hearDays, type HeardDays } from "./when-days.ts";
import { hearTimes, type HeardTimes } from "./when-times.ts";
import { plainWhen } from "./when-words.ts";

/**
 * Days and times somebody spoke of, in the salon's calendar: one `date`, or a `range` (both ends included) with the
 * `weekday` (ISO, 1 Monday) or the `days` that alone are meant in it; one `time` (HH:mm, `about` when only roughly), or
 * bounds `after` and `before` of the start.
 */
export type When = HeardDays & HeardTimes;

const A_MONTH = String.raw`${MONTH}\b`;
const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)?(?![\d:.])`;
const UNTIL = String.raw` ?(?:to|-|–|till?|until) ?(?:the )?`;
const BEFORE = new RegExp(
  String.raw`\b(${A_MONTH}) (?:the )?(${NTH})${UNTIL}(${NTH})(?! ?(?:[ap]m|${A_MONTH}))`,
  "g",
);
const BEHIND = new RegExp(String.raw`\b(${NTH})${UNTIL}(${NTH}) (?:of )?(${A_MONTH})(?! \d)`, "g");

/** From one day to another of a month that was said once, with the month at both: "dec 24 to the 26th", "24 to 26 december". */
const bothMonths = (text: string) =>
  text
    .replaceAll(/\b(?:through|thru) (?=(?:the )?\d)/g, "to ")
    .replaceAll(BEFORE, "$1 $2 to $1 $3")
    .replaceAll(BEHIND, "$1 $3 to $2 $3");

/** "2 days ago", as the day it was. */
const datesAgo = (text: string, today: string) =>
  text.replaceAll(
    /\b(\d{1,2}|an?|one|two|three|four|five|six) (day|week|month)s? ago\b/g,
    (_, many: string, unit: "day" | "week" | "month") => {
      const count = Number(many) || Math.max(1, MANY.indexOf(many));
      return addDays(today, -count * { day: 1, week: 7, month: 30 }[unit]);
    },
  );
const MANY = ["", "one", "two", "three", "four", "five", "six"];

/** Where 11/12 is November 12. */
const MONTH_FIRST =
  /^(?:America\/(?!Toronto|Vancouver|Montreal|Halifax|Edmonton|Winnipeg|Regina|St_Johns|Sao_Paulo|Mexico_City|Bogota|Lima|Santiago|Caracas|Argentina|Buenos_Aires|Montevideo)|Pacific\/Honolulu|US\/)/;

/**
 * The days and times in what somebody typed, in English and the commonest German, Spanish and French words, seen from
 * an instant in a zone; undefined when there are none. `bare` also takes a lone number as an hour, which only makes
 * sense where a time was asked for.
 */
export function hearWhen(
  typed: string,
  at: { timeZone: string; now: Date; bare?: boolean },
): When | undefined {
  const today = wallOf(at.timeZone, at.now.getTime()).date;
  const { heard, rest } = hearDays(
    datesAgo(bothMonths(plainWhen(typed.slice(0, 2000))), today),
    today,
    MONTH_FIRST.test(at.timeZone),
  );
  const when = { ...heard, ...hearTimes(rest, at.bare ?? false) };
  return Object.keys(when).length > 0 ? when : undefined;
}
