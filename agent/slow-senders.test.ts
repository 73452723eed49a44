import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { cutSlowBodies, serverOptions } from "./slow-senders.ts";

const patience = { header: 400, body: 400, archive: 3_600_000 };

let here: TestApp;
let server: Server;

beforeAll(async () => {
  here = await startApp();
  const { fetch } = here.app;
  const options = { fetch, port: 0, hostname: "127.0.0.1", serverOptions: serverOptions(patience) };
  server = serve(options) as Server;
  cutSlowBodies(server, patience);
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await here.close();
});

function sends(text: string) {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  const said = { heard: "", closed: once(socket, "close"), socket };
  socket.setEncoding("utf8").on("data", (words: string) => (said.heard += words));
  socket.on("error", () => undefined);
  socket.write(text);
  return said;
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

it.each([
  ["half a head", "POST /api/auth/sign-in/email HTTP/1.1\r\nhost: loc"],
  ["half a body", `${head("/api/auth/sign-in/email", 100)}{"email":`],
  ["half a body to nowhere", `${head("/nowhere", 100)}{`],
  ["half a body to a public page", `${head("/book/nobody", 100)}{`],
])("cuts off who sends %s and no more", async (_name, text) => {
  const said = sends(text);
  await said.closed;
  expect(said.heard).toMatch(/^HTTP\/1\.1 (408|4\d\d) /);
});

it("answers a whole body, and on the same connection the next request, later than others are cut off", async () => {
  const body = JSON.stringify({ email: "nobody@x.example", password: "copper and violet" });
  const said = sends(head("/api/auth/sign-in/email", body.length) + body);
  await expect.poll(() => said.heard).toContain("HTTP/1.1 401");
  await sends(`${head("/nowhere", 100)}{`).closed;
  said.socket.write("GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  await said.closed;
  expect(said.heard).toContain("HTTP/1.1 200");
});
