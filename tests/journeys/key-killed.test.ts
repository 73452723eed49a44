import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { runs } from "#tests/runs.ts";
import { startServer, type ServerProcess } from "#tests/server-process.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { Availability } from "#tools/appointments/slot-schema.ts";
import type { Client } from "#tools/clients/schema.ts";

const KILLS = runs(1, 40);
/** Requests of each kind that are under way when the process is killed. */
const AT_ONCE = 12;

const home = mkdtempSync(join(tmpdir(), "undertone-key-killed-"));
const env = {
  DATA_DIR: home,
  AI_PROVIDER: "builtin",
  TRUSTED_PROXIES: "127.0.0.1,::1",
};
let app: ServerProcess;
let cookie = "";
let stylistId = "";
let guests = 0;

/** A request from an address of its own, with a session or as a guest. */
const send = (path: string, { signedIn = true, ...init }: RequestInit & { signedIn?: boolean }) => {
  const headers = new Headers(init.headers);
  headers.set("origin", app.url);
  headers.set("content-type", "application/json");
  headers.set("x-forwarded-for", `10.8.${(guests += 1) >> 8}.${guests & 255}`);
  if (cookie && signedIn) headers.set("cookie", cookie);
  return fetch(app.url + path, { ...init, headers });
};

beforeAll(async () => {
  app = await startServer(env);
  const { name, email, password } = maren;
  const body = JSON.stringify({ name, email, password });
  cookie = cookieOf(await send("/api/auth/sign-up/email", { method: "POST", body }));
  const tier = JSON.stringify({ tier: "complete" });
  await send("/api/subscription/upgrade", { method: "PUT", body: tier });
  const session = await (await send("/api/auth/get-session", {})).json();
  stylistId = (session as { salon: { stylistId: string } }).salon.stylistId;
});
afterAll(async () => {
  await app.stop();
  rmSync(home, { recursive: true, force: true });
});

type Asked = { key: string; path: string; body: object; signedIn: boolean };

const ask = async ({ key, path, body, signedIn }: Asked) => {
  const headers = { "idempotency-key": key };
  const init = { method: "POST", headers, body: JSON.stringify(body), signedIn };
  return (await send(path, init)).status;
};

it(
  `does what is asked with a key once, killed ${KILLS} times while it is at it`,
  { timeout: 60_000 + KILLS * 60_000 },
  async () => {
    const every: Asked[] = [];
    const unheard: string[] = [];
    const statuses: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const asked = await requests(kill);
      every.push(...asked);
      const answers = asked.map(ask);
      const dying = Promise.allSettled(answers);
      // by then others have been written, and their answers have not
      await Promise.any(answers);
      await after(Math.random() * 25);
      await app.kill();
      const came = await dying;
      for (const [at, { status }] of came.entries())
        if (status === "rejected") unheard.push(asked[at]?.key ?? "");
      app = await startServer(env);
      // whoever heard nothing asks again, and so does whoever is not sure
      statuses.push(...(await Promise.all(asked.map(ask))));
    }
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    expect(unheard.length).toBeGreaterThan(KILLS);
    const clients = await listOf<Client>("/api/clients?limit=500");
    const booked = await listOf<Appointment>("/api/appointments?limit=500");
    for (const { path, body } of every) {
      const { name, clientName } = body as { name?: string; clientName?: string };
      const found = path.endsWith("clients")
        ? clients.filter((each) => each.name === name)
        : booked.filter((each) => each.clientName === clientName);
      expect([name ?? clientName, found.length]).toEqual([name ?? clientName, 1]);
    }
  },
);

const listOf = async <T>(path: string) => (await (await send(path, {})).json()) as T[];

/** Clients that are new, and bookings of times that are free. */
async function requests(kill: number): Promise<Asked[]> {
  const from = new Date(Date.now() + (3 + kill * 2) * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + (10 + kill * 2) * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ stylistId, serviceType: "Haircut", from, to });
  const { slots } = (await (
    await send(`/api/availability?${query.toString()}`, { signedIn: false })
  ).json()) as Availability;
  const apart = slots.filter((_, at) => at % 4 === 0).slice(0, AT_ONCE);
  expect(apart).toHaveLength(AT_ONCE);
  return apart.flatMap(({ token: slotToken }, at) => [
    {
      key: `booking-${kill}-${at}`,
      path: "/api/appointments",
      body: {
        stylistId,
        slotToken,
        clientName: `Guest ${kill} ${at}`,
        clientEmail: `guest${kill}-${at}@x.example`,
      },
      signedIn: false,
    },
    {
      key: `client-${kill}-${at}`,
      path: "/api/clients",
      body: { name: `Client ${kill} ${at}` },
      signedIn: true,
    },
  ]);
}
