import { makerOf, type ReadNotation } from "#tools/colour/notation/schema.ts";
import { readNotation } from "#tools/colour/notation/notation.ts";
import { composeRow, dayFirstOf, dayOf, planOf } from "./row-rules.ts";
import { headingsOf } from "./mapping-rules.ts";
import type { ImportMapping, ImportReading, RowError } from "./schema.ts";
import { figuresOf, type Figures } from "#tools/library/rules.ts";
import type { SheetRow } from "#tools/sheets/sheet.ts";

/** A row as the library keeps it. */
export type ImportedRow = ImportReading & Figures & { usedOn: string | null };

/** The rows below the headings, and how each is read: as a formula, or why not. */
export type ImportReader = {
  rows: readonly SheetRow[];
  read: (row: SheetRow) => ImportedRow | RowError;
};

/** Formulas and days that stand there again and again are read once. */
const REMEMBERED = 20_000;
const MAX_NOTES = 4000;

/** Prepares the rows of a sheet for a mapping. `lines` are those to read shades in where a row names none, best first. */
export function importReader(
  sheet: readonly SheetRow[],
  mapping: ImportMapping,
  lines: readonly string[],
): ImportReader {
  const head = sheet.find(({ row }) => row === mapping.headerRow);
  const rows = sheet.filter(({ row }) => row > mapping.headerRow);
  const plan = planOf(mapping, headingsOf(head?.cells ?? [], head?.cells.length ?? 0));
  const dated = mapping.columns.find(({ field }) => field === "date")?.column ?? -1;
  const dayFirst = dayFirstOf(rows.map(({ cells }) => cells[dated] ?? ""));
  const notations = remembered((text) => readNotation(text, { lines }));
  const days = remembered((text) => dayOf(text, dayFirst));
  const seen = new Map<string, number>();

  const read = ({ row, cells }: SheetRow): ImportedRow | RowError => {
    const { name, client, notes, date, notation } = composeRow(cells, plan);
    if (notation === "") return { row, message: "There is no formula in this row." };
    const same = `${client}\n${date}\n${notation}\n${name}`;
    const earlier = seen.get(same);
    if (earlier !== undefined) return { row, message: `This is the same as row ${earlier}.` };
    const { bowls, unread, notes: remarks } = notations(notation);
    if (!bowls.some(({ shades, developer }) => shades.length > 0 || developer))
      return { row, message: `“${short(notation, 60)}” could not be read as a formula.` };
    seen.set(same, row);
    const usedOn = days(date);
    const dateAsWritten = date && usedOn === null ? [`Date: ${date}`] : [];
    return {
      row,
      name: name || nameOf(bowls) || short(notation, 60),
      clientName: client || null,
      notation,
      bowls,
      unread,
      notes: [...notes, ...(remarks ? [remarks] : []), ...dateAsWritten]
        .join("\n")
        .slice(0, MAX_NOTES)
        .toWellFormed(),
      ...figuresOf(bowls),
      usedOn,
    };
  };
  return { rows, read };
}

/** Whether a cell holds shorthand, most of it understood. */
export function readsAsFormula(text: string): boolean {
  if (!/\d/.test(text) || /^[\d\s.,:/-]+$/.test(text) || text.length > 2000) return false;
  const { bowls, unread } = readNotation(text, {});
  const shades = bowls.flatMap((bowl) => bowl.shades).filter(({ known, grams }) => known || grams);
  return shades.length > 0 && unread.join(" ").length < text.length / 2;
}

function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = work(text);
    if (known.size < REMEMBERED) known.set(text, found);
    return found;
  };
}

/** What a formula without a name is called: line and shades of its first bowl. */
function nameOf([bowl]: ReadNotation["bowls"]): string {
  if (!bowl) return "";
  const codes = bowl.shades.map(({ code }) => code).filter((code) => code !== bowl.lineName);
  return short([makerOf(bowl).lineName ?? "", codes.join(" + ")].filter(Boolean).join(" "), 120);
}

const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text;
