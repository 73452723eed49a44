import { DAY_FIRST_WITH_HALF_DAYS, MONEY, MONTH_FIRST, OWN_DOLLAR } from "./date-signs-data.ts";
import { moneyCalled, type ColumnSigns } from "./date-signs-rules.ts";
import type { DateOrder } from "#tools/migration/schema.ts";

/** Where a salon is: its country, ISO 3166, its zone, and its day. */
export type Where = { country: string | undefined; timeZone: string; today: string };

/** An order, and what speaks for it. */
export type Hinted = { order: DateOrder; reason: string };

type Told = { headings: readonly string[]; signs: readonly ColumnSigns[] };
type Hint = { order: "day" | "month"; weight: number; words: string };

/** So much of a column has to show a sign before it counts. */
const OFTEN = 0.2;

/**
 * The order that most speaks for in files where no day is beyond doubt. What is common in the salon's own country, such as a
 * dollar in Australia, points nowhere.
 */
export function hintedOrder(
  files: readonly Told[],
  { country = "", timeZone, dotted }: Where & { dotted: boolean },
): Hinted {
  const columns = files.flatMap(({ signs }) => signs);
  const often = (count: (signs: ColumnSigns) => number) => {
    const share = Math.max(0, ...columns.map((each) => count(each) / Math.max(1, each.filled)));
    return share >= OFTEN ? share : 0;
  };
  const hints: Hint[] = [];
  const money = moneyOf(files);
  if (money && !(money.order === "month" && OWN_DOLLAR.has(country)))
    hints.push({ order: money.order, weight: 3, words: `prices are in ${money.called}` });
  const commas = often((signs) => signs.commas);
  if (commas > 0)
    hints.push({ order: "day", weight: 3 * commas, words: "sums have a comma before the cents" });
  const halfDays = often((signs) => signs.halfDays);
  if (halfDays > 0 && !DAY_FIRST_WITH_HALF_DAYS.has(country))
    hints.push({ order: "month", weight: 2 * halfDays, words: "times have AM or PM" });
  if (dotted) hints.push({ order: "day", weight: 2, words: "other days are written with points" });
  const home = MONTH_FIRST.has(country) ? "month" : "day";
  if (country)
    hints.push({ order: home, weight: 1, words: `your salon's time zone is ${timeZone}` });
  const [order, against] =
    weightOf(hints, "month") > weightOf(hints, "day")
      ? (["month", "day"] as const)
      : (["day", "month"] as const);
  return { order, reason: reasonOf(hints, order, against) };
}

const weightOf = (hints: readonly Hint[], order: DateOrder) =>
  hints.reduce((sum, hint) => sum + (hint.order === order ? hint.weight : 0), 0);

const AND = new Intl.ListFormat("en", { type: "conjunction" });

function reasonOf(hints: readonly Hint[], order: DateOrder, against: DateOrder): string {
  const words = (of: DateOrder) =>
    AND.format(hints.filter((hint) => hint.order === of).map((hint) => hint.words));
  const reason =
    words(order) || "nothing shows which is meant, and most countries write the day first";
  const contrary = words(against);
  return contrary ? `${reason}, although ${contrary}` : reason;
}

/** The money that is named most; undefined where none is, or two orders are named as often. */
function moneyOf(files: readonly Told[]) {
  const counts = MONEY.map(() => 0);
  const add = (place: number, count: number) => {
    if (place >= 0) counts[place] = (counts[place] ?? 0) + count;
  };
  for (const { headings, signs } of files) {
    for (const { money, filled } of signs)
      for (const [place, count] of Object.entries(money))
        if (count >= filled * OFTEN) add(Number(place), count);
    for (const heading of headings)
      for (const [word] of heading.matchAll(/[A-Z]{0,2}\$|\p{Sc}|\b[A-Z]{3}\b/gu))
        add(moneyCalled(word), 1);
  }
  const most = (order: string) =>
    Math.max(...MONEY.map((each, at) => (each.order === order ? (counts[at] ?? 0) : 0)));
  const highest = Math.max(...counts);
  if (highest === 0 || most("day") === most("month")) return undefined;
  return MONEY[counts.indexOf(highest)];
}
