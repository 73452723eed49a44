import { randomInt } from "node:crypto";
import postgres from "postgres";

/** First key of the advisory locks that say "this process lives"; the second is the instance's number. */
export const INSTANCE_LOCK = 1_937_337_955;

export type Instance = { id: number; close(): Promise<void> };

/**
 * Registers this process: a number, and an advisory lock on it held by one connection for as long as the process lives.
 * When the process dies, PostgreSQL frees the lock, and anyone can tell that work marked with that number is orphaned.
 * `url` must reach the server directly, not through a transaction pooler.
 */
export async function registerInstance(url: string): Promise<Instance> {
  const id = randomInt(1, 2 ** 31 - 1);
  const sql = postgres(url, {
    max: 1,
    prepare: false,
    onnotice: () => {},
    idle_timeout: 0,
    max_lifetime: null,
    target_session_attrs: "primary",
  });
  const hold = () => sql`select pg_try_advisory_lock(${INSTANCE_LOCK}, ${id})`;
  await hold();
  // a lost connection loses the lock: the heartbeat takes it again as soon as the server is back
  const heartbeat = setInterval(() => void relock(sql, id).catch(() => {}), 5_000);
  heartbeat.unref();
  return {
    id,
    close: async () => {
      clearInterval(heartbeat);
      await sql.end({ timeout: 1 });
    },
  };
}

/** Session locks stack, so the lock is taken only when this connection does not hold it already. */
async function relock(sql: postgres.Sql, id: number): Promise<void> {
  await sql`select case when not exists (
      select from pg_locks where locktype = 'advisory' and classid = ${INSTANCE_LOCK}::oid
        and objid = ${id}::oid and pid = pg_backend_pid() and granted)
    then pg_try_advisory_lock(${INSTANCE_LOCK}, ${id}) end`;
}
