import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { runs } from "#tests/runs.ts";
import { startServer, type ServerProcess } from "#tests/server-process.ts";

const KILLS = runs(5, 50);
/** So many at once keep writes under way at every moment. */
const HANDS = 8;
/** The bar is 3 s on a machine that does nothing else; tests share theirs. */
const READY_MS = 20_000;

const home = mkdtempSync(join(tmpdir(), "undertone-database-killed-"));
let app: ServerProcess;
let cookie = "";

const send = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set("origin", app.url);
  headers.set("content-type", "application/json");
  if (cookie) headers.set("cookie", cookie);
  return fetch(app.url + path, { ...init, headers });
};

beforeAll(async () => {
  app = await startServer({ DATA_DIR: home, AI_PROVIDER: "builtin" });
  const { name, email, password } = maren;
  const body = JSON.stringify({ name, email, password });
  cookie = cookieOf(await send("/api/auth/sign-up/email", { method: "POST", body }));
  const tier = JSON.stringify({ tier: "complete" });
  await send("/api/subscription/upgrade", { method: "PUT", body: tier });
});
afterAll(async () => {
  await app.stop();
  rmSync(home, { recursive: true, force: true });
});

it(
  `outlives its database, killed under load ${KILLS} times, and loses nothing that was acknowledged`,
  { timeout: 60_000 + KILLS * 30_000 },
  async () => {
    const acknowledged = new Set<string>();
    const statuses = new Map<number, number>();
    const evening = new AbortController();
    const hand = async (at: number) => {
      for (let turn = 0; !evening.signal.aborted; turn += 1) {
        const name = `Client ${at} ${turn}`;
        const body = JSON.stringify({ name });
        const made = await send("/api/clients", { method: "POST", body });
        statuses.set(made.status, (statuses.get(made.status) ?? 0) + 1);
        if (made.status === 201) acknowledged.add(((await made.json()) as { id: string }).id);
        else await after(50);
        await (await send("/api/clients?limit=5")).arrayBuffer();
      }
    };
    const hands = Array.from({ length: HANDS }, (_, at) => hand(at));
    const waits: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await after(300 + Math.random() * 700);
      const before = acknowledged.size;
      killPostgres();
      const since = performance.now();
      await expect
        .poll(async () => (await send("/api/ready")).status, { timeout: READY_MS, interval: 50 })
        .toBe(200);
      waits.push(Math.round(performance.now() - since));
      await expect.poll(() => acknowledged.size, { timeout: READY_MS }).toBeGreaterThan(before);
    }
    evening.abort();
    await Promise.all(hands);
    if (process.env["SHOW_FIGURES"])
      console.log(
        `ready again after, ms: ${waits.join(" ")}; ${acknowledged.size} clients; ${JSON.stringify([...statuses])}`,
      );
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    const kept = new Set<string>();
    for (const id of acknowledged) if ((await send(`/api/clients/${id}`)).ok) kept.add(id);
    expect(kept.size).toBe(acknowledged.size);
    const still = await Promise.race([app.ended, Promise.resolve("alive")]);
    expect(still).toBe("alive");
  },
);

function killPostgres() {
  const [pid] = readFileSync(join(home, "postgres/cluster/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
}
