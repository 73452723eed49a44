import { PgDialect } from "drizzle-orm/pg-core";
import { drizzle, PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { preparing } from "./prepared.ts";

/** A drizzle handle: the whole pool, one salon's view of it, or an open transaction. */
export type Db = Pick<
  PostgresJsDatabase,
  | "select"
  | "selectDistinct"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "transaction"
  | "$with"
  | "with"
>;

/** How a pool is opened; `pooled` where a transaction pooler stands before the server, which loses prepared statements. */
type Opening = { max?: number; pooled?: boolean };

/** Opens a pool on a PostgreSQL URL (several hosts allowed). `max` is the number of connections. */
export function openPool(url: string, { max = 10, pooled = false }: Opening = {}): Sql {
  const options = poolOptions(max);
  const connection = { ...options.connection, lock_timeout: LOCK_TIMEOUT_MS };
  const sql = postgres(url, { ...options, connection, prepare: !pooled });
  // instants and JSON are drizzle's to read and write
  drizzle(sql);
  return sql;
}

/** Whoever waits for a lock that long is told that too many are at it. */
const LOCK_TIMEOUT_MS = 8_000;

/** How every pool of the app is opened. */
export const poolOptions = (max: number) => ({
  max,
  prepare: false,
  onnotice: () => {},
  connect_timeout: 5,
  idle_timeout: 60,
  target_session_attrs: "primary" as const,
  connection: { application_name: "undertone", statement_timeout: 20_000 },
});

/** Drizzle over a pool as its own login, for tables that belong to no salon (sign-in). */
export function overPool(sql: Sql): PostgresJsDatabase {
  return overClient(preparing(sql));
}

/** One for all: it remembers how columns are called. */
const dialect = new PgDialect({ casing: "snake_case" });

/** Drizzle over a pool that `openPool` opened, or a stand-in for one. */
export function overClient(sql: Sql): PostgresJsDatabase {
  return new PostgresJsDatabase(dialect, new PostgresJsSession(sql, dialect, undefined), undefined);
}
