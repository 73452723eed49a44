import { setImmediate as everybodyElse } from "node:timers/promises";
import type { ExportedTable } from "./left-out.ts";
import { notOurs, type Archive } from "./archive.ts";
import { renamed, type Rename } from "./rename-rules.ts";
import { unsettable } from "./restored-words.ts";
import { RESTORED_AS, type Arrival, type Row } from "./restored-as.ts";
import { wrongIn } from "./row-rules.ts";
import { linesOf, type Spool, type Stretch } from "./spool.ts";

const LONGEST_LINE = 8 * 1024 * 1024;
const BETWEEN = 500;

/** The rows of a table as they stand in an export: one a line. @throws invalid */
export async function* rowsOf(archive: Archive, table: string): AsyncGenerator<Row> {
  const pieces = archive.read(`data/${table}.json`);
  if (!pieces) return;
  let place = 0;
  for await (const line of linesOf(pieces, LONGEST_LINE)) {
    const text = line.trim().replace(/,$/, "");
    if (text === "[" || text === "]" || text === "") continue;
    place += 1;
    if (place % BETWEEN === 0) await everybodyElse();
    yield parsed(text, table, place);
  }
}

function parsed(text: string, table: string, place: number): Row {
  try {
    const row: unknown = JSON.parse(text);
    if (typeof row === "object" && row !== null && !Array.isArray(row)) return row as Row;
  } catch {
    // said below
  }
  throw notOurs(`row ${place} of ${table} cannot be read.`);
}

/** How the rows of an export become rows here. */
export type Coming = { rename: Rename; arrival: Arrival; seen(table: string, row: Row): Row };

/**
 * Writes a table of an export aside as it will be here: every row looked through, every id renamed, nothing left in it that
 * acts by itself. @returns where it stands. @throws invalid
 */
export async function readTable(
  { archive, spool, coming }: { archive: Archive; spool: Spool; coming: Coming },
  { name, columns }: ExportedTable,
): Promise<Stretch> {
  const from = spool.length;
  let count = 0;
  for await (const given of rowsOf(archive, name)) {
    count += 1;
    const renamedRow = renamed(given, coming.rename) as Row;
    const own = {
      ...renamedRow,
      ...("salon_id" in renamedRow && { salon_id: coming.arrival.salonId }),
    };
    const wrong = wrongIn(own, columns) ?? unsettable(name, own);
    if (wrong) throw notOurs(`row ${count} of ${name} ${wrong}.`);
    const changed = RESTORED_AS[name]?.(own, coming.arrival) ?? own;
    await spool.write(`${JSON.stringify(coming.seen(name, changed))}\n`);
  }
  const said = archive.manifest.tables[name] ?? 0;
  if (count !== said) throw notOurs(`it says ${said} rows of ${name} and has ${count}.`);
  return { from, to: spool.length };
}
