import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { partingOf } from "./parting.ts";

const SLOW_MS = 800;

let server: Server;
let part: () => Promise<void>;
let agent: Agent;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  server = createServer(async ({ url }, answer) => {
    if (url === "/streams") answer.write("begun, ");
    if (url !== "/quick") await pause(SLOW_MS);
    if (url !== "/endless") answer.end("whole");
  });
  part = partingOf(server, { taking: 300, answering: 2_000 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

async function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ host: "127.0.0.1", port, path, agent }), "response")) as [
    IncomingMessage,
  ];
  let text = "";
  for await (const piece of answer) text += String(piece);
  return { text, connection: answer.headers.connection };
}

it.each([
  ["/slow", "whole", "close"],
  // its head had gone
  ["/streams", "begun, whole", "keep-alive"],
])("answers what was asked before, to the end: %s", async (path, text, connection) => {
  const asked = ask(path);
  await once(server, "request");
  await part();
  expect(await asked).toEqual({ text, connection });
});

it("answers who comes in the moment after, and keeps no connection", async () => {
  expect(await ask("/quick")).toEqual({ text: "whole", connection: "keep-alive" });
  const parted = part();
  expect(await ask("/quick")).toEqual({ text: "whole", connection: "close" });
  const slow = ask("/slow");
  await parted;
  expect(await slow).toEqual({ text: "whole", connection: "close" });
  expect(server.listening).toBe(false);
});

it("waits no longer than it may for what never ends", async () => {
  const asked = ask("/endless").catch(() => "cut");
  await once(server, "request");
  const began = performance.now();
  await part();
  expect(performance.now() - began).toBeGreaterThan(2_000);
  server.closeAllConnections();
  expect(await asked).toBe("cut");
});
