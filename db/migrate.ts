import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import postgres, { type Sql } from "postgres";
import { installJobs } from "./jobs.ts";

export const MIGRATIONS = join(import.meta.dirname, "sql");
/** Any fixed number: all instances of the app that start at once queue on it. */
const LOCK = 7_153_480_112;

/**
 * Whoever is at work while tables change waits behind the wait for a lock. It is given up before PostgreSQL looks for a deadlock
 * (after a second), which might end somebody's request, and taken up again a moment later.
 */
const LOCK_WAIT_MS = 500;
const TRIES = 100;
/** Locked by somebody else for too long, or a deadlock. */
const IN_THE_WAY = new Set(["55P03", "40P01"]);

async function patiently(change: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await change();
    } catch (error) {
      if (left === 0 || !IN_THE_WAY.has(stateOf(error))) throw error;
      await pause(100 + Math.random() * 400);
    }
  }
}

/** The SQLSTATE of an error, which drizzle wraps. */
function stateOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ("code" in at && typeof at.code === "string") return at.code;
  return "";
}

/** Rows that are brought in while the tables are as they were made: by migrations of these hashes. */
export type Filling = { migrations: readonly string[]; fill: (sql: Sql) => Promise<void> };

/**
 * Brings the database at `url` up to this code: pending migrations, then roles, policies and grants.
 * Safe to run from several instances at once, and beside others at work: where all is as this code has it, no table is locked.
 * With a filling the database must be empty, and is filled on the way. Nobody else starts on it before it is whole.
 * @throws when the database was migrated by a newer version of the code.
 */
export async function migrate(url: string, filling?: Filling): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    prepare: false,
    onnotice: () => {},
    target_session_attrs: "primary",
  });
  try {
    await sql`select pg_advisory_lock(${LOCK})`;
    await refuseNewer(sql);
    if (filling) {
      await applyFirst(sql, filling.migrations);
      await installJobs(url);
      await filling.fill(sql);
    }
    await sql`select set_config('lock_timeout', ${`${LOCK_WAIT_MS}ms`}, false)`;
    await patiently(() => applyMigrations(drizzle(sql), { migrationsFolder: MIGRATIONS }));
    await installJobs(url);
    await patiently(() => stateWalls(sql));
  } finally {
    await sql.end();
  }
}

/** States roles, policies and grants, unless they stand as this code has them: stating them locks every table. */
async function stateWalls(sql: Sql): Promise<void> {
  const statements = await readFile(join(MIGRATIONS, "after.sql"), "utf8");
  const hash = createHash("sha256").update(statements);
  for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS }))
    hash.update(migration.hash);
  const stated = hash.digest("hex");
  if (await stands(sql, stated)) return;
  // several statements sent as one are one transaction
  await sql.unsafe(`${statements}\ncomment on schema drizzle is '${stated}';`).simple();
}

/** Whether the walls were stated by this code, and are all there: a restored copy may lack roles and grants, and hands may have been at it. */
async function stands(sql: Sql, stated: string): Promise<boolean> {
  const [noted] = await sql<{ hash: string | null; roles: number; lets_in: boolean }[]>`
    select obj_description('drizzle'::regnamespace, 'pg_namespace') as hash,
      (select count(*)::int from pg_roles
        where rolname in ('undertone_app', 'undertone_system')
          and pg_has_role(current_user, oid, 'MEMBER')) as roles,
      exists (select from pg_policies
        where policyname = 'sign_in' and current_user = any(roles)) as lets_in`;
  if (noted?.hash !== stated || noted.roles !== 2 || !noted.lets_in) return false;
  const open = await sql`
    select from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (c.relname = 'salons' or exists (
        select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'salon_id' and not a.attisdropped))
      and not (c.relrowsecurity and c.relforcerowsecurity
        and has_table_privilege('undertone_app', c.oid, 'select')
        and has_table_privilege('undertone_system', c.oid, 'select')
        and (select count(*) from pg_policy p
          where p.polrelid = c.oid and p.polname in ('own_salon', 'all_salons')) = 2)
    limit 1`;
  return open.length === 0;
}

/** Applies the migrations of these hashes, which must be the first ones of this code, and no more. */
async function applyFirst(sql: Sql, hashes: readonly string[]): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
  if (hashes.some((hash, at) => hash !== known[at]))
    throw new Error(
      "This was made by another version of Undertone: bring it in with that version.",
    );
  const folder = await mkdtemp(join(tmpdir(), "undertone-migrations-"));
  try {
    await mkdir(join(folder, "meta"));
    const journal = JSON.parse(await readFile(join(MIGRATIONS, "meta/_journal.json"), "utf8")) as {
      entries: { tag: string }[];
    };
    const entries = journal.entries.slice(0, hashes.length);
    for (const { tag } of entries)
      await cp(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    await applyMigrations(drizzle(sql), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseNewer(sql: Sql): Promise<void> {
  const [journal] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!journal?.name) return;
  const applied = await sql<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`;
  const known = new Set(
    readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash),
  );
  if (applied.some(({ hash }) => !known.has(hash))) {
    throw new Error(
      "This database was migrated by a newer version of Undertone. Start that version, or restore a backup made by this one.",
    );
  }
}
