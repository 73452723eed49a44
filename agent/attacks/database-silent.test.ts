import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { expect, test } from "vitest";
import { startApp } from "#tests/app.ts";
import { testDatabase } from "#tests/database.ts";
import { openSalon } from "#tests/fixtures.ts";

/** A way to the database that can stop passing anything on, while every connection stays open. */
async function stallingWay(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let stalled = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("error", () => {});
    from.on("close", () => to.destroy());
    from.on("data", (bytes: Buffer) => {
      if (stalled) held.push(() => to.write(bytes));
      else to.write(bytes);
    });
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    pass(client, upstream);
    pass(upstream, client);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const way = new URL(url);
  way.hostname = "127.0.0.1";
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    stall: (on: boolean) => {
      stalled = on;
      if (!on) for (const go of held.splice(0)) go();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test("a database that goes silent with its connections open gets 503 within 5 s, and is back at once when it is", async () => {
  const database = await testDatabase();
  const way = await stallingWay(database.url);
  const here = await startApp({ databaseUrl: way.url });
  try {
    const maren = await openSalon(here);
    const paths = ["/api/ready", "/api/stylists/profile", "/api/auth/get-session"];
    for (const path of paths) expect((await maren.request(path)).status).toBe(200);

    way.stall(true);
    const since = Date.now();
    const answers = await Promise.all([
      ...paths.map((path) => maren.request(path)),
      maren.json("POST", "/api/timers", { label: "Roots", minutes: 5 }),
    ]);
    expect(Date.now() - since).toBeLessThan(5_000);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: "unavailable", retryAfter: 2 });
    }
    expect((await maren.request("/api/health")).status).toBe(200);

    way.stall(false);
    for (const path of paths) expect((await maren.request(path)).status).toBe(200);
  } finally {
    way.stall(false);
    await here.close();
    way.close();
    await database.drop();
  }
});

test("a process that is busy itself does not take that for a silent database", async () => {
  const here = await startApp();
  try {
    const asked = here.services.tenancy.ping();
    await new Promise((resolve) => setImmediate(resolve));
    const since = Date.now();
    while (Date.now() - since < 1_500);
    await expect(asked).resolves.toBeUndefined();
  } finally {
    await here.close();
  }
});
