import { addDays } from "#tools/values/zone-rules.ts";
import { daysOf } from "#agent/models/builtin/calendar/days.ts";
import { spanIn } from "#agent/models/builtin/calendar/spans.ts";
import { hearWhen, type When } from "#agent/models/builtin/hear/when.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Here } from "#agent/models/builtin/view.ts";

export const NO_BOOK: Say = { say: "I can't see the calendar here." };

/** Half past twelve as it is typed: "12.30", "1230". */
export const onClock = (said: string): string =>
  inOrder(plain(said)).replaceAll(/\b(\d{1,2})\.?([0-5]\d)\b(?! ?min)/g, "$1:$2");

const NTHS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
/** "The ninth" in figures, and "sat am" as a part of the day. */
const inOrder = (text: string): string =>
  text
    .replaceAll(new RegExp(`\\bthe (${NTHS.join("|")})\\b(?! one)`, "g"), (_, nth: string) => {
      const at = NTHS.indexOf(nth) + 1;
      return `the ${at}${["st", "nd", "rd"][at - 1] ?? "th"}`;
    })
    .replaceAll(/(?<![\d:] ?)\b([ap])m\b(?! i\b)(?<!\bi am)/g, (_, half: string) =>
      half === "a" ? "morning" : "afternoon",
    );

/** "Four weeks" is in four weeks, where a day is wanted. */
const SO_FAR =
  /^(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|ten|twelve) (?:days?|weeks?|months?)$/;

/** The day and the time of a frame's facts, heard together. */
export function whenIn(
  { date, time, after, before }: Slots,
  here: Here | undefined,
): When | undefined {
  const day = date && inOrder(plain(date)).replace(SO_FAR, "in $&");
  const times = [
    time && `at ${onClock(time)}`,
    after && `after ${onClock(after)}`,
    before && `before ${onClock(before)}`,
  ];
  return here && hearWhen([day, ...times].filter(Boolean).join(" "), { ...here, bare: true });
}

/** The days that were said, else those from today on. */
export const daysIn = (
  when: When | undefined,
  here: Here,
  ahead = 0,
): { from: string; to: string } => daysOf(when, todayOf(here), addDays(todayOf(here), ahead));

/** The time of day that was said of a visit, or of one of the ends of a span. */
export const clockIn = (said: string | undefined, here: Here | undefined): string | undefined =>
  said === undefined ? undefined : whenIn({ time: said }, here)?.time;

export type Span = { from: string; to: string };

const HALF_DAY = 12;
const shifted = (time: string, hours: number) =>
  `${String(Number(time.slice(0, 2)) + hours).padStart(2, "0")}${time.slice(2)}`;

/** From when to when, of two times or of one that holds both. "11 to 8" ends in the evening, "7 to 3" begins in the morning. */
export function spanOf({ from, to }: Slots, here: Here | undefined): Span | undefined {
  if (from && !to) return spanIn(plain(from), undefined);
  const [a, b] = [clockIn(from, here), clockIn(to, here)];
  if (!a || !b) return undefined;
  if (a < b) return { from: a, to: b };
  if (Number(a.slice(0, 2)) >= HALF_DAY && shifted(a, -HALF_DAY) < b)
    return { from: shifted(a, -HALF_DAY), to: b };
  return Number(b.slice(0, 2)) < HALF_DAY ? { from: a, to: shifted(b, HALF_DAY) } : undefined;
}
