import { sql } from "drizzle-orm";
import type { Db } from "#tools/core/context.ts";
import type { ExportedTable } from "./left-out.ts";
import type { Row } from "./restored-as.ts";
import { linesOf, type Spool, type Stretch } from "./spool.ts";

const AT_ONCE = 500;
const BYTES_AT_ONCE = 2 * 1024 * 1024;

/** Tables of what a salon has set; what is set here already gives way to what comes. */
const REPLACED = new Set([
  "booking_rules",
  "brand_preferences",
  "line_offsets",
  "message_settings",
  "message_templates",
  "payment_settings",
  "product_prices",
  "retentions",
  "shelf_shades",
  "stylist_hours",
]);

type Waiting = {
  table: ExportedTable;
  spool: Spool;
  stretch: Stretch;
  /** The id of a row that is here already. */
  except: string | null;
};

/** Writes a table's rows, which stand one a line in the spool, in their order. `wrote` is told how many more are in. */
export async function writeTable(
  tx: Db,
  { table, spool, stretch, except }: Waiting,
  wrote: (rows: number) => Promise<void>,
): Promise<void> {
  if (REPLACED.has(table.name)) await tx.execute(sql`delete from ${sql.identifier(table.name)}`);
  const later: Row[] = [];
  let batch: Row[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    await insert(tx, table.name, batch);
    await wrote(batch.length);
    batch = [];
    bytes = 0;
  };
  for await (const line of linesOf(spool.read(stretch), Number.MAX_SAFE_INTEGER)) {
    if (!line) continue;
    const row = JSON.parse(line) as Row;
    if (except && row["id"] === except) continue;
    // whom it points at may come after it
    if (table.selves.some((column) => row[column])) later.push(pick(row, ["id", ...table.selves]));
    batch.push({ ...row, ...Object.fromEntries(table.selves.map((column) => [column, null])) });
    bytes += line.length;
    if (batch.length === AT_ONCE || bytes > BYTES_AT_ONCE) await flush();
  }
  await flush();
  for (let from = 0; from < later.length; from += AT_ONCE)
    await pointBack(tx, table, later.slice(from, from + AT_ONCE));
}

async function insert(tx: Db, table: string, rows: readonly Row[]): Promise<void> {
  // rows that name other columns go apart: what is not named keeps its default
  for (const [, alike] of Map.groupBy(rows, (row) => Object.keys(row).join())) {
    const columns = sql.join(
      Object.keys(alike[0] ?? {}).map((column) => sql.identifier(column)),
      sql`, `,
    );
    const name = sql.identifier(table);
    await tx.execute(sql`insert into ${name} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(alike)}::text::jsonb)`);
  }
}

async function pointBack(tx: Db, { name, selves }: ExportedTable, rows: Row[]): Promise<void> {
  const table = sql.identifier(name);
  const set = sql.join(
    selves.map((column) => sql`${sql.identifier(column)} = back.${sql.identifier(column)}`),
    sql`, `,
  );
  await tx.execute(sql`update ${table} set ${set}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::jsonb) back
    where ${table}.id = back.id`);
}

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}
