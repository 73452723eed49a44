import type { PgBoss } from "pg-boss";
import type { Services } from "#agent/context.ts";
import { QUEUES, type QueueName } from "#tools/core/queue-data.ts";
import { withIds } from "#agent/watch/ids.ts";
import { jobSeconds } from "#agent/watch/meters.ts";
import { inSpan } from "#agent/watch/spans.ts";
import { HANDLERS } from "./handlers.ts";

/**
 * How many jobs of a queue are taken at once and worked on side by side: few enough that requests find a free connection. Messages
 * are many, since they wait for mail servers and carriers and are taken and noted together.
 */
const AT_ONCE: Record<QueueName, number> = {
  message: 25,
  post: 2,
  sms_turn: 2,
  round: 1,
  prune: 1,
  refund: 1,
  migration: 1,
  restore: 1,
  unpaid: 2,
  timer_end: 4,
  push: 4,
  waitlist: 1,
  ask: 4,
};
/** Messages are taken in two hands, so that a mail server that hangs does not hold up all others. */
const HANDS: Partial<Record<QueueName, number>> = { message: 2 };
const POLL_SECONDS = 0.5;

type Given = { id: string; data: object; retryCount: number };

/** Works the queues off until the jobs are stopped, and has the round come every minute and pruning every hour, in one process of all. */
export async function startWorkers(services: Services, boss: PgBoss): Promise<void> {
  for (const queue of Object.keys(QUEUES) as QueueName[]) {
    await boss.work(
      queue,
      {
        batchSize: AT_ONCE[queue],
        localConcurrency: HANDS[queue] ?? 1,
        pollingIntervalSeconds: POLL_SECONDS,
        // where more waits than was taken, the next are taken at once
        burstWhenBatchFull: AT_ONCE[queue] > 1,
        perJobResults: true,
      },
      (jobs) => workOn(services, queue, jobs as Given[]),
    );
  }
  await boss.schedule("round", "* * * * *");
  await boss.schedule("prune", "23 * * * *");
  // what a process left behind that died is looked for at once
  await boss.send("round", {});
}

/** Works on some jobs of a queue side by side; one that fails does not touch the others. */
export function workOn(services: Services, queue: QueueName, jobs: readonly Given[]) {
  return Promise.all(
    jobs.map(async ({ id, data, retryCount }) => {
      const took = jobSeconds.startTimer({ queue });
      try {
        const last = retryCount >= QUEUES[queue].retryLimit;
        const outcome = await withIds({ job: id }, () =>
          inSpan("job", { "undertone.queue": queue, "undertone.job": id }, () =>
            HANDLERS[queue](services, { data, last }),
          ),
        );
        took({ outcome });
        return { id, status: outcome === "done" ? ("completed" as const) : ("failed" as const) };
      } catch (err) {
        took({ outcome: "failed" });
        services.log.error({ err, queue, job: id }, "a job failed");
        // kept with the job for a day: an error's own words may hold those of a message
        const type = err instanceof Error ? err.name : "unknown";
        return { id, status: "failed" as const, output: { type } };
      }
    }),
  );
}
