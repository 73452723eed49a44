/** The cells of a table that is written as text: a row a line, cells between bars, blanks around them left away. */
export function rowsOf(text: string): string[][] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

/** The cells of a row by the names of its columns; an empty cell is left out. */
export function cellsOf(
  columns: readonly string[],
  row: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column, at) => (row[at] ? [[column, row[at]] as const] : [])),
  );
}
