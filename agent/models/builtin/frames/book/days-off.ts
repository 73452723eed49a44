import { addDays } from "#tools/values/zone-rules.ts";
import { daysOf } from "#agent/models/builtin/calendar/days.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { countIn } from "#agent/models/builtin/verbs/words.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { whenIn } from "./when.ts";

type Days = { from: string; to: string };

/** "24 and 25" is from the one to the other. */
const PAIR = /\b(\d{1,2})(?:st|nd|rd|th)? ?(?:and|&|n|\+) ?(?:the )?(\d{1,2})(?:st|nd|rd|th)?\b/i;

/** The first and the last of the days that a frame's period names. */
export function daysSaid({ date }: Slots, here: Here | undefined): Days | undefined {
  const said = date?.replace(PAIR, (pair: string, first: string, second: string) =>
    Number(second) === Number(first) + 1 ? `${first} to ${second}` : pair,
  );
  const when = said && whenIn({ date: said }, here);
  if (!when || !here || !(when.date ?? when.days ?? when.range)) return undefined;
  return daysOf(when, todayOf(here), todayOf(here));
}

/** "Off for two weeks", "3 days off": how long it lasts from its first day on, beside from when. */
const LENGTH =
  /\b(?:off|away|out|sick|closed|shut)(?: sick)?(?: for)? (\w+) (day|week)s?\b(?! (?:ago|today))|\b(\w+) (day|week)s? off\b/;

/** The days that are to differ: as long as was said, from the first of them on. */
export function daysOff(slots: Slots, { here, text }: About): Days | undefined {
  const days = daysSaid(slots, here);
  if (!days) return undefined;
  const [, count = "", unit = "", before = count, kind = unit] = LENGTH.exec(plain(text)) ?? [];
  const length = (countIn(before) ?? 0) * (kind === "week" ? 7 : 1);
  return length > 0 ? { ...days, to: addDays(days.from, length - 1) } : days;
}

/** "Friday from 2": behind a day that is an hour, and no second day. */
const FROM_HOUR =
  /\b(?:\w*day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|tomorrow|tmrw) from (?:[1-9]|1[0-2])(?:[:.][0-5]\d)?(?: ?[ap]m)?\W*$/;

/** Whether an hour was said with the days or beside them: a day that ends early is none that is off. */
export function hasHour({ date = "", reason = "" }: Slots, { text, here }: About): boolean {
  const beside = text.replace(date, " ").replace(reason, " ");
  if (FROM_HOUR.test(text)) return true;
  return [date, beside].some((said) => {
    const { time, after, before } = (here && hearWhen(said, { ...here, bare: true })) ?? {};
    return (time ?? after ?? before) !== undefined;
  });
}
