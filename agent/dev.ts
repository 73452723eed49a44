import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { buildUi } from "./build.ts";
import { readEnv } from "./env.ts";
import { start } from "./start.ts";

/*
 * `npm run dev`: the API and the UI on one port. Vite reloads what changes in ui/; a change in the
 * server's own files restarts this process (node --watch).
 */

const { app, port, host, stop, log } = await start(readEnv()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

/** Drawn from a build, which is made anew when its sources have changed. */
const PUBLIC_PAGES = /^\/(book|manage)(\/|\?|$)/;
const OF_THE_SERVER = /^\/(api|mcp|plan|offer|assets|fonts)(\/|\?|$)/;

const server = createServer();
const vite = await createVite({
  configFile: join(import.meta.dirname, "..", "vite.config.ts"),
  configLoader: "native", // the default writes a file that --watch takes for a change
  appType: "spa",
  server: { middlewareMode: true, hmr: { server } },
});
const toApp = getRequestListener(app.fetch);
server.on("request", (request: IncomingMessage, response: ServerResponse) => {
  const url = request.url ?? "";
  if (PUBLIC_PAGES.test(url)) void buildUi().then(() => toApp(request, response), failed);
  else if (OF_THE_SERVER.test(url)) void toApp(request, response);
  else vite.middlewares(request, response);

  function failed(err: unknown): void {
    log.error({ err }, "the public pages could not be built");
    response.writeHead(500).end("The public pages could not be built; the log says why.");
  }
});
server.listen(port, host, () => log.info({ port }, `Undertone is at http://localhost:${port}`));

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
    void Promise.all([vite.close(), stop()]).finally(() => process.exit(0));
  });
