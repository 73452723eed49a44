import type { DateOrder } from "#tools/migration/schema.ts";

/** Months by how their names begin, in English, German, Spanish and French, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ["jan", "ene"],
  ["feb", "fev"],
  ["mar", "mae", "mrz"],
  ["apr", "abr", "avr"],
  ["may", "mai"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "ago", "aou"],
  ["sep", "set"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "dez", "dic"],
];

/** How days are written, and the present one, which tells the century of a short year. */
export type DayStyle = { order: DateOrder; today: string };

/** A day as YYYY-MM-DD from whatever people and systems write; null for what is none. Behind it a time may stand. */
export function dayOf(text: string, style: DayStyle): string | null {
  const given = plain(text);
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d])/.exec(given) ?? [];
  if (y && m && d) return real(Number(y), Number(m), Number(d));
  const [, compact, cm, cd] = /^(\d{4})(\d{2})(\d{2})$/.exec(given) ?? [];
  if (compact && cm && cd) return real(Number(compact), Number(cm), Number(cd));
  return serialDay(given) ?? inFigures(given, style) ?? inWords(given, style);
}

/** Excel's own count of days, as its cells hold them where nobody formatted them: 46367 is December 11, 2026. */
function serialDay(given: string): string | null {
  const [, days] = /^([23456]\d{4})(?:\.\d+)?$/.exec(given) ?? [];
  return days
    ? new Date((Number(days) - EPOCH_IN_EXCEL) * 86_400_000).toISOString().slice(0, 10)
    : null;
}
const EPOCH_IN_EXCEL = 25_569;

/** Whether a text is a day without its year, such as "March 4" or "04.03.". */
export function isYearless(text: string): boolean {
  const given = plain(text);
  if (/^(0000-)?\d{1,2}[./-]\d{1,2}\.?$/.test(given)) return true;
  const [word = ""] = /[a-z]+/.exec(given) ?? [];
  return monthOf(word) > 0 && /^([a-z]+ \d{1,2}|\d{1,2}\.? (de )?[a-z]+)$/.test(given);
}

function inFigures(given: string, { order, today }: DayStyle): string | null {
  const [, first, sign, second, year] =
    /^(\d{1,2}) ?([./-]) ?(\d{1,2}) ?[./-] ?(\d{4}|\d{2})(?!\d)/.exec(given) ?? [];
  if (!first || !second || !year) return null;
  const [a, b] = [Number(first), Number(second)];
  const isShort = year.length === 2;
  if (isShort && sign === "-" && order !== "day" && beginsWithYear(a, Number(year), today))
    return real(yearOf(first, today), b, Number(year));
  if (isShort && sign !== "." && (a === 0 || a > 31 || (order === "year" && Number(year) <= 31)))
    return real(yearOf(first.padStart(2, "0"), today), b, Number(year));
  // a figure above 12 is a day, however the others are written
  const isDayFirst = sign === "." || (a > 12 ? true : b > 12 ? false : order !== "month");
  return real(yearOf(year, today), isDayFirst ? b : a, isDayFirst ? a : b);
}

/** Years around the present one, before and after it: most of what a salon moves is of them. */
const AROUND = { before: 2, after: 2 };

/** Whether of the two figures at the ends of a day only the first is a year around the present one, as in 26-12-05. */
export function beginsWithYear(first: number, last: number, today: string): boolean {
  const year = Number(today.slice(2, 4));
  const isNear = (figure: number) =>
    figure >= year - AROUND.before && figure <= year + AROUND.after;
  return isNear(first) && !isNear(last);
}

function inWords(given: string, { today }: DayStyle): string | null {
  const bare = given.replace(/^[a-z]+[.,]* (?=\d|[a-z]+\.? \d)/, (weekday) =>
    monthOf(weekday.replaceAll(/[^a-z]/g, "")) > 0 ? weekday : "",
  );
  const [, month, day, year] =
    /^([a-z]+)[.-]? ?(\d{1,2})(?:st|nd|rd|th)?,?[ -]+(\d{4}|\d{2})(?!\d)/.exec(bare) ?? [];
  if (month && day && year) return real(yearOf(year, today), monthOf(month), Number(day));
  const [, second, named, later] =
    /^(\d{1,2})(?:st|nd|rd|th|\.|er)?[ -]*(?:de )?([a-z]+)[.,]?[ -]*(?:de )?(\d{4}|\d{2})(?!\d)/.exec(
      bare,
    ) ?? [];
  if (!second || !named || !later) return null;
  return real(yearOf(later, today), monthOf(named), Number(second));
}

/** 1 to 12; 0 for what is no month. */
function monthOf(word: string): number {
  return MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1;
}

/** A short year is the last that has been, or one of the next two: appointments are in the near future, births are not. */
function yearOf(year: string, today: string): number {
  if (year.length === 4) return Number(year);
  const century = Number(today.slice(0, 2)) * 100;
  const full = century + Number(year);
  return full > Number(today.slice(0, 4)) + 2 ? full - 100 : full;
}

function real(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || year > 2100 || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day)
    return null;
  return at.toISOString().slice(0, 10);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim();
}
