/** What a spreadsheet would take for a formula, at the beginning of a cell. */
const FORMULA = /^[=+\-@\t\r\0]/;
type Cell = string | number | boolean | null;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** A line of a CSV file (RFC 4180). No cell is a formula to whoever opens it: one that looks like it gets an apostrophe in front. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: Cell): string {
  if (value === null) return "";
  const text = typeof value === "string" ? value : String(value);
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
