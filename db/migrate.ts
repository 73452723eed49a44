import { createHash } from "node:crypto";
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
 * Safe to run from several instances at once, and beside others at work: where all is as this code has it, no table is locked.
 * @throws when the database was migrated by a newer version of the code.
 */
export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    prepare: false,
    onnotice: () => {},
    target_session_attrs: "primary",
  });
  try {
    await sql`select pg_advisory_lock(${LOCK})`;
    await refuseNewer(sql);
    await applyMigrations(drizzle(sql), { migrationsFolder: FOLDER });
    await installJobs(url);
    await stateWalls(sql);
  } finally {
    await sql.end();
  }
}

/** States roles, policies and grants, unless they stand as this code has them: stating them locks every table. */
async function stateWalls(sql: Sql): Promise<void> {
  const statements = await readFile(join(FOLDER, "after.sql"), "utf8");
  const hash = createHash("sha256").update(statements);
  for (const migration of readMigrationFiles({ migrationsFolder: FOLDER }))
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
