/** How a cell begins that a spreadsheet may take for a formula. */
export const BEGINS_FORMULA = /^(?:\s*[=+\-@|＝＋－＠]|[\t\r\n])/;

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
