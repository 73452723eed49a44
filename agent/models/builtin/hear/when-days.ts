import { addDays, weekdayOf } from "#tools/values/zone-rules.ts";
import { WEEKDAYS, weekdayAt } from "./calendar-names.ts";
import { markCalendar, markWeeks } from "./when-calendar.ts";
import { daysBetween, latest, nextWithDay } from "./when-dates.ts";

/** Days of the calendar, first and last included. */
export type DayRange = { from: string; to: string };

export type HeardDays = {
  date?: string;
  range?: DayRange;
  /** ISO weekday, where one alone was named. */
  weekday?: number;
  /** Where several days were named to choose from. */
  days?: string[];
};

const DAY = `(?:${WEEKDAYS.join("|")})`;
const AT = String.raw`@(\d{4}-\d\d-\d\d)`;
/** How far "after the 5th" reaches, in days. */
const OPEN_END = 21;

/**
 * The days that a plain text (plainWhen) speaks of, seen from a date, and what is left of the text.
 * `monthFirst` reads 11/12 as November 12.
 */
export function hearDays(
  text: string,
  today: string,
  monthFirst: boolean,
): { heard: HeardDays; rest: string } {
  const dated = weekOf(markCalendar(text, today, monthFirst));
  const marked = markWeekdays(markWeeks(dated, today), today);
  return resolve(marked, today);
}

/** "The week of the 7th" is that week, and "from the 9th" the seven days from then on. */
const weekOf = (text: string): string =>
  text.replace(
    /\b(?:the |any day (?:in )?(?:the )?)?(?:week|w\/?c) (of|from|beginning|starting|commencing)? *@(\d{4}-\d\d-\d\d)(?!\/)/g,
    (_, how: string | undefined, day: string) => {
      const first = how === "of" ? addDays(day, 1 - weekdayOf(day)) : day;
      return ` @${first}/${addDays(first, 6)} `;
    },
  );

function markWeekdays(text: string, today: string): string {
  const named = weekRange(text);
  const next = (day: string) => weekdayAt(day) + 1;
  const monday = addDays(today, 1 - weekdayOf(today));
  const coming = (day: number) => addDays(today, ((day - weekdayOf(today) + 6) % 7) + 1);
  const inWeek = named && addDays(named.from, 1 - weekdayOf(named.from));
  // "Saturday in December" names many days, and only the weekday narrows them
  const wide = named && daysBetween(named.from, named.to) > 7;
  return (
    text
      // "Friday, November 27" is one day
      .replace(
        new RegExp(String.raw`\b(?:${DAY})\b[, ]*(?:the )?(?=@\d{4}-\d\d-\d\d(?!/))`, "g"),
        " ",
      )
      .replace(
        new RegExp(
          String.raw`(@\d{4}-\d\d-\d\d) *,? *\(?(?:which is |is |it's )?a? ?(?:${DAY})\b\)?`,
          "g",
        ),
        "$1 ",
      )
      .replace(
        new RegExp(String.raw`\+(\d{1,2})weeks (?:on |this |next )?(${DAY})\b`, "g"),
        (_, n: string, day: string) => ` @${addDays(coming(next(day)), 7 * Number(n))} `,
      )
      .replace(
        new RegExp(String.raw`\b(${DAY}) (?:week|after next)\b`, "g"),
        (_, day: string) => ` @${addDays(coming(next(day)), 7)} `,
      )
      .replace(
        new RegExp(
          String.raw`\b(?:on |any |every |a |some )*(${DAY})s\b|\b(?:any|a|some) (${DAY})\b`,
          "g",
        ),
        (_, a?: string, b?: string) => ` #${next(a ?? b ?? "")} `,
      )
      .replace(
        new RegExp(String.raw`\b(?:on )?(?:(this|next|on) )?(${DAY})\b`, "g"),
        (_, which: string | undefined, day: string) => {
          const at = next(day);
          if (wide) return ` #${at} `;
          if (inWeek) return ` @${addDays(inWeek, at - 1)} `;
          if (which === "next") return ` @${addDays(monday, 6 + at)} `;
          return which === "this" && at === weekdayOf(today) ? ` @${today} ` : ` @${coming(at)} `;
        },
      )
  );
}

