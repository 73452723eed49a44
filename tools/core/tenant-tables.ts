import { sql } from "drizzle-orm";
import type { Db } from "./context.ts";

/** A column as the database knows it. */
export type Column = {
  name: string;
  /** As PostgreSQL writes it: `uuid`, `timestamp with time zone`, `text[]`. */
  type: string;
  notNull: boolean;
  /** The database makes it itself: generated, or numbered. */
  made: boolean;
  /** The words of an enum. */
  options: string[] | null;
};

/** A table whose rows belong to salons. */
export type Table = {
  name: string;
  columns: Column[];
  /** The columns of its primary key. */
  key: string[];
  /** Columns that point at another row of the same table. */
  selves: string[];
};

/**
 * Every table whose rows belong to salons, and `salons` itself, those that others hang on first. Read from the database, so
 * that a new table is among them by itself.
 */
export async function tenantTables(db: Db): Promise<Table[]> {
  const columns = await db.execute<Column & { table: string; isKey: boolean }>(COLUMNS);
  const links = await db.execute<{ child: string; parent: string; columns: string[] }>(LINKS);
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([name, all]) => ({
    name,
    columns: all.map(({ table: _table, isKey: _key, ...column }) => column),
    key: all.flatMap((column) => (column.isKey ? [column.name] : [])),
    selves: links
      .filter(({ child, parent }) => child === name && parent === name)
      .flatMap((link) => link.columns.filter((column) => column !== "salon_id")),
  }));
  return parentsFirst(tables, links);
}

function parentsFirst(
  tables: Table[],
  links: readonly { child: string; parent: string }[],
): Table[] {
  const sorted: Table[] = [];
  const seen = new Set<string>();
  const place = (table: Table) => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    const parents = new Set(links.flatMap((l) => (l.child === table.name ? [l.parent] : [])));
    for (const parent of tables) if (parents.has(parent.name)) place(parent);
    sorted.push(table);
  };
  for (const table of tables) place(table);
  return sorted;
}

const COLUMNS = sql`
  select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, null) as type,
    a.attnotnull as "notNull", (a.attgenerated <> '' or a.attidentity <> '') as made,
    coalesce(a.attnum = any(i.indkey), false) as "isKey",
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e
      where e.enumtypid = coalesce(nullif(t.typelem, 0), t.oid)) as options
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and (c.relname = 'salons' or exists (
      select from pg_attribute s where s.attrelid = c.oid and s.attname = 'salon_id' and not s.attisdropped))
  order by c.relname, a.attnum`;

const LINKS = sql`
  select child.relname::text as child, parent.relname::text as parent,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = f.conrelid and a.attnum = any(f.conkey)) as columns
  from pg_constraint f
  join pg_class child on child.oid = f.conrelid
  join pg_class parent on parent.oid = f.confrelid
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace`;
