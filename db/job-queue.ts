import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { QueueName } from "#tools/core/queue-data.ts";
import type { Db } from "./client.ts";
import { bossOver, connect } from "./jobs.ts";

/** What a job knows: of which salon and row it is. Never words of a client. */
export type JobData = { salonId: string; id?: string };

/** Work for later, kept with the change that causes it: `db` may be an open transaction. It is ready at once, or `after` seconds. */
export type Jobs = {
  add(
    db: Db,
    queue: QueueName,
    jobs: readonly JobData[],
    options?: { after?: number },
  ): Promise<void>;
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
  { works, failed }: { works: boolean; failed: (error: unknown) => void },
): Promise<JobQueue> {
  const pool = connect(url, works ? 3 : 1);
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
    add: async (db, queue, jobs, { after = 0 } = {}) => {
      if (jobs.length === 0) return;
      const data = jobs.map((job) => ({ data: job, ...(after > 0 && { startAfter: after }) }));
      await boss.insert(queue, data, { db: fromDrizzle(db, sql) });
    },
    forget: async (salonId) => {
      await pool`delete from pgboss.job where data ->> 'salonId' = ${salonId}`;
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 8_000 });
      await pool.end({ timeout: 2 });
    },
  };
}
