import type { Sql } from "postgres";

/**
 * Closes a database to newcomers, ends its clients and drops it. `with (force)` would also have to end an autovacuum of
 * it, which a role that is no superuser may not before PostgreSQL 16; a plain drop asks that one to go and waits.
 */
export async function dropDatabase(sql: Sql, name: string): Promise<void> {
  const [found] = await sql`select from pg_database where datname = ${name}`;
  if (!found) return;
  await sql.unsafe(`alter database ${name} allow_connections false`);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name} and backend_type = 'client backend'`;
  await sql.unsafe(`drop database ${name}`);
}
