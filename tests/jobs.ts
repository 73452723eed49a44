import { workOn } from "#agent/jobs/worker.ts";
import { QUEUES, type QueueName } from "#tools/core/queue-data.ts";
import type { TestApp } from "./app.ts";

/**
 * Works off what waits in the queues, as the workers of a running app would, until nothing is ready. With `retries`, jobs that
 * wait for their next try are ready too, once each.
 * @returns how many jobs were worked on
 */
export async function workOff(
  { services, boss }: Pick<TestApp, "services" | "boss">,
  { queues = Object.keys(QUEUES) as QueueName[], retries = false } = {},
): Promise<number> {
  let worked = 0;
  const seen = new Set<string>();
  for (let found = true; found;) {
    found = false;
    for (const queue of queues) {
      const jobs = await boss.fetch<object>(queue, { batchSize: 50, ignoreStartAfter: retries });
      const fresh = jobs.filter(({ id }) => !retries || !seen.has(id));
      found ||= fresh.length > 0;
      worked += fresh.length;
      for (const { id } of jobs) seen.add(id);
      const outcomes = await workOn(services, queue, fresh);
      for (const { id, status } of outcomes)
        await (status === "completed" ? boss.complete(queue, id) : boss.fail(queue, id));
      for (const { id } of jobs.filter((job) => !fresh.includes(job))) await boss.fail(queue, id);
    }
  }
  return worked;
}
