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

server.on("error", (error: NodeJS.ErrnoException) => {
  const taken = error.code === "EADDRINUSE";
  console.error(
    taken ? `PORT cannot be used: ${port} is taken` : `HOST cannot be used: ${error.message}`,
  );
  void stop().finally(() => process.exit(1));
});
// one request's mistake must not end the others
process.on("unhandledRejection", (err) => log.error({ err }, "a promise failed and nobody looked"));

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    server.close();
    void stop().finally(() => process.exit(0));
  });
}
