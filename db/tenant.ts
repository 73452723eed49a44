import { sql as words } from "drizzle-orm";
import type { Sql, TransactionSql } from "postgres";
import { inTurn, LIMITS, overClient, type Db } from "./client.ts";
import type { Turn } from "./lanes.ts";
import { preparingIn } from "./prepared.ts";

/** Without a place to wait for. */
const atOnce: Turn = (work) => work();

/** Who a statement runs as: one salon, the public (no salon at all), or the platform's own jobs. */
type Scope = { role: "undertone_app" | "undertone_system"; salonId: string };

/** The only way to a tenant's rows: every statement and transaction runs as a role bound by row-level security, with the salon set for that transaction alone. */
export function withSalon(sql: Sql, salonId: string, turn = atOnce): Db {
  return scoped(sql, { role: "undertone_app", salonId }, turn);
}

/** What an anonymous visitor may reach: no salon is set, so tenant tables show no rows. */
export function withNoSalon(sql: Sql, turn = atOnce): Db {
  return scoped(sql, { role: "undertone_app", salonId: "" }, turn);
}

/** All salons, for sign-in, clean-up and platform admins; never for a request's own work. */
export function withAllSalons(sql: Sql, turn = atOnce): Db {
  return scoped(sql, { role: "undertone_system", salonId: "" }, turn);
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
 * be written. Within a reading it is of the same moment. @throws Error for a handle of an open transaction that may write
 */
export function asOfNow<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const read = readings.get(db);
  if (!read) throw new Error("A snapshot begins a transaction of its own.");
  return read(work);
}

/**
 * Drizzle over a stand-in for the pool. The scope goes out together with the lone statement, or with the first one of a
 * transaction: should it fail, so does whatever follows it.
 */
function scoped(sql: Sql, scope: Scope, turn: Turn): Db {
  const { options } = sql;
  const entrance = entering(scope, options);

  const unsafe = ((query: string, parameters?: never[]) =>
    inTurn(async (asValues) => {
      const [, rows] = await turn(() =>
        sql.begin((tx) => {
          const statement = preparingIn(tx, options).unsafe(query, parameters);
          return [tx.unsafe(entrance), asValues ? statement.values() : statement];
        }),
      );
      return rows;
    })) as Sql["unsafe"];

  const inside = <T>(tx: TransactionSql, work: (tx: Sql) => T): T => {
    // the transaction takes note of its failure
    void tx.unsafe(entrance).execute();
    return work(preparingIn(tx, options));
  };
  const begin = ((...args: unknown[]) => {
    const work = args.at(-1) as (tx: Sql) => Promise<unknown>;
    return turn(() => sql.begin((tx) => inside(tx, work)));
  }) as Sql["begin"];

  const db = overClient({ options, unsafe, begin } as Sql);
  readings.set(db, (work) => {
    type Read = Awaited<ReturnType<typeof work>>;
    // nothing was written, so that nobody waits for its end
    const { promise, resolve, reject } = Promise.withResolvers<Read>();
    turn(() =>
      sql.begin("isolation level repeatable read read only", (tx) =>
        inside(tx, async (here) => resolve(await work(reader(here)))),
      ),
    ).catch(reject);
    return promise;
  });
  return db;
}

/** A handle within a reading: what is read as of one moment by it is of that same moment, and a transaction is a part of it. */
function reader(here: Sql): Db {
  const { savepoint } = here as unknown as { savepoint: (work: (tx: Sql) => unknown) => unknown };
  const db = overClient({ ...here, begin: savepoint } as unknown as Sql);
  readings.set(db, (work) => work(db));
  return db;
}

/** The statement that sets a scope for the transaction it is in. @throws Error for what is no id of a salon */
function entering({ role, salonId }: Scope, { connection }: Sql["options"]): string {
  // it holds no value to be asked about, so that others follow it at once
  if (!/^[\da-f-]*$/i.test(salonId)) throw new Error("That is no id of a salon.");
  const limits = "statement_timeout" in connection ? "" : `, ${LIMITS}`;
  return `select set_config('role', '${role}', true), set_config('app.salon_id', '${salonId}', true)${limits}`;
}
