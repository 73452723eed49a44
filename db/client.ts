import { PgDialect } from "drizzle-orm/pg-core";
import { drizzle, PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import type { Turn } from "./lanes.ts";
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
  const options = poolOptions(max, pooled);
  const connection = { ...options.connection, ...(!pooled && { lock_timeout: LOCK_TIMEOUT_MS }) };
  const sql = postgres(url, { ...options, connection, prepare: !pooled });
  // instants and JSON are drizzle's to read and write
  drizzle(sql);
  return sql;
}

/** Whoever waits for a lock that long is told that too many are at it. */
const LOCK_TIMEOUT_MS = 8_000;

const STATEMENT_TIMEOUT_MS = 20_000;

/** Limits as a transaction sets them for itself: a pooler takes no settings when a connection is opened. */
export const LIMITS = `set_config('statement_timeout', '${STATEMENT_TIMEOUT_MS}', true), set_config('lock_timeout', '${LOCK_TIMEOUT_MS}', true)`;

/**
 * How long a connection that failed waits before the next try, in seconds: half a second at the most. A replica is promoted within a
 * moment, and by the driver's own measure, up to 20 s, what is there again would be found late.
 */
export const backoff = (retries: number): number =>
  Math.min(3 ** retries / 100, 0.5) * (0.5 + Math.random() / 2);

/** How every pool of the app is opened. */
export const poolOptions = (max: number, pooled = false) => ({
  max,
  prepare: false,
  onnotice: () => {},
  connect_timeout: 5,
  idle_timeout: 60,
  backoff,
  target_session_attrs: "primary" as const,
  connection: {
    application_name: "undertone",
    ...(!pooled && { statement_timeout: STATEMENT_TIMEOUT_MS }),
  },
});

/** A statement about passwords and links to new ones: no session is read by it. */
const OF_PASSWORDS = /"(?:account|verification)"/;

/**
 * Drizzle over a pool as its own login, for tables that belong to no salon (sign-in). Reading whose session
 * it is and opening a session or an account, which asks for a password, are two kinds of work.
 */
export function overPool(sql: Sql, turnOf: (kind: string) => Turn): PostgresJsDatabase {
  const pool = preparing(sql);
  const reading = turnOf("reading");
  const opening = turnOf("opening");
  const unsafe = ((query: string, parameters?: never[]) =>
    inTurn((asValues) =>
      (OF_PASSWORDS.test(query) ? opening : reading)(async () => {
        const statement = pool.unsafe(query, parameters);
        return asValues ? await statement.values() : await statement;
      }),
    )) as Sql["unsafe"];
  const begin = ((...args: Parameters<Sql["begin"]>) =>
    opening(() => pool.begin(...args))) as Sql["begin"];
  return overClient({ options: sql.options, unsafe, begin } as Sql);
}

/** What drizzle takes for a statement of postgres.js: it goes out once its rows are waited for, as objects or as lists of values. */
export function inTurn(run: (asValues: boolean) => Promise<unknown>): ReturnType<Sql["unsafe"]> {
  return {
    values: () => run(true),
    // oxlint-disable-next-line unicorn/no-thenable -- postgres.js queries are thenables, and drizzle awaits them
    then: (done: (rows: unknown) => unknown, failed: (error: unknown) => unknown) =>
      run(false).then(done, failed),
  } as never;
}

/** One for all: it remembers how columns are called. */
const dialect = new PgDialect({ casing: "snake_case" });

/** Drizzle over a pool that `openPool` opened, or a stand-in for one. */
export function overClient(sql: Sql): PostgresJsDatabase {
  return new PostgresJsDatabase(dialect, new PostgresJsSession(sql, dialect, undefined), undefined);
}