function resolve(marked: string, today: string): { heard: HeardDays; rest: string } {
  const text = marked.replace(/\s+/g, " ");
  const week = weekRange(text);
  const spoken = new RegExp(String.raw`@\d{4}-\d\d-\d\d(?:/\d{4}-\d\d-\d\d)?|#\d|\+\d+weeks`, "g");
  const rest = text
    .replace(
      new RegExp(
        String.raw`\b(?:between|from|after|before|by|until|till|on|not before) (?=@|#)`,
        "g",
      ),
      " ",
    )
    .replace(new RegExp(String.raw`(?<=@\S{10}) (?:or later|onwards?|on)\b`, "g"), " ")
    .replace(spoken, " | ");
  const done = (heard: HeardDays) => ({ heard, rest });
  const within = new RegExp(
    String.raw`@(\d{4}-\d\d-\d\d)/\S+ ?(?:thru|through|until|till?|up to|to) ${AT}`,
  ).exec(text);
  if (within?.[1] && within[2] && within[1] <= within[2])
    return done({ range: { from: within[1], to: within[2] } });
  const from = new RegExp(
    String.raw`(?:between |from )?${AT} ?(?:and|to|till?|until|thru|through|-) ?${AT}`,
  ).exec(text);
  if (from?.[1] && from[2] && from[1] < from[2])
    return done({ range: { from: from[1], to: from[2] } });
  // "Monday to Wednesday" said on a Tuesday ends in the week after
  if (from?.[1] && from[2] && from[1] > from[2] && daysBetween(from[2], from[1]) < 7)
    return done({ range: { from: from[1], to: addDays(from[2], 7) } });
  // "the 23rd to the 27th" said on a 24th is all of next month
  const last = from?.[1] && from[2] && nextWithDay(from[1], Number(from[2].slice(8)));
  if (from?.[1] && from[2] && from[1] > from[2] && last)
    return done({ range: { from: from[1], to: last } });
  const before = new RegExp(String.raw`\b(before|by|until|till) ${AT}(?!/)`).exec(text);
  if (before?.[2]) {
    const until = before[1] === "before" ? addDays(before[2], -1) : before[2];
    return done({ range: { from: today, to: latest(today, until) } });
  }
  const later = new RegExp(
    String.raw`\b(after|from|not before) ${AT}(?!/)|${AT} (?:or later|onwards?|on)\b`,
  ).exec(text);
  const since = later?.[2] ?? later?.[3];
  if (since) {
    const first = later?.[1] === "after" ? addDays(since, 1) : since;
    return done({ range: { from: first, to: addDays(first, OPEN_END) } });
  }
  const days = [
    ...new Set(
      [...text.matchAll(new RegExp(String.raw`${AT}(?!/|-)`, "g"))].map(([, day]) => day ?? ""),
    ),
  ]
    .filter((day) => day >= today)
    .sort();
  const several = text.match(/#\d/g)?.map((found) => Number(found[1])) ?? [];
  const [only] = several;
  if (only !== undefined && days.length === 0) {
    const range = week ?? { from: today, to: addDays(today, 27) };
    return done(
      several.length === 1 ? { range, weekday: only } : { range, days: datesOn(range, several) },
    );
  }
  const [first, ...others] = days;
  if (first === undefined) return done(week ? { range: week } : {});
  if (others.length > 0) return done({ range: { from: first, to: others.at(-1) ?? first }, days });
  return done({ date: first, weekday: weekdayOf(first) });
}

function weekRange(text: string): DayRange | undefined {
  const [, from, to] = /@(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)/.exec(text) ?? [];
  return from && to ? { from, to } : undefined;
}

function datesOn({ from, to }: DayRange, weekdays: number[]): string[] {
  const length = daysBetween(from, to) + 1;
  return Array.from({ length }, (_, index) => addDays(from, index)).filter((date) =>
    weekdays.includes(weekdayOf(date)),
  );
}
