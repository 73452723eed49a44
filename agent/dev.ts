import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
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

const server = createServer();
const vite = await createVite({
  configFile: join(import.meta.dirname, "..", "vite.config.ts"),
  configLoader: "native", // the default writes a file that --watch takes for a change
  appType: "spa",
  server: { middlewareMode: true, hmr: { server } },
});
const toApp = getRequestListener(app.fetch);
server.on("request", (request: IncomingMessage, response: ServerResponse) => {
  if (/^\/(api|mcp|plan)(\/|\?|$)/.test(request.url ?? "")) void toApp(request, response);
  else vite.middlewares(request, response);
});
server.listen(port, host, () => log.info({ port }, `Undertone is at http://localhost:${port}`));

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
    void Promise.all([vite.close(), stop()]).finally(() => process.exit(0));
  });
