import { serve } from "@hono/node-server";
import { buildUi } from "./build.ts";
import { readEnv } from "./env.ts";
import { start } from "./start.ts";

const { app, port, host, stop, log } = await start(readEnv()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
await buildUi();
const server = serve({ fetch: app.fetch, port, hostname: host }, () => {
  log.info({ port }, `Undertone is at http://${host === "0.0.0.0" ? "localhost" : host}:${port}`);
});

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    server.close();
    void stop().finally(() => process.exit(0));
  });
}
