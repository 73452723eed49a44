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
