import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, afterEach, expect, it } from "vitest";
import { startEmbedded, type Embedded } from "#db/embedded.ts";
import { openCaller, underLoad, type Caller } from "#tests/load.ts";
import { runs } from "#tests/runs.ts";
import { startServer, type ServerProcess } from "#tests/server-process.ts";

const TIMES = runs(1, 50);
/** From the moment on that the database is back. */
const READY_MS = 3_000;
/** A database that was killed has to be noticed, started and recovered first. */
const STARTED_MS = 20_000;
/** How long a request may wait for a database that is away. */
const TOLD_MS = 5_000;

const home = mkdtempSync(join(tmpdir(), "undertone-database-killed-"));
const cluster = (folder: string) => join(home, folder, "postgres/cluster");
let database: Embedded | undefined;
let app: ServerProcess;
let caller: Caller;

afterEach(async () => {
  await app.stop();
  await database?.stop();
  database = undefined;
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const add = (name: string) =>
  caller.send("/api/clients", { method: "POST", body: JSON.stringify({ name }) });
const ready = async () => (await caller.send("/api/ready")).status;

/** The app over a database of its own below `folder`, or over one that is given, with a salon in it. */
async function open(folder: string, databaseUrl?: string) {
  app = await startServer({
    DATA_DIR: join(home, folder),
    AI_PROVIDER: "builtin",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  caller = await openCaller(() => app.url);
}

/** The app over a server that somebody else keeps and starts again. */
async function openOverServer(folder: string) {
  const dir = join(home, folder, "postgres");
  database = await startEmbedded({ dir, log: () => {} });
  await open(`${folder}-app`, database.url);
}

/** Ends the load, which has lost nothing, and sees that the process lives. */
async function end(load: ReturnType<typeof underLoad>, waits: number[]): Promise<void> {
  const { statuses, lost, ...figures } = await load.end();
  if (process.env["SHOW_FIGURES"])
    console.log(
      `ready again after, ms: ${waits.join(" ")}`,
      JSON.stringify({ statuses, ...figures }),
    );
  expect(Object.keys(statuses).filter((status) => !/^(?:20[01]|503)$/.test(status))).toEqual([]);
  expect(lost).toEqual([]);
  expect(await Promise.race([app.ended, Promise.resolve("alive")])).toBe("alive");
}

/** Milliseconds until the app is ready. */
async function readyAgain(timeout: number): Promise<number> {
  const since = performance.now();
  await expect.poll(ready, { timeout, interval: 50 }).toBe(200);
  return Math.round(performance.now() - since);
}

it(
  `outlives its database, killed under load ${TIMES} times, and loses nothing that was acknowledged`,
  { timeout: 60_000 + TIMES * 30_000 },
  async () => {
    await open("own");
    const writes = underLoad(caller);
    const waits: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await after(300 + Math.random() * 700);
      process.kill(postmaster("own").pid, "SIGKILL");
      waits.push(await readyAgain(STARTED_MS));
      await writes.goesOn();
    }
    await end(writes, waits);
  },
);

it(
  `goes on by itself over a server that is restarted under load ${TIMES} times`,
  { timeout: 60_000 + TIMES * 30_000 },
  async () => {
    await openOverServer("restarted");
    const writes = underLoad(caller);
    const waits: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await after(300 + Math.random() * 700);
      await restart("restarted");
      waits.push(await readyAgain(READY_MS));
      await writes.goesOn();
    }
    await end(writes, waits);
  },
);

it("writes nothing to a standby, says so at once, and goes on once it leads", async () => {
  await openOverServer("standby");
  const writes = underLoad(caller);
  await after(500);
  writeFileSync(join(cluster("standby"), "standby.signal"), "");
  await restart("standby");
  for (let time = 0; time < 5; time += 1) {
    const began = performance.now();
    expect([await ready(), (await add("Dana")).status]).toEqual([503, 503]);
    expect(performance.now() - began).toBeLessThan(2 * TOLD_MS);
  }
  await promote("standby");
  const wait = await readyAgain(READY_MS);
  await writes.goesOn();
  await end(writes, [wait]);
});

/** What the server's own note says of it. */
function postmaster(folder: string) {
  const [pid, , , port, , , , status] = readFileSync(
    join(cluster(folder), "postmaster.pid"),
    "utf8",
  ).split("\n");
  return { pid: Number(pid), port: Number(port), status: status?.trim() };
}

/** Ends a server in order, as an upgrade does, and waits until it has been started again. */
async function restart(folder: string): Promise<void> {
  const { pid } = postmaster(folder);
  process.kill(pid, "SIGINT");
  const back = () => {
    try {
      const now = postmaster(folder);
      return now.pid === pid ? "the old one" : now.status;
    } catch {
      return "none";
    }
  };
  await expect.poll(back, { interval: 10 }).toBe("ready");
}

async function promote(folder: string): Promise<void> {
  const { superuser } = JSON.parse(
    readFileSync(join(cluster(folder), "undertone.json"), "utf8"),
  ) as { superuser: string };
  const { port } = postmaster(folder);
  const sql = postgres({ host: "127.0.0.1", port, user: "postgres", password: superuser, max: 1 });
  await sql`select pg_promote()`;
  await sql.end();
}
