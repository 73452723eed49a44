import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Sql } from "postgres";
import type { Db } from "./client.ts";

/** What drizzle makes of a query: its text and how its rows are read. */
type Built<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> };

/** A query that is built once, with placeholders for its values, and then asked through any handle: building it costs more than asking. */
export function builtOnce<Rows>(build: (db: Db) => { prepare(name: string): Built<Rows> }) {
  let built: Built<Rows> | undefined;
  return (db: Db, values: Record<string, unknown> = {}): Promise<Rows> => {
    built ??= build(db).prepare("");
    const { client } = (db as unknown as { session: { client: Sql } }).session;
    return (Object.create(built, { client: { value: client } }) as Built<Rows>).execute(values);
  };
}

/** The same for a row that is inserted: `build` gets a place for each of its columns. */
export function insertedOnce<T extends PgTable, Rows>(
  table: T,
  build: (db: Db, places: T["$inferInsert"]) => { prepare(name: string): Built<Rows> },
) {
  const columns = Object.entries(getTableColumns(table));
  const places = Object.fromEntries(
    columns.map(([name]) => [name, sql`${sql.placeholder(name)}`]),
  ) as T["$inferInsert"];
  const insert = builtOnce((db) => build(db, places));
  return (db: Db, row: T["$inferInsert"], others: Record<string, unknown> = {}): Promise<Rows> => {
    const given = row as Record<string, unknown>;
    const values = columns.map(([name, column]) => {
      const value = given[name] === undefined ? (column.default ?? null) : given[name];
      // what the database would put in is no value that can be sent
      if (is(value, SQL)) throw new TypeError(`${name} has to be given.`);
      return [name, value === null ? null : column.mapToDriverValue(value)];
    });
    return insert(db, { ...others, ...Object.fromEntries(values) });
  };
}
