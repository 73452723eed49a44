import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { installJobs } from "./jobs.ts";
import {
  appliedHashes,
  applyMigrations,
  patiently,
  readMigrations,
  type Migration,
} from "./migrations.ts";

export const MIGRATIONS = join(import.meta.dirname, "sql");
/** Any fixed number: all instances of the app that start at once queue on it. */
const LOCK = 7_153_480_112;
const LOOK_EVERY_MS = 50;

/** Rows that are brought in while the tables are as they were made: by migrations of these hashes. */
export type Filling = { migrations: readonly string[]; fill: (sql: Sql) => Promise<void> };

type Options = {
  filling?: Filling | undefined;
  /** Migrations, and in `after.sql` what is stated after them. */
  folder?: string;
};

/**
 * Brings the database at `url` up to this code: pending migrations, then roles, policies and grants.
 * Safe to run from several instances at once, and beside others at work: where all is as this code has it, no table is locked.
 * With a filling the database must be empty, and is filled on the way. Nobody else starts on it before it is whole.
 * @throws when the database was migrated by a newer version of the code.
 */
export async function migrate(
  url: string,
  { filling, folder = MIGRATIONS }: Options = {},
): Promise<void> {
  const migrations = readMigrations(folder);
  const sql = postgres(url, {
    max: 1,
    prepare: false,
    onnotice: () => {},
    target_session_attrs: "primary",
  });
  try {
    await takeTurn(sql);
    await refuseNewer(sql, migrations);
    if (filling) {
      await applyMigrations(sql, firstOf(migrations, filling));
      await installJobs(url);
      await filling.fill(sql);
    }
    await applyMigrations(sql, migrations);
    await installJobs(url);
    const statements = await readFile(join(folder, "after.sql"), "utf8");
    await patiently(sql, () => stateWalls(sql, statements, migrations));
  } finally {
    await sql.end();
  }
}

/** Asked for again and again: an index that is built concurrently waits for every statement, also for one that waits for this lock. */
async function takeTurn(sql: Sql): Promise<void> {
  for (;;) {
    const [lock] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as taken`;
    if (lock?.taken) return;
    await pause(LOOK_EVERY_MS);
  }
}

/** States roles, policies and grants, unless they stand as this code has them. */
async function stateWalls(
  sql: Sql,
  statements: string,
  migrations: readonly Migration[],
): Promise<void> {
  const hash = createHash("sha256").update(statements);
  for (const migration of migrations) hash.update(migration.hash);
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

/** The migrations that rows were made by, which must be the first ones of this code. */
function firstOf(migrations: readonly Migration[], { migrations: hashes }: Filling): Migration[] {
  const first = migrations.slice(0, hashes.length);
  if (first.some(({ hash }, at) => hash !== hashes[at]) || first.length < hashes.length)
    throw new Error(
      "This was made by another version of Undertone: bring it in with that version.",
    );
  return first;
}

async function refuseNewer(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  const known = new Set(migrations.map(({ hash }) => hash));
  for (const hash of await appliedHashes(sql))
    if (!known.has(hash))
      throw new Error(
        "This database was migrated by a newer version of Undertone. Start that version, or restore a backup made by this one.",
      );
}
