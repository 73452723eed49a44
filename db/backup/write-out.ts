import { join } from "node:path";
import type { Sql, TransactionSql } from "postgres";
import { MIGRATIONS } from "#db/migrate.ts";
import { readMigrations } from "#db/migrations.ts";
import { tableFile, type Manifest } from "./manifest.ts";
import { writePart } from "./parts.ts";
import type { Seal } from "./seal.ts";
import { keptTables, listed, placed, PLAINLY, type Table } from "./tables.ts";

type Rows = Pick<Manifest, "madeAt" | "tables" | "sequences" | "migrations">;

/**
 * Writes all rows to `dir`, as of one moment, while others go on. In the order of their keys: the same rows are the same files.
 * `within` runs as of that moment too, once the rows are written.
 */
export function writeRows<T>(
  sql: Sql,
  { dir, seal }: { dir: string; seal?: Seal | undefined },
  within: (tx: TransactionSql) => Promise<T>,
): Promise<Rows & { within: T }> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    await tx.unsafe(PLAINLY).simple();
    // the first that is read: the moment of all that follows
    const [moment] = await tx<{ at: Date }[]>`select clock_timestamp() as at`;
    const tables: Rows["tables"] = [];
    for (const table of await keptTables(tx)) {
      const { name, columns } = table;
      const rows = await rowsOf(tx, table);
      tables.push({ name, columns, ...(await writePart(rows, join(dir, tableFile(name)), seal)) });
    }
    return {
      madeAt: (moment?.at ?? new Date()).toISOString(),
      tables,
      sequences: await sequencesOf(tx),
      migrations: await migrationsOf(tx),
      within: await within(tx),
    };
  }) as Promise<Rows & { within: T }>;
}

async function rowsOf(tx: TransactionSql, { name, columns, key, kept, walled }: Table) {
  // the owner of a walled table sees none of its rows
  await tx.unsafe(walled ? "set local role undertone_system" : "reset role");
  const order = key.length > 0 ? ` order by ${listed(key)}` : "";
  return tx
    .unsafe(`copy (select ${listed(columns)} from ${placed(name)} where ${kept}${order}) to stdout`)
    .readable();
}

async function sequencesOf(tx: TransactionSql): Promise<Rows["sequences"]> {
  await tx.unsafe("reset role");
  const names = await tx<{ name: string }[]>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`;
  const found: Rows["sequences"] = [];
  for (const { name } of names) {
    const [at] = await tx.unsafe<{ last: string; called: boolean }[]>(
      `select last_value as last, is_called as called from ${placed(name)}`,
    );
    found.push({ name, last: Number(at?.last ?? 1), called: at?.called ?? false });
  }
  return found;
}

/** The hashes of what was applied, in the order of this code. @throws Error for a database of a newer version */
async function migrationsOf(tx: TransactionSql): Promise<string[]> {
  const applied = await tx<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`;
  const hashes = new Set(applied.map(({ hash }) => hash));
  const known = readMigrations(MIGRATIONS).map(({ hash }) => hash);
  if (known.filter((hash) => hashes.has(hash)).length < hashes.size)
    throw new Error(
      "This database was migrated by a newer version of Undertone: back it up with that version.",
    );
  return known.filter((hash) => hashes.has(hash));
}
