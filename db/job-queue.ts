import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { QueueName } from "#tools/core/queue-data.ts";
import type { Db } from "./client.ts";
import { bossOver, connect } from "./jobs.ts";

/** What a job knows: of which salon and row it is. Never words of a client. */
export type JobData = { salonId: string; id?: string; about?: string; of?: string };

/**
 * Work for later, kept with the change that causes it: `db` may be an open transaction. It is ready at once, or `after` seconds;
 * with `once`, the same job is not taken again for as long as finished ones are kept.
 */
export type Jobs = {
  add(
    db: Db,
    queue: QueueName,
    jobs: readonly JobData[],
    options?: { after?: number; once?: boolean },
  ): Promise<void>;
  /** Which of these rows have a job that waits for its turn or its next try. One that a process has taken does not count: the process may have died. */
  waiting(queue: QueueName, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** What waits and could be taken, by queue. */
  due(): Promise<{ queue: string; waiting: number; oldestSeconds: number }[]>;
  /** Every job of a salon that is gone goes too. */
  forget(salonId: string): Promise<void>;
};

/** The queues of a database, and pg-boss itself for whoever works them off. */
export type JobQueue = Jobs & { boss: PgBoss; stop(): Promise<void> };

/**
 * Opens the jobs of a migrated database, over connections of their own.
 * With `works`, this process also wakes what has been left by one that died, and keeps the clock of the rounds.
 */
export async function openJobs(
  url: string,
  {
    works,
    pooled = false,
    failed,
  }: { works: boolean; pooled?: boolean; failed: (error: unknown) => void },
): Promise<JobQueue> {
  const pool = connect(url, works ? 3 : 1, pooled);
  const boss = new PgBoss({
    db: bossOver(pool),
    migrate: false,
    supervise: works,
    schedule: works,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 30,
    cronMonitorIntervalSeconds: 20,
    cronWorkerIntervalSeconds: 5,
  });
  boss.on("error", failed);
  await boss.start();
  return {
    boss,
    add: async (db, queue, jobs, { after = 0, once = false } = {}) => {
      if (jobs.length === 0) return;
      const data = jobs.map((job) => ({
        data: job,
        ...(after > 0 && { startAfter: after }),
        ...(once && { id: idOf(queue, job) }),
      }));
      await boss.insert(queue, data, { db: fromDrizzle(db, sql) });
    },
    waiting: async (queue, ids) => {
      if (ids.length === 0) return new Set();
      const rows = await pool<{ id: string }[]>`select data ->> 'id' as id from pgboss.job
        where name = ${queue} and state in ('created', 'retry')
          and data ->> 'id' in ${pool([...ids])}`;
      return new Set(rows.map(({ id }) => id));
    },
    due: () => pool<{ queue: string; waiting: number; oldestSeconds: number }[]>`
      select name as queue, count(*)::int as waiting,
        extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
      from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`,
    forget: async (salonId) => {
      await pool`delete from pgboss.job where data ->> 'salonId' = ${salonId}`;
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 8_000 });
      await pool.end({ timeout: 2 });
    },
  };
}

/** The same for the same job: of two with one id the second is not kept. */
function idOf(queue: QueueName, { salonId, id, about, of }: JobData): string {
  const hash = createHash("sha256").update(JSON.stringify([queue, salonId, id, about, of]));
  const hex = hash.digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
