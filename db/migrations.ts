import { setTimeout as pause } from "node:timers/promises";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import type { Sql } from "postgres";

/** One file of a folder of migrations, known by its hash. */
export type Migration = MigrationMeta;

/** The migrations of a folder, oldest first. */
export const readMigrations = (folder: string): Migration[] =>
  readMigrationFiles({ migrationsFolder: folder });

/**
 * Whoever is at work while tables change waits behind the wait for a lock. It is given up before PostgreSQL looks for a deadlock
 * (after a second), which might end somebody's request, and taken up again a moment later.
 */
const LOCK_TIMEOUT_MS = 500;
/** Nobody waits behind an index that is built concurrently, but it waits for every transaction that began before it. */
const INDEX_LOCK_TIMEOUT_MS = 60_000;
const TRIES = 100;
/** Locked by somebody else for too long, or a deadlock. */
const IN_THE_WAY = new Set(["55P03", "40P01"]);

/** Does what locks tables, again and again while somebody is in the way. It must leave nothing behind where it fails. */
export async function patiently(
  sql: Sql,
  change: () => Promise<unknown>,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, false)`;
  for (let left = TRIES; ; left -= 1) {
    try {
      await change();
      return;
    } catch (error) {
      if (left === 0 || !IN_THE_WAY.has((error as { code?: string }).code ?? "")) throw error;
      await pause(100 + Math.random() * 400);
    }
  }
}

/**
 * Applies those that are not noted in the database, each in a transaction of its own. One that builds indexes CONCURRENTLY, which
 * no transaction may hold, is noted once they stand: begun anew, it goes on where it was.
 */
export async function applyMigrations(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  await sql.unsafe(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const applied = await appliedHashes(sql);
  for (const migration of migrations.filter(({ hash }) => !applied.has(hash))) {
    const indexes = concurrentIndexes(migration);
    for (const index of indexes) await buildIndex(sql, index);
    const statements = indexes.length > 0 ? [] : migration.sql;
    await patiently(sql, () => applyAtOnce(sql, { ...migration, sql: statements }));
  }
}

/** The migrations that a database has seen. */
export async function appliedHashes(sql: Sql): Promise<ReadonlySet<string>> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!table?.name) return new Set();
  const rows = await sql<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`;
  return new Set(rows.map(({ hash }) => hash));
}

function applyAtOnce(sql: Sql, { sql: statements, hash, folderMillis }: Migration) {
  return sql.begin(async (tx) => {
    for (const statement of statements) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  });
}

type Index = { name: string; statement: string };

const CONCURRENTLY = /^\s*CREATE (?:UNIQUE )?INDEX CONCURRENTLY "(\w+)"/i;

/** The indexes that a migration builds concurrently. @throws Error where it does anything else beside */
function concurrentIndexes({ sql: statements }: Migration): Index[] {
  const indexes = statements.flatMap((statement) => {
    const name = CONCURRENTLY.exec(statement)?.[1];
    return name === undefined ? [] : [{ name, statement }];
  });
  if (indexes.length > 0 && indexes.length < statements.length)
    throw new Error(
      `A migration that builds "${indexes[0]?.name}" concurrently may do nothing else: what is noted once must have been done once.`,
    );
  return indexes;
}

/** Builds an index beside those at work. What an earlier try has left half built is dropped first. */
export function buildIndex(
  sql: Sql,
  { name, statement }: Index,
  lockTimeoutMs = INDEX_LOCK_TIMEOUT_MS,
): Promise<void> {
  return patiently(
    sql,
    async () => {
      const [index] = await sql<{ valid: boolean }[]>`
        select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident(${name}))`;
      if (index?.valid) return;
      if (index) await sql`drop index concurrently ${sql(name)}`;
      await sql.unsafe(statement);
    },
    lockTimeoutMs,
  );
}
