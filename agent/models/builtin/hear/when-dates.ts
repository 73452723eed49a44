import * as chrono from "chrono-node";
import { addDays } from "#tools/values/zone-rules.ts";

/** chrono reads the calendar's own notations; a year that is not said is the one that comes next. */
export function chronoDate(text: string, today: string): string | undefined {
  const reference = { instant: new Date(`${today}T00:00:00Z`), timezone: 0 };
  const [found] = chrono.en.strict.parse(text, reference, { forwardDate: true });
  if (!found?.start.isCertain("day") || !found.start.isCertain("month")) return undefined;
  const [year, month, day] = [
    found.start.get("year"),
    found.start.get("month"),
    found.start.get("day"),
  ];
  if (!year || !month || !day) return undefined;
  return dateNear(today, found.start.isCertain("year") ? year : 0, month, day);
}

/** A date that exists; without a year (0) the next one from today on. */
export function dateNear(
  today: string,
  year: number,
  month: number,
  day: number,
): string | undefined {
  const at = (of: number) => `${of}-${two(month)}-${two(day)}`;
  if (month < 1 || month > 12 || day < 1) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const date = at(year || (at(thisYear) < today ? thisYear + 1 : thisYear));
  return day <= lengthOf(date.slice(0, 7)) ? date : undefined;
}

/** The next date from today on whose day of the month is this one. */
export function nextWithDay(today: string, day: number): string | undefined {
  if (day < 1 || day > 31) return undefined;
  for (let of = today.slice(0, 7), tries = 0; tries < 3; tries += 1) {
    const date = `${of}-${two(day)}`;
    if (date >= today && day <= lengthOf(of)) return date;
    of = addDays(`${of}-28`, 5).slice(0, 7);
  }
  return undefined;
}

const AROUND_EASTER: Readonly<Record<string, number>> = { "good friday": -2, "easter monday": 1 };

/** A day of the Easter that comes next: "good friday", "easter sunday", "easter monday". */
export function easterDay(day: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const of = (which: number) => addDays(easterOf(which), AROUND_EASTER[day] ?? 0);
  return of(year) < today ? of(year + 1) : of(year);
}

/** Easter Sunday by the rule of the Gregorian calendar. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = century - Math.floor((century - Math.floor((century - 17) / 25)) / 3);
  const moon = (corrected - Math.floor(century / 4) + 19 * golden + 15) % 30;
  const full =
    moon -
    Math.floor(moon / 28) *
      (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11) * Math.floor(moon / 28));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, full - weekday);
}

/** As two digits. */
export const two = (value: number) => String(value).padStart(2, "0");
/** The later of two dates. */
export const latest = (a: string, b: string) => (a > b ? a : b);
/** Days of a month, YYYY-MM. */
export const lengthOf = (month: string) =>
  Number(addDays(`${addDays(`${month}-28`, 5).slice(0, 7)}-01`, -1).slice(8));
/** From one date to another. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
