import { hintedOrder, type Hinted, type Where } from "./date-hints-rules.ts";
import type { ColumnSigns, DayShape, Seen } from "./date-signs-rules.ts";
import { beginsWithYear, dayOf } from "./day-rules.ts";
import type {
  DateOrder,
  MigrationDates,
  MigrationField,
  MigrationMapping,
} from "#tools/migration/schema.ts";

/** A file of a migration, and what its cells show of how its days are written. */
export type FileSigns = {
  fileId: string;
  fileName: string;
  mapping: Pick<MigrationMapping, "columns" | "dateOrder">;
  headings: readonly string[];
  signs: readonly ColumnSigns[];
};

/** The fields that hold days. */
const DATED = new Set<MigrationField>(["birthDate", "date", "start", "end"]);
/** So much of a column has to be days, where nobody said that it holds them. */
const MOST = 0.6;

/**
 * How the days of each file of a migration are read. What a person says counts first, then days that can be read in one way only:
 * the file's own, else those of its other files; then what speaks for one order most in all of them.
 */
export function readDates(files: readonly FileSigns[], where: Where): MigrationDates[] {
  const told = files.map((file) => ({ file, days: daysOf(file) }));
  const others = told.flatMap(({ file, days }) => proofOf(days, file.fileName) ?? []);
  const dotted = told.some(({ days }) => days.dotted);
  const hinted = hintedOrder(files, { ...where, dotted });
  return told
    .flatMap(({ file, days }) => {
      const settled = settle(file, { days, others, hinted, today: where.today });
      const shown = exampleOf(days, settled.order, where.today);
      if (!shown) return [];
      const { fileId, fileName } = file;
      return [
        { fileId, fileName, ...settled, ...shown, sentence: sentenceOf(shown, settled, days) },
      ];
    })
    .map(({ reason: _reason, ...dates }) => dates);
}

type Days = Partial<Record<DayShape, Seen>>;
type Proof = { order: DateOrder; example: string; count: number; fileName: string };
type Settled = Pick<MigrationDates, "order" | "settledBy"> & { reason: string };

/** The days of a file: of the columns that are said to hold some, then of those that hold little else. */
function daysOf({ mapping, signs }: FileSigns): Days {
  const said = new Set(
    mapping.columns.filter(({ field }) => DATED.has(field)).map(({ column }) => column),
  );
  const named = signs.filter((_, column) => said.has(column));
  const rest = signs.filter((each, column) => !said.has(column) && holdsDays(each));
  const days: Days = {};
  for (const column of [...named, ...rest])
    for (const [shape, { count, example }] of Object.entries(column.days) as [DayShape, Seen][])
      days[shape] = {
        count: (days[shape]?.count ?? 0) + count,
        example: days[shape]?.example ?? example,
      };
  return days;
}

function holdsDays({ days, filled }: ColumnSigns): boolean {
  const count = Object.values(days).reduce((sum, each) => sum + each.count, 0);
  return count >= filled * MOST;
}

/** The order that most days prove which can be read in one way only; undefined where there is none. */
function proofOf(days: Days, fileName: string): Proof | undefined {
  const { year, month, day } = days;
  const proof = (order: DateOrder, seen: Seen): Proof => ({ order, ...seen, fileName });
  // 26/01/12 looks as if its day stood first, which a single 85/01/12 disproves
  if (year && year.count >= (month?.count ?? 0)) return proof("year", year);
  if (day && day.count >= (month?.count ?? 0)) return proof("day", day);
  return month && proof("month", month);
}

type Evidence = { days: Days; others: readonly Proof[]; hinted: Hinted; today: string };

function settle(
  { fileName, mapping: { dateOrder } }: FileSigns,
  { days, others, hinted, today }: Evidence,
): Settled {
  if (dateOrder)
    return {
      order: dateOrder,
      settledBy: "person",
      reason: `you said that the ${dateOrder} stands first`,
    };
  const own = proofOf(days, fileName);
  const proof = own ?? others.toSorted((a, b) => b.count - a.count)[0];
  if (proof && (days.open || own)) {
    const where = own ? "" : ` in ${proof.fileName}`;
    const reason = `${proof.example}${where} can only be read with the ${proof.order} first`;
    return { order: proof.order, settledBy: "proof", reason };
  }
  if (days.open) return { ...hinted, settledBy: "hints" };
  if (days.short) return { ...shortOrder(days.short.example, today), settledBy: "hints" };
  return days.dotted
    ? { order: "day", settledBy: "proof", reason: "days with points have the day first" }
    : { order: "year", settledBy: "proof", reason: "the year stands first" };
}

function shortOrder(example: string, today: string): { order: DateOrder; reason: string } {
  const [first = "", , last = ""] = example.split("-");
  return beginsWithYear(Number(first), Number(last), today)
    ? { order: "year", reason: `${first} is a year close to this one, and ${last} is none` }
    : { order: "day", reason: "its first figures are no year close to this one" };
}

const SHOWN_FIRST: readonly DayShape[] = [
  "open",
  "short",
  "day",
  "month",
  "year",
  "dotted",
  "whole",
];

/** A day of the file, best one that could be read in another way, with what it is read as. */
function exampleOf(days: Days, order: DateOrder, today: string) {
  for (const shape of SHOWN_FIRST) {
    const example = days[shape]?.example;
    const day = example === undefined ? null : dayOf(example, { order, today });
    if (example !== undefined && day) return { example, day };
  }
  return undefined;
}

function sentenceOf(
  { example, day }: Pick<MigrationDates, "example" | "day">,
  { order, settledBy, reason }: Settled,
  days: Days,
): string {
  const why = reason.startsWith(`${example} can`) ? "it can be read in no other way" : reason;
  const contrary = order === "day" ? days.month : order === "month" ? days.day : undefined;
  const besides =
    contrary && settledBy !== "hints" && contrary.example !== example
      ? ` ${contrary.example} can only be read the other way round, and is.`
      : "";
  return `${example} is read as ${inWords(day)}: ${why}.${besides}`;
}

const inWords = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
