import { sql } from "drizzle-orm";
import { asOfNow } from "#db/tenant.ts";
import { salons } from "#db/schema/salons.ts";
import type { Ctx, Db } from "#tools/core/context.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import { tenantTables } from "#tools/core/tenant-tables.ts";
import { csvLine } from "./csv-rules.ts";
import { inTurns } from "./cursor.ts";
import { exportedOf, type ExportedTable } from "./left-out.ts";
import { withoutLinks } from "#tools/values/link-rules.ts";
import { EXPORT_VERSION, type ExportManifest } from "./schema.ts";
import { exportSheets } from "./sheets.ts";
import { openSpool, type Spool, type Stretch } from "./spool.ts";

/** A salon as it was at one moment: its tables and sheets written into a spool, and where its photos are. */
export type Dump = {
  manifest: ExportManifest;
  spool: Spool;
  texts: { name: string; stretch: Stretch }[];
  /** One photo a line: `[id, key]`. */
  photos: Stretch;
};

/**
 * Writes everything the salon owns aside, all of one moment. It takes no longer than the database needs, however slowly
 * somebody then reads it. Close the spool afterwards.
 */
export async function dumpSalon(ctx: Pick<Ctx, "db" | "now">): Promise<Dump> {
  const spool = await openSpool();
  try {
    return await asOfNow(ctx.db, async (tx) => {
      await tx.execute(sql`set local timezone to 'UTC'`);
      const [salon] = await tx.select().from(salons);
      if (!salon) throw new Error("A salon without its row cannot be exported.");
      const tables: Record<string, number> = {};
      const texts: Dump["texts"] = [];
      for (const table of exportedOf(await tenantTables(tx))) {
        const from = spool.length;
        tables[table.name] = await writeTable(tx, spool, table);
        texts.push({ name: `data/${table.name}.json`, stretch: { from, to: spool.length } });
      }
      const ways = { timeZone: salon.timeZone, digits: fractionDigits(salon.currency) };
      for (const { name, headings, select } of exportSheets(ways)) {
        const from = spool.length;
        // so that a spreadsheet reads it as UTF-8
        await spool.write(`\uFEFF${csvLine(headings)}`);
        for await (const lines of inTurns(tx, select))
          await spool.write(
            lines
              .map((line) => csvLine(JSON.parse(withoutLinks(line)) as (string | null)[]))
              .join(""),
          );
        texts.push({ name: `csv/${name}.csv`, stretch: { from, to: spool.length } });
      }
      const from = spool.length;
      for await (const lines of inTurns(tx, PHOTOS)) await spool.write(`${lines.join("\n")}\n`);
      const { name: salonName, timeZone, currency } = salon;
      return {
        manifest: {
          product: "undertone",
          version: EXPORT_VERSION,
          salonName,
          timeZone,
          currency,
          madeAt: ctx.now().toISOString(),
          tables,
          files: tables["photos"] ?? 0,
        },
        spool,
        texts,
        photos: { from, to: spool.length },
      };
    });
  } catch (error) {
    await spool.close();
    throw error;
  }
}

const PHOTOS = sql`select json_build_array(id, storage_key)::text as line from photos order by id`;

/** Writes a table as a JSON array, one row a line. @returns how many rows */
async function writeTable(tx: Db, spool: Spool, table: ExportedTable): Promise<number> {
  let count = 0;
  await spool.write("[");
  for await (const lines of inTurns(tx, rowsOf(table))) {
    const text = lines.map(withoutLinks).join(",\n");
    await spool.write(`${count > 0 ? "," : ""}\n${text}`);
    count += lines.length;
  }
  await spool.write("\n]\n");
  return count;
}

/** The rows of a table as JSON, in the order in which they were written where the table keeps one. */
function rowsOf({ name, columns, key, only }: ExportedTable) {
  const named = (columnName: string) => sql.identifier(columnName);
  const kept = sql.join(
    columns.map((column) => named(column.name)),
    sql`, `,
  );
  const order = sql.join((NUMBERED.has(name) ? ["line"] : key).map(named), sql`, `);
  return sql`select row_to_json(kept)::text as line from (
    select ${kept} from ${named(name)} ${only ? sql`where ${sql.raw(only)}` : sql``} order by ${order}) kept`;
}

/** Logs whose lines are numbered: a restored one is numbered anew, in the same order. */
const NUMBERED = new Set(["stock_movements", "ledger_entries", "sms_consents"]);
