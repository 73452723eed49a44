import type { IncomingMessage, Server } from "node:http";
import { serve } from "@hono/node-server";
import { warmReader } from "./models/builtin/warm.ts";
import { PARTING, partingOf } from "./parting.ts";
import { cutSlowBodies, PATIENCE, serverOptions } from "./slow-senders.ts";
import type { start } from "./start.ts";

/** A wired app that is ready to be served. */
type Started = Pick<
  Awaited<ReturnType<typeof start>>,
  "app" | "port" | "host" | "leave" | "stop" | "log"
>;

/** Asked by what watches the process, at rest too. */
const PROBES = /^\/api\/(?:health|ready)\b/;

/** What a process ends with that has met an error of its own (EX_SOFTWARE). */
const BROKEN = 70;
/** What stopping may take once nobody is answered any more. */
const STOPPING_MS = 15_000;

/**
 * Serves an app until the process is told to end, by SIGINT or SIGTERM. `ready` is called with the address once it listens,
 * `ended` when all is stopped and before the process goes.
 */
export function listen(
  { app, port, host, leave, stop, log }: Started,
  {
    ready = () => {},
    ended = async () => {},
  }: { ready?: (url: string) => void; ended?: () => Promise<void> } = {},
): void {
  let ending = false;
  const end = (code: number) => {
    if (ending) return;
    ending = true;
    leave();
    void part()
      .then(() => {
        // what does not come to an end is ended
        setTimeout(() => process.exit(code), STOPPING_MS).unref();
        return stop();
      })
      .finally(ended)
      .finally(() => process.exit(code));
  };
  const options = {
    fetch: app.fetch,
    port,
    hostname: host,
    serverOptions: serverOptions(PATIENCE),
  };
  const server = serve(options, () => {
    const url = `http://${host === "0.0.0.0" ? "localhost" : host}:${port}`;
    log.info({ port }, `Undertone is at ${url}`);
    ready(url);
  });
  // nobody talks who has not asked for something before; whoever comes meanwhile is served in between
  const warm = ({ url = "" }: IncomingMessage) => {
    if (!url.startsWith("/api/") || PROBES.test(url)) return;
    (server as Server).off("request", warm);
    warmReader().catch((err: unknown) => log.warn({ err }, "the words could not be made ready"));
  };
  (server as Server).on("request", warm);
  cutSlowBodies(server as Server, PATIENCE);
  const part = partingOf(server as Server, PARTING);
  server.on("error", (error: NodeJS.ErrnoException) => {
    const taken = error.code === "EADDRINUSE";
    console.error(
      taken ? `PORT cannot be used: ${port} is taken` : `HOST cannot be used: ${error.message}`,
    );
    end(1);
  });
  // one request's mistake must not end the others
  process.on("unhandledRejection", (err) =>
    log.error({ err }, "a promise failed and nobody looked"),
  );
  // after it nothing is known to be as it was: whoever watches the process starts it anew
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "something was thrown out of nowhere: the process ends");
    end(BROKEN);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(0));
}
