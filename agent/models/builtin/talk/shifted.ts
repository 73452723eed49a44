import { addDays, weekdayOf } from "#tools/values/zone-rules.ts";
import { pastOf } from "#agent/models/builtin/frames/money/figures.ts";
import { WEEKDAY, weekdayAt, WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import { hearPeriod } from "#agent/models/builtin/hear/period.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { minutesOf } from "#agent/models/builtin/verbs/amounts.ts";
import { dayIn, timeIn, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { Here, View } from "#agent/models/builtin/view.ts";

const A_DAY = new RegExp(`^(?:on |the |that )*(${WEEKDAY})$`, "i");

/** The weekday that is meant where a day was spoken of: the one of its week; undefined where that is past, or no weekday was said. */
export function weekdayNear(said: string, from: string, here: View["here"]): string | undefined {
  const [, name] = A_DAY.exec(said) ?? [];
  const day = here && name && dayIn(from, here);
  if (!day) return undefined;
  const near = addDays(day, weekdayAt(name) + 1 - weekdayOf(day));
  return near >= todayOf(here) ? near : undefined;
}

/** The day that is so far from another: "the week after", "the friday after". */
export function shifted(
  said: string,
  from: string | undefined,
  here: View["here"],
): string | undefined {
  const day = here && from && (dayIn(from, here) ?? pastOf(from, here)?.from);
  if (!day) return undefined;
  const way = /before|earlier/i.test(said) ? -1 : 1;
  const span = spanBeside(said, from, way, here);
  if (span) return span;
  const weekday = WEEKDAYS.findIndex((each) => plain(said).includes(each.slice(0, 3)));
  if (weekday >= 0)
    return addDays(day, way * (((way * (weekday + 1 - weekdayOf(day)) + 6) % 7) + 1));
  return addDays(day, way * Number(/\d/.exec(said)?.[0] ?? 1) * (/week/i.test(said) ? 7 : 1));
}

/** The week or the month beside one that was spoken of as a whole. */
function spanBeside(said: string, from: string, way: 1 | -1, here: Here): string | undefined {
  const of = hearPeriod(plain(from), todayOf(here)) ?? hearWhen(from, here)?.range;
  if (!of?.from || !of.to || of.from === of.to) return undefined;
  if (/month/i.test(said)) {
    const to =
      way < 0 ? addDays(of.from, -1) : addDays(addDays(of.from, 62).slice(0, 8) + "01", -1);
    return `${to.slice(0, 8)}01 to ${to}`;
  }
  const days = way * 7 * Number(/\d/.exec(said)?.[0] ?? 1);
  return /week/i.test(said)
    ? `${addDays(of.from, days)} to ${addDays(of.from, days + 6)}`
    : undefined;
}

/** The time that is so long before or after another: "an hour later". */
export function laterThan(
  said: string,
  from: string | undefined,
  here: View["here"],
  /** How long the visit is that was spoken of: what is right after it begins as much later. */
  length?: string,
): string | undefined {
  const time = timeIn(from && `at ${from}`, here);
  const minutes = minutesOf(said) ?? Number(length ?? 0);
  if (!time || !minutes) return undefined;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const at = hour * 60 + minute + (/later|after|behind|back to/i.test(said) ? minutes : -minutes);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}
