import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { TestApp } from "#tests/app.ts";

/**
 * Serves an app of this process to browsers of this machine. What it answers is dated by its own clock, from which pages learn
 * how far theirs is off.
 */
export async function serveHere({ app }: Pick<TestApp, "app">, now: () => Date) {
  const server = serve({
    fetch: async (request, env) => {
      const answer = await app.fetch(request, env);
      answer.headers.set("Date", now().toUTCString());
      return answer;
    },
    port: 0,
    hostname: "127.0.0.1",
  }) as Server;
  if (!server.listening) await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
