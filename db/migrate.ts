import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import postgres, { type Sql } from "postgres";
import { installJobs } from "./jobs.ts";

const FOLDER = join(import.meta.dirname, "sql");
/** Any fixed number: all instances of the app that start at once queue on it. */
const LOCK = 7_153_480_112;

/**
 * Brings the database at `url` up to this code: pending migrations, then roles, policies and grants.
 * Safe to run from several instances at once.
 * @throws when the database was migrated by a newer version of the code.
 */
export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    prepare: false,
    onnotice: () => {},
    target_session_attrs: "read-write",
  });
  try {
    await sql`select pg_advisory_lock(${LOCK})`;
    await refuseNewer(sql);
    await applyMigrations(drizzle(sql), { migrationsFolder: FOLDER });
    await installJobs(url);
    await sql.unsafe(await readFile(join(FOLDER, "after.sql"), "utf8")).simple();
  } finally {
    await sql.end();
  }
}

async function refuseNewer(sql: Sql): Promise<void> {
  const [journal] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!journal?.name) return;
  const applied = await sql<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`;
  const known = new Set(readMigrationFiles({ migrationsFolder: FOLDER }).map(({ hash }) => hash));
  if (applied.some(({ hash }) => !known.has(hash))) {
    throw new Error(
      "This database was migrated by a newer version of Undertone. Start that version, or restore a backup made by this one.",
    );
  }
}
