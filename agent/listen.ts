import { serve } from "@hono/node-server";
import { warmRows } from "./models/builtin/verbs/hear.ts";
import type { start } from "./start.ts";

/** A wired app that is ready to be served. */
type Started = Pick<Awaited<ReturnType<typeof start>>, "app" | "port" | "host" | "stop" | "log">;

/**
 * Serves an app until the process is told to end, by SIGINT or SIGTERM. `ready` is called with the address once it listens,
 * `ended` when all is stopped and before the process goes.
 */
export function listen(
  { app, port, host, stop, log }: Started,
  {
    ready = () => {},
    ended = async () => {},
  }: { ready?: (url: string) => void; ended?: () => Promise<void> } = {},
): void {
  const leave = (code: number) =>
    void stop()
      .finally(ended)
      .finally(() => process.exit(code));
  const server = serve({ fetch: app.fetch, port, hostname: host }, () => {
    const url = `http://${host === "0.0.0.0" ? "localhost" : host}:${port}`;
    log.info({ port }, `Undertone is at ${url}`);
    ready(url);
    // whoever comes meanwhile is served in between
    warmRows().catch((err: unknown) => log.warn({ err }, "the words could not be made ready"));
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    const taken = error.code === "EADDRINUSE";
    console.error(
      taken ? `PORT cannot be used: ${port} is taken` : `HOST cannot be used: ${error.message}`,
    );
    leave(1);
  });
  // one request's mistake must not end the others
  process.on("unhandledRejection", (err) =>
    log.error({ err }, "a promise failed and nobody looked"),
  );
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.close();
      leave(0);
    });
  }
}
