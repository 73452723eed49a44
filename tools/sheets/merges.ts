import { MAX_COLUMNS, type SheetRow } from "./sheet.ts";

const PLACE = /^([A-Z]{1,3})(\d{1,7})$/;
const MAX_MERGES = 20_000;

/** The column, counted from 0, of a place such as "C7"; -1 for what is none. */
export function columnOf(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/** A cell that is merged downwards stands in every row it spans: a client's name beside several formulas. `tail` is what follows the rows. */
export function fillMerges(rows: SheetRow[], tail: string): SheetRow[] {
  const spans = [...tail.matchAll(/<(?:\w+:)?mergeCell\s[^<>]*?ref="([A-Z0-9]+):([A-Z0-9]+)"/g)]
    .slice(0, MAX_MERGES)
    .flatMap(([, from = "", to = ""]) => {
      const [, , top] = PLACE.exec(from) ?? [];
      const [, , bottom] = PLACE.exec(to) ?? [];
      const column = columnOf(from);
      if (column !== columnOf(to) || column >= MAX_COLUMNS || top === bottom) return [];
      return [{ column, top: Number(top), bottom: Number(bottom) }];
    });
  if (spans.length === 0) return rows;
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  for (const { column, top, bottom } of spans) {
    const text = byNumber.get(top)?.cells[column] ?? "";
    for (let row = top + 1; row <= Math.min(bottom, top + 1000); row += 1) {
      const cells = byNumber.get(row)?.cells;
      if (!cells || cells[column]) continue;
      while (cells.length < column) cells.push("");
      cells[column] = text;
    }
  }
  return rows;
}
