import { randomInt } from "node:crypto";
import postgres from "postgres";
import { backoff } from "./client.ts";

/** First key of the advisory locks that say "this process lives"; the second is the instance's number. */
export const INSTANCE_LOCK = 1_937_337_955;

/** First key of those that say "a living process has its files in this place"; the second is the place's number. */
const PLACE_LOCK = 1_937_337_956;

export type Instance = { id: number; close(): Promise<void> };

/**
 * Registers this process: a number, and an advisory lock on it held by one connection for as long as the process lives.
 * When the process dies, PostgreSQL frees the lock, and anyone can tell that work marked with that number is orphaned.
 * `url` must reach the server directly, not through a transaction pooler. With a `place` it says as well where its files are.
 * @throws Error in one line where a living process has its files in another place
 */
export async function registerInstance(url: string, place?: number): Promise<Instance> {
  const id = randomInt(1, 2 ** 31 - 1);
  const sql = postgres(url, {
    max: 1,
    prepare: false,
    onnotice: () => {},
    backoff,
    idle_timeout: 0,
    max_lifetime: null,
    target_session_attrs: "primary",
  });
  await relock(sql, id);
  if (place !== undefined) {
    // said first and looked for after: of two that start at once, at most one goes on
    await relockPlace(sql, place);
    if (await isElsewhere(sql, place)) {
      await sql.end({ timeout: 1 });
      throw new Error(
        "STORAGE_URL is missing: another process on this database keeps its photos in another DATA_DIR, and neither has those of the other",
      );
    }
  }
  // a lost connection loses the lock: the heartbeat takes it again as soon as the server is back
  const again = async () => {
    await relock(sql, id);
    if (place !== undefined) await relockPlace(sql, place);
  };
  const heartbeat = setInterval(() => void again().catch(() => {}), 5_000);
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

/** Shared with every process of the same place. */
async function relockPlace(sql: postgres.Sql, place: number): Promise<void> {
  await sql`select case when not exists (
      select from pg_locks where locktype = 'advisory' and classid = ${PLACE_LOCK}::oid
        and objid = ${place}::oid and pid = pg_backend_pid() and granted)
    then pg_advisory_lock_shared(${PLACE_LOCK}, ${place}) end`;
}

async function isElsewhere(sql: postgres.Sql, place: number): Promise<boolean> {
  const others = await sql`select from pg_locks
    where locktype = 'advisory' and classid = ${PLACE_LOCK}::oid and objid <> ${place}::oid and granted
      and database = (select oid from pg_database where datname = current_database())`;
  return others.length > 0;
}
