import { read, SSF, type CellObject } from "xlsx";
import { DomainError } from "#tools/core/errors.ts";
import { cellText, damaged, MAX_COLUMNS, rowCollector, type SheetRow } from "./sheet.ts";

/** Excel's own number formats by their number. */
export const BUILT_IN_FORMATS: Readonly<Record<number, string>> = SSF.get_table() as Record<
  number,
  string
>;

type Merge = { s: { r: number; c: number }; e: { r: number; c: number } };

/** The rows of the first sheet with content of an .xls file. @throws invalid when it is locked or broken */
export function readOldWorkbook(bytes: Uint8Array): SheetRow[] {
  const book = opened(bytes);
  const { date1904 = false } = book.Workbook?.WBProps ?? {};
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    const held = (sheet?.["!data"] ?? []) as (CellObject[] | undefined)[];
    const { rows, add } = rowCollector();
    held.forEach((cells, at) => {
      const line: string[] = [];
      for (let column = 0; column < Math.min(cells?.length ?? 0, MAX_COLUMNS); column += 1)
        line.push(textOf(cells?.[column], date1904));
      for (const { s, e } of (sheet?.["!merges"] ?? []) as Merge[])
        if (s.c === e.c && at > s.r && at <= e.r && s.c < MAX_COLUMNS && !line[s.c]) {
          while (line.length <= s.c) line.push("");
          line[s.c] = textOf(held[s.r]?.[s.c], date1904);
        }
      add(at + 1, line);
    });
    if (rows.length > 0) return rows;
  }
  return [];
}

function opened(bytes: Uint8Array) {
  try {
    return read(bytes, {
      type: "array",
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
    });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message))
      throw new DomainError(
        "invalid",
        "This workbook is locked with a password. Please save it without one.",
      );
    throw damaged();
  }
}

function textOf(cell: CellObject | undefined, date1904: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === "e") return "";
  if (cell.t === "n") return numberText(Number(cell.v), String(cell.z ?? "General"), date1904);
  if (cell.t === "b") return cell.v ? "TRUE" : "FALSE";
  return cellText(String(cell.v));
}

const known = new Map<string, string>();

/**
 * A number as its cell shows it ("6.0" stays so); a date as YYYY-MM-DD, a time of day as hours:minutes, whatever country the file is from.
 * Excel takes a typed "1:2" for a time, so a ratio comes back as "1:02".
 */
export function numberText(value: number, format: string, date1904: boolean): string {
  if (!Number.isFinite(value)) return "";
  if (format === "General" || format === "@") return String(Number(value.toPrecision(15)));
  const key = `${format} ${value}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const text = SSF.is_date(format) ? moment(value, format, date1904) : shown(value, format);
  if (known.size > 20_000) known.clear();
  known.set(key, text);
  return text;
}

function shown(value: number, format: string): string {
  try {
    return cellText(String(SSF.format(format, value)));
  } catch {
    return String(value);
  }
}

function moment(value: number, format: string, date1904: boolean): string {
  const parts = SSF.parse_date_code(value, { date1904 }) as Record<
    "y" | "m" | "d" | "H" | "M" | "S" | "u",
    number
  > | null;
  if (!parts) return String(value);
  const two = (part: number) => String(part).padStart(2, "0");
  if (/[yd]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]/g, "")))
    return `${String(parts.y).padStart(4, "0")}-${two(parts.m)}-${two(parts.d)}`;
  const ofMinutes = !/h/i.test(format);
  return ofMinutes
    ? `${parts.M}:${Number((parts.S + (parts.u || 0)).toFixed(1))}`
    : `${parts.H}:${two(parts.M)}`;
}
