import { Temporal } from "temporal-polyfill";
import { addDays } from "#tools/values/zone-rules.ts";
import { MONTH, monthAt } from "./calendar-names.ts";

/** Whole days, both included. */
export type Period = { from: string; to: string };

/** A day as the calendar writes it. */
const DAY = /^\d{4}-\d\d-\d\d$/;
const NAMED = new RegExp(String.raw`\b(?:in|for|of|during|since)? ?(${MONTH})\b(?: (20\d\d))?`);
const LAST =
  /\b(?:last|past|previous)\b (?:(\d{1,3}|two|three|four|six|twelve) )?(day|week|month|quarter|year)(s)?\b/;
const THIS = /\b(?:this|current|the) (week|month|quarter|year)\b|\b(?:year to date|ytd)\b/;
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, six: 6, twelve: 12 };

/** The past that a question speaks of, counted from the salon's `today`; undefined where it names none. Weeks begin on Monday. */
export function hearPeriod(text: string, today: string): Period | undefined {
  if (DAY.test(text)) return { from: text, to: text };
  if (/\byesterday\b/.test(text)) return { from: addDays(today, -1), to: addDays(today, -1) };
  if (/\btoday\b|\bso far this morning\b/.test(text)) return { from: today, to: today };
  const last = LAST.exec(text.replace(/\bthe (week|month|quarter|year) before\b/, "last $1"));
  if (last) return passed(last, today);
  const current = THIS.exec(text);
  if (current) return { from: startOf(current[1] ?? "year", today), to: today };
  const month = NAMED.exec(text);
  return month ? monthOf(month, today) : undefined;
}

/** "Last month" is the one before this; "the last 3 months" end today. */
function passed([, count, unit = "day", plural]: RegExpExecArray, today: string): Period {
  const many = count ? (NUMBERS[count] ?? Number(count)) : 1;
  if (count || plural) return { from: addDays(back(today, many, unit), 1), to: today };
  const begins = startOf(unit, today);
  const to = addDays(begins, -1);
  return { from: unit === "day" ? to : startOf(unit, to), to };
}

function monthOf([, name = "", year]: RegExpExecArray, today: string): Period {
  const month = monthAt(name);
  const current = Number(today.slice(0, 4));
  const latest = month > Number(today.slice(5, 7)) ? current - 1 : current;
  const from = `${year ?? latest}-${String(month).padStart(2, "0")}-01`;
  const to = Temporal.PlainDate.from(from).add({ months: 1 }).subtract({ days: 1 }).toString();
  return { from, to: to > today && from <= today ? today : to };
}

function startOf(unit: string, day: string): string {
  const date = Temporal.PlainDate.from(day);
  if (unit === "week") return addDays(day, 1 - date.dayOfWeek);
  if (unit === "month") return date.with({ day: 1 }).toString();
  if (unit === "quarter")
    return date.with({ month: Math.floor((date.month - 1) / 3) * 3 + 1, day: 1 }).toString();
  return unit === "year" ? date.with({ month: 1, day: 1 }).toString() : day;
}

const MONTHS_OF: Record<string, number> = { month: 1, quarter: 3, year: 12 };

function back(day: string, count: number, unit: string): string {
  if (unit === "day") return addDays(day, -count);
  if (unit === "week") return addDays(day, -7 * count);
  return Temporal.PlainDate.from(day)
    .subtract({ months: count * (MONTHS_OF[unit] ?? 1) })
    .toString();
}
