import type { MessagePort } from "node:worker_threads";
import { recordOf } from "#tools/migration/read/compose-rules.ts";
import { signsOf } from "#tools/migration/read/date-signs-rules.ts";
import { CHUNK_ROWS, sender } from "./sender.ts";
import type { SheetRow } from "#tools/sheets/sheet.ts";
import type { Peeked, Sent, Task } from "./tasks.ts";

const PEEKED_ROWS = 60;
const PEEKED_COLUMNS = 60;

/** A glance at a sheet. How its days are written is asked of all cells of each column. */
export function peek(sheet: readonly SheetRow[]): Peeked {
  const first = sheet.slice(0, PEEKED_ROWS);
  const width = Math.min(PEEKED_COLUMNS, Math.max(0, ...first.map(({ cells }) => cells.length)));
  const signs = Array.from({ length: width }, (_, column) => signsOf(cellsOf(sheet, column)));
  return { first, rows: sheet.length, signs };
}

function* cellsOf(sheet: readonly SheetRow[], column: number) {
  for (const { cells } of sheet) yield cells[column] ?? "";
}

/** Sends the records below the headings and below the row `after`, in their order. */
export async function sendRecords(
  sheet: readonly SheetRow[],
  { mapping, after }: Extract<Task, { kind: "records" }>,
  port: MessagePort,
): Promise<Sent> {
  const rows = sheet.filter(({ row }) => row > mapping.headerRow && row > after);
  const out = sender(port, "This sheet holds more than can be taken at once. Please split it.");
  for (const [at, { row, cells }] of rows.entries()) {
    if (at % CHUNK_ROWS === 0) out.looked(at);
    const { sourceId, fields } = recordOf(cells, mapping);
    await out.add({ row, sourceId, fields }, at + 1);
  }
  await out.end(rows.length);
  return { sent: rows.length };
}
