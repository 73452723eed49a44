import { parentPort, type MessagePort } from "node:worker_threads";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { headingsOf, proposeMapping } from "#tools/migration/formulas/mapping-rules.ts";
import { importReader, readsAsFormula, type ImportedRow } from "#tools/migration/formulas/rows.ts";
import type { ImportReading, RowError } from "#tools/migration/formulas/schema.ts";
import { readSheet } from "#tools/sheets/read-sheet.ts";
import { peek, sendRecords } from "./records.ts";
import { CHUNK_ROWS, sender } from "./sender.ts";
import type { SheetRow } from "#tools/sheets/sheet.ts";
import type { Checked, Counted, Order, Said, Surveyed, Task } from "./tasks.ts";

/*
 * Reads a spreadsheet and its formulas apart from everybody else's work. Rows leave as text, a chunk at a time; the
 * next ones wait until those before are in the table.
 */

const SURVEYED_ROWS = 60;
const TOLD_ERRORS = 100;
const READINGS = 5;

parentPort?.on("message", ({ task, port }: Order) => void answer(task, port));

async function answer(task: Task, port: MessagePort): Promise<void> {
  const say = (said: Said) => port.postMessage(said);
  try {
    const sheet = readSheet(task.format, task.bytes);
    if (task.kind === "survey") say({ done: survey(sheet) });
    else if (task.kind === "check") say({ done: check(sheet, task, say) });
    else if (task.kind === "peek") say({ done: peek(sheet) });
    else if (task.kind === "records") say({ done: await sendRecords(sheet, task, port) });
    else say({ done: await sendRows(sheet, task, port) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message, details } = error;
    say({ refused: { code, message, details } });
  }
}

function survey(sheet: readonly SheetRow[]): Surveyed {
  const proposed = proposeMapping(sheet.slice(0, SURVEYED_ROWS), readsAsFormula);
  const { headerRow } = proposed.mapping;
  return { ...proposed, rows: sheet.filter(({ row }) => row > headerRow).length };
}

function check(
  sheet: readonly SheetRow[],
  { mapping, lines }: Mapped,
  say: (said: Said) => void,
): Checked {
  const { rows, read } = importReader(sheet, mapping, lines);
  const counted = tally(rows.length);
  const clear: ImportReading[] = [];
  const unclear: ImportReading[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % CHUNK_ROWS === 0) say({ looked: at });
    const found = counted.add(read(row));
    const shown = found && (found.unread.length > 0 ? unclear : clear);
    if (found && shown && shown.length < READINGS) shown.push(readingOf(found));
  }
  const head = sheet.find(({ row }) => row === mapping.headerRow)?.cells ?? [];
  const width = Math.max(0, ...sheet.slice(0, SURVEYED_ROWS).map(({ cells }) => cells.length));
  return {
    ...counted.result,
    headings: headingsOf(head, Math.min(width, 60)),
    readings: [...unclear, ...clear].toSorted((a, b) => a.row - b.row),
  };
}

type Mapped = Extract<Task, { kind: "check" | "rows" }>;

async function sendRows(
  sheet: readonly SheetRow[],
  { mapping, lines }: Mapped,
  port: MessagePort,
): Promise<Counted> {
  const { rows, read } = importReader(sheet, mapping, lines);
  const counted = tally(rows.length);
  const out = sender(port, TOO_MUCH);
  for (const [at, row] of rows.entries()) {
    if (at % CHUNK_ROWS === 0) out.looked(at);
    const found = counted.add(read(row));
    if (found) await out.add({ id: newId(), ...found }, at + 1);
  }
  await out.end(rows.length);
  return counted.result;
}

const TOO_MUCH = "The formulas of this sheet are more than can be taken at once. Please split it.";

function tally(rows: number) {
  const result: Counted = { rows, count: 0, unclear: 0, skipped: 0, errors: [] };
  return {
    result,
    add: (found: ImportedRow | RowError): ImportedRow | undefined => {
      if ("message" in found) {
        result.skipped += 1;
        if (result.errors.length < TOLD_ERRORS) result.errors.push(found);
        return undefined;
      }
      result.count += 1;
      if (found.unread.length > 0) result.unclear += 1;
      return found;
    },
  };
}

function readingOf({ row, name, clientName, notation, bowls, unread, notes }: ImportedRow) {
  return { row, name, clientName, notation, bowls, unread, notes } satisfies ImportReading;
}
