import type { LibraryFormula } from "./library-schema.ts";
import { BEGINS_FORMULA } from "./sheet/sheet.ts";

/** The columns of an exported library, called so that the import knows every one of them. */
export const EXPORT_HEADINGS = [
  "Formula name",
  "Client",
  "Brand",
  "Line",
  "Formula",
  "Date",
  "Notes",
] as const;

/** A formula as a row of the export, under EXPORT_HEADINGS. Days as YYYY-MM-DD. */
export function exportRow(formula: LibraryFormula): string[] {
  const { name, clientName, brandName, lineName, notation, notes, origin, usedOn } = formula;
  const day = usedOn ?? (origin === "consultation" ? formula.createdAt.slice(0, 10) : "");
  return [name, clientName ?? "", brandName ?? "", lineName ?? "", notation, day, notes].map(
    harmless,
  );
}

/**
 * A cell that no spreadsheet takes for a formula: what begins like one, also behind spaces or in the wide signs that some
 * take for the plain ones, gets an apostrophe before it (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function harmless(cell: string): string {
  return BEGINS_FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Rows as CSV (RFC 4180): every cell in quotes, so that line breaks and commas stay in it. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`)
    .join("");
}
