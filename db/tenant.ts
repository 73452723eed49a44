import { sql as words } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import type { Sql, TransactionSql } from "postgres";
import type { Db } from "./client.ts";

/** Who a statement runs as: one salon, the public (no salon at all), or the platform's own jobs. */
type Scope = { role: "undertone_app" | "undertone_system"; salonId: string };

/** The only way to a tenant's rows: every statement and transaction runs as a role bound by row-level security, with the salon set for that transaction alone. */
export function withSalon(sql: Sql, salonId: string): Db {
  return scoped(sql, { role: "undertone_app", salonId });
}

/** What an anonymous visitor may reach: no salon is set, so tenant tables show no rows. */
export function withNoSalon(sql: Sql): Db {
  return scoped(sql, { role: "undertone_app", salonId: "" });
}

/** All salons, for sign-in, clean-up and platform admins; never for a request's own work. */
export function withAllSalons(sql: Sql): Db {
  return scoped(sql, { role: "undertone_system", salonId: "" });
}

/** From here on a transaction of all salons is one salon's alone, as `withSalon` binds it: for what has come in from outside and is that salon's. */
export async function narrowTo(tx: Db, salonId: string): Promise<void> {
  await tx.execute(
    words`select set_config('role', 'undertone_app', true), set_config('app.salon_id', ${salonId}, true)`,
  );
}

/** How each handle of a salon is read as of one moment; handles of open transactions are not among them. */
const readings = new WeakMap<object, <T>(work: (tx: Db) => Promise<T>) => Promise<T>>();

/**
 * Reads a salon as it is at this moment, for as long as `work` takes: what others write meanwhile is not seen, and nothing can
 * be written. @throws Error for a handle that is an open transaction already
 */
export function asOfNow<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const read = readings.get(db);
  if (!read) throw new Error("A snapshot begins a transaction of its own.");
  return read(work);
}

/**
 * Drizzle over a stand-in for the pool. A lone statement is sent together with its scope in one
 * pipelined transaction (no extra round trip); a transaction sets the scope first.
 */
function scoped(sql: Sql, { role, salonId }: Scope): Db {
  const enter = (tx: TransactionSql) =>
    tx`select set_config('role', ${role}, true), set_config('app.salon_id', ${salonId}, true)`;

  const unsafe: Sql["unsafe"] = ((query: string, parameters?: never[]) => {
    const run = async (asValues: boolean) => {
      const [, rows] = await sql.begin((tx) => {
        const statement = tx.unsafe(query, parameters);
        return [enter(tx), asValues ? statement.values() : statement];
      });
      return rows;
    };
    return {
      values: () => run(true),
      // oxlint-disable-next-line unicorn/no-thenable -- postgres.js queries are thenables, and drizzle awaits them
      then: (done: (rows: unknown) => unknown, failed: (error: unknown) => unknown) =>
        run(false).then(done, failed),
    };
  }) as never;

  const begin = ((...args: unknown[]) => {
    const work = args.at(-1) as (tx: TransactionSql) => Promise<unknown>;
    return sql.begin(async (tx) => {
      await enter(tx);
      return work(tx);
    });
  }) as Sql["begin"];

  const db = over({ options: sql.options, unsafe, begin } as Sql);
  readings.set(db, (work) => {
    const answer = sql.begin("isolation level repeatable read read only", async (tx) => {
      await enter(tx);
      const unsafeHere: Sql["unsafe"] = (...query) => tx.unsafe(...query);
      return work(over({ options: sql.options, unsafe: unsafeHere } as Sql));
    });
    return answer as ReturnType<typeof work>;
  });
  return db;
}

const over = (sql: Sql): Db => drizzle(sql, { casing: "snake_case" });
