import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics } from "prom-client";
import type { Services } from "#agent/context.ts";
import { messagesDue } from "#tools/messages/outbox/due.ts";
import {
  jobsOldestSeconds,
  jobsWaiting,
  outboxOldestSeconds,
  outboxWaiting,
  registry,
} from "./meters.ts";

/** Figures of a process for Prometheus, on a port of its own. `port` 0 takes a free one. */
export async function serveMetrics(
  services: Services,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close(): Promise<void> }> {
  if (!registry.getSingleMetric("process_cpu_seconds_total"))
    collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    void figures(services).then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      (err: unknown) => {
        services.log.warn({ err }, "figures could not be read");
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((done, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      failed(
        new Error(
          error.code === "EADDRINUSE"
            ? `METRICS_PORT cannot be used: ${port} is taken`
            : `METRICS_PORT cannot be used: ${error.message}`,
        ),
      ),
    );
    server.listen(port, host, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** What stands in the database is asked for when somebody asks here. Without a database the process's own figures remain. */
async function figures({ jobs, tenancy, log }: Services): Promise<string> {
  try {
    jobsWaiting.reset();
    jobsOldestSeconds.reset();
    for (const { queue, waiting, oldestSeconds } of await jobs.due()) {
      jobsWaiting.set({ queue }, waiting);
      jobsOldestSeconds.set({ queue }, oldestSeconds);
    }
    const { waiting, oldestSeconds } = await messagesDue(tenancy.forPlatform());
    outboxWaiting.set(waiting);
    outboxOldestSeconds.set(oldestSeconds);
  } catch (err) {
    log.warn({ err }, "figures of the database could not be read");
  }
  return registry.metrics();
}
