import type { Sql, TransactionSql } from "postgres";

/** A statement that was asked so often is prepared: from then on it goes out without asking first what its values are. */
const OFTEN = 3;
/** Every connection keeps what is prepared in the server's memory: so many statements, of so many characters. */
const MOST = 200;
const LONGEST = 4_000;
/** Others that are counted at a time: lists of values make ever new ones. */
const COUNTED = 2_000;

const prepared = new Set<string>();
const counts = new Map<string, number>();

/**
 * Stands in for a pool that may prepare statements, or for a transaction of it: those that are asked often are prepared, and
 * then several that are asked at once go out together.
 */
export function preparing(sql: Sql): Sql {
  const begin = (...given: unknown[]) => {
    const work = given.at(-1) as (tx: Sql) => unknown;
    return sql.begin((tx) => work(preparingIn(tx, sql.options)));
  };
  return { ...preparingIn(sql, sql.options), begin } as Sql;
}

/** The same for a transaction of a pool with these options. */
export function preparingIn(tx: Sql | TransactionSql, options: Sql["options"]): Sql {
  const unsafe = (query: string, values: unknown[] = []) => {
    // one that cannot be written down must not disturb those that are under way
    if (values.includes(undefined)) throw new TypeError("A value of a statement is undefined.");
    // left open, it would be the driver's own choice
    const prepare = options.prepare ? values.every(isPlain) && isOften(query) : false;
    // without values the driver would send the bare text, which is planned anew each time
    const how = { prepare, simple: values.length === 0 && !prepare };
    return tx.unsafe(query, values as never[], how);
  };
  const savepoint = (work: (inner: Sql) => unknown) =>
    (tx as TransactionSql).savepoint((inner) => work(preparingIn(inner, options)));
  return { options, unsafe, savepoint } as unknown as Sql;
}

/** What is written down alike whatever the statement takes it for. */
const isPlain = (value: unknown) =>
  value === null || typeof value !== "object" || value instanceof Uint8Array;

function isOften(query: string): boolean {
  if (prepared.has(query)) return true;
  if (prepared.size === MOST || query.length > LONGEST) return false;
  const count = (counts.get(query) ?? 0) + 1;
  if (count < OFTEN) {
    if (counts.size === COUNTED) counts.clear();
    counts.set(query, count);
    return false;
  }
  counts.delete(query);
  prepared.add(query);
  return true;
}
