import { MONEY } from "./date-signs-data.ts";

/**
 * What a day in figures shows of itself alone: which figure must stand first, or that it may be read in two ways. whole: the
 * year stands first with four figures. dotted: points stand between, and the day first. short: two figures of a year and two of
 * a day stand at the ends, as in 26-12-05, and either may be which.
 */
export type DayShape = "day" | "month" | "year" | "whole" | "dotted" | "open" | "short";

/** How often something stands in a column, and how it first does. */
export type Seen = { count: number; example: string };

/** What the cells of one column show of how its writer writes days. */
export type ColumnSigns = {
  filled: number;
  days: Partial<Record<DayShape, Seen>>;
  /** How often each kind of money is named, by its place in the table. */
  money: Record<number, number>;
  /** Times with AM or PM. */
  halfDays: number;
  /** Sums with a comma before the cents. */
  commas: number;
};

/** Looks through all cells of a column. */
export function signsOf(cells: Iterable<string>): ColumnSigns {
  const signs: ColumnSigns = { filled: 0, days: {}, money: {}, halfDays: 0, commas: 0 };
  for (const cell of cells) {
    if (cell === "") continue;
    signs.filled += 1;
    // neither a day nor a sum is longer
    if (cell.length > 40) continue;
    addCell(signs, cell);
  }
  return signs;
}

function addCell(signs: ColumnSigns, cell: string): void {
  const shape = shapeOf(cell);
  if (shape) {
    const [example = cell] = FIGURES.exec(cell) ?? [];
    const seen = (signs.days[shape] ??= { count: 0, example });
    seen.count += 1;
  }
  if (HALF_DAY.test(cell)) signs.halfDays += 1;
  const [, before = "", figures = "", after = ""] = SUM.exec(cell) ?? [];
  if (figures === "") return;
  const place = moneyCalled(before || after);
  if (place >= 0) signs.money[place] = (signs.money[place] ?? 0) + 1;
  if (/^\d[\d.' ]*,\d{1,2}$/.test(figures.trimEnd())) signs.commas += 1;
}

const HALF_DAY = /(?:^|[\s,T])\d{1,2}(?::\d{2}){0,2} ?[ap]\.? ?m\.?$/i;
const SUM =
  /^-?([^\d\s,.-]{1,3}\.?|[A-Za-z]{2}\s?\$)?\s?(\d[\d.,' ]*)\s?([^\d\s]{1,7}( dollars?)?)?$/;

/** The place of a word for money in its table; -1 for what is none. */
export function moneyCalled(word: string): number {
  return word === "" ? -1 : MONEY.findIndex(({ sign }) => sign.test(word.trim()));
}

const FIGURES = /^(\d{1,4}) ?([./-]) ?(\d{1,2}) ?[./-] ?(\d{4}|\d{2})(?!\d)/;

/** What a day in figures shows of itself; null for what is none, and for one that reads the same either way. */
export function shapeOf(cell: string): DayShape | null {
  const [, first = "", sign, second = "", third = ""] = FIGURES.exec(cell) ?? [];
  const [a, b] = [Number(first), Number(second)];
  if (first.length > 2) return first.length === 4 && third.length === 2 && b <= 12 ? "whole" : null;
  if (first === "" || third === "" || (a > 12 && b > 12)) return null;
  if (third.length === 2 && sign !== "." && (a === 0 || a > 31)) return "year";
  // a year that nobody lives in stands for a day that is not known
  if (a === 0 || a > 31 || b === 0 || b > 31 || /^(?!19|20)\d{4}$/.test(third)) return null;
  if (sign === ".") return "dotted";
  if (sign === "-" && a > 12 && third.length === 2 && Number(third) <= 31) return "short";
  if (a > 12) return "day";
  if (b > 12) return "month";
  // 03/03/2026 is one day, but 03/03/04 may begin with its year
  return a === b && third.length === 4 ? null : "open";
}
