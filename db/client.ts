import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";

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

/** Opens a pool on a PostgreSQL URL (several hosts allowed). `max` is the number of connections. */
export function openPool(url: string, max = 10): Sql {
  return postgres(url, poolOptions(max));
}

/** How every pool of the app is opened. */
export const poolOptions = (max: number) => ({
  max,
  prepare: false,
  onnotice: () => {},
  connect_timeout: 5,
  idle_timeout: 60,
  target_session_attrs: "read-write" as const,
  connection: { application_name: "undertone", statement_timeout: 20_000 },
});

/** Drizzle over a pool as its own login, for tables that belong to no salon (sign-in). */
export function overPool(sql: Sql): PostgresJsDatabase {
  return drizzle(sql, { casing: "snake_case" });
}
