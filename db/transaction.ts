import type { ReservedSql, Sql } from "postgres";
import { inTurn } from "./in-turn.ts";

/** What is asked within a transaction, as far as drizzle needs it. */
export type Asked = Pick<Sql, "unsafe"> & {
  savepoint<T>(work: (inner: Asked) => Promise<T>): Promise<T>;
};

/**
 * A transaction on a connection of its own. `opening` (`begin`, and what goes with it) is not waited for: it goes out together
 * with what is asked first. Whatever fails within undoes it all, also where the failure was caught, but for one in a savepoint.
 */
export function transact<T>(
  sql: Sql,
  opening: string,
  work: (tx: Asked) => Promise<T>,
): Promise<T> {
  return onOwnConnection(sql, async (connection) => {
    const state = { savepoints: 0, isOver: false };
    const { asked, failure } = levelOf(connection, state);
    try {
      begun(asked, opening);
      const result = await work(asked);
      const failed = failure();
      if (failed) throw failed;
      state.isOver = true;
      await ended(connection);
      return result;
    } catch (error) {
      state.isOver = true;
      // one that is lost has nothing to undo any more
      await connection.unsafe("rollback").catch(() => undefined);
      throw causeOf(error, failure());
    }
  });
}

/** The same for one statement, which `ask` sends off at once: opening, statement and commit go out together. */
export function transactOnce<T>(
  sql: Sql,
  opening: string,
  ask: (tx: Asked) => Promise<T>,
): Promise<T> {
  return onOwnConnection(sql, async (connection) => {
    const { asked, failure } = levelOf(connection, { savepoints: 0, isOver: false });
    begun(asked, opening);
    const [answer, end] = await Promise.allSettled([ask(asked), ended(connection)]);
    // what was answered although the opening failed was asked as nobody in particular
    const failed = failure();
    if (failed) throw failed;
    if (answer.status === "rejected") throw answer.reason;
    if (end.status === "rejected") throw end.reason;
    return answer.value;
  });
}

/** How a transaction is asked while it is not over, and the first that failed in it. */
function levelOf(connection: ReservedSql, state: { savepoints: number; isOver: boolean }) {
  let failed: unknown;
  const unsafe = ((...given: Parameters<Sql["unsafe"]>) =>
    inTurn(async (asValues) => {
      // the connection is somebody else's by then
      if (state.isOver) throw new Error("The transaction is over.");
      const query = connection.unsafe(...given).execute();
      try {
        return await (asValues ? query.values() : query);
      } catch (error) {
        failed ??= error;
        throw error;
      }
    })) as Sql["unsafe"];
  const savepoint: Asked["savepoint"] = async (work) => {
    const name = `s${(state.savepoints += 1)}`;
    const inner = levelOf(connection, state);
    begun({ unsafe }, `savepoint ${name}`);
    try {
      const result = await work(inner.asked);
      const lost = inner.failure();
      if (lost) throw lost;
      return result;
    } catch (error) {
      await unsafe(`rollback to ${name}`);
      throw causeOf(error, inner.failure());
    }
  };
  return { asked: { unsafe, savepoint }, failure: () => failed };
}

/** Sent off; should it fail, so does whatever follows it. */
function begun({ unsafe }: Pick<Asked, "unsafe">, opening: string): void {
  unsafe(opening).then(
    () => undefined,
    () => undefined,
  );
}

/** @throws Error where there was nothing left to commit */
async function ended(connection: ReservedSql): Promise<void> {
  const { command } = await connection.unsafe("commit");
  if (command !== "COMMIT")
    throw Object.assign(new Error("The transaction was undone."), { code: "25P02" });
}

/** The first failure, where the last one says no more than that there was one. */
const causeOf = (error: unknown, first: unknown): unknown =>
  first && (error as { code?: unknown }).code === "25P02" ? first : error;

/** What is under way on each pool: it ends before the pool does. */
const running = new WeakMap<Sql, Set<Promise<unknown>>>();

async function onOwnConnection<T>(
  sql: Sql,
  work: (connection: ReservedSql) => Promise<T>,
): Promise<T> {
  const connection = await sql.reserve();
  const all = running.get(sql) ?? new Set<Promise<unknown>>();
  running.set(sql, all);
  const working = work(connection).finally(() => {
    connection.release();
    all.delete(working);
  });
  all.add(working);
  return working;
}

/** Resolves once no transaction is under way on a pool. */
export const settled = (sql: Sql): Promise<unknown> =>
  Promise.allSettled(running.get(sql) ?? new Set<Promise<unknown>>());
