import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";

let here: TestApp;
let server: ReturnType<typeof serve>;

beforeAll(async () => {
  here = await startApp();
  server = serve({ fetch: here.app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
});
afterAll(async () => {
  server.close();
  await here.close();
});

it("ends the connection on which too much was sent, so that no other request is lost on it", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.setEncoding("utf8").on("data", (text: string) => (heard += text));
  // what is cut off may be told as a reset
  socket.on("error", () => undefined);
  const ended = once(socket, "close");
  const length = 3 * 1024 * 1024;
  socket.write(
    `POST /api/auth/sign-in/email HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
  );
  socket.write("x".repeat(64 * 1024));
  await ended;
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard.toLowerCase()).toContain("connection: close");
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
