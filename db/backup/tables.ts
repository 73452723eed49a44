import type { ReservedSql, Sql, TransactionSql } from "postgres";

export type Table = {
  /** With its schema where that is not `public`. */
  name: string;
  columns: string[];
  key: string[];
  /** Which of its rows are kept. */
  kept: string;
  walled: boolean;
};

/** The jobs that wait, were done or failed: the one table of pg-boss that is no description of itself, without its own jobs. */
const JOBS = "pgboss.job";
const OURS = "not starts_with(name, '__pgboss')";

/** Every table whose rows are worth keeping, by name. Counters of the limiter outlive no crash, and no move. */
export async function keptTables(sql: Sql | TransactionSql | ReservedSql): Promise<Table[]> {
  return sql<Table[]>`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      c.relrowsecurity as walled,
      case when n.nspname = 'public' then 'true' else ${OURS} end as kept,
      (select array_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(a.attname order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality k(attnum, place)
        join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid), '{}') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relpersistence = 'p'
      and (n.nspname = 'public' or n.nspname || '.' || c.relname = ${JOBS})
    order by name`;
}

/** Names as a statement holds them. */
export const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");
export const placed = (name: string) =>
  name
    .split(".")
    .map((part) => `"${part}"`)
    .join(".");

/** The same value is written the same way, whatever the server's settings are. */
export const PLAINLY = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`;
