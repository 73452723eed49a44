import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import postgres from "postgres";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import "#tests/global-database.ts";
import { runs } from "#tests/runs.ts";
import { startEmbedded } from "./embedded.ts";

/** How often each of those that write is killed. */
const KILLS = runs(1, 3);

let dir: string;
const cleanups: (() => Promise<void>)[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(inject("testServer").folder, "embedded-"));
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  rmSync(dir, { recursive: true, force: true });
});

/** Starts in this process, as the server does. */
async function start(settings: Record<string, string> = { fsync: "off" }, folder = dir) {
  const embedded = await startEmbedded({ dir: folder, log: () => {}, settings });
  cleanups.push(() => embedded.stop());
  return embedded;
}

/** Starts in a process of its own, which leaves when told to or dies when killed. */
function launchApp() {
  const code = `
    import "#tests/global-database.ts";
import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, "embedded.ts"))};
    const dir = ${JSON.stringify(dir)};
    const app = await startEmbedded({ dir, log() {}, settings: { fsync: "off" } });
    console.log(JSON.stringify(app));
    process.stdin.once("end", () => app.stop()).resume();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const end = async (how: "leave" | "kill") => {
    if (how === "kill") child.kill("SIGKILL");
    else child.stdin.end();
    await exit;
  };
  cleanups.push(() => end("leave"));
  return { output: createInterface(child.stdout), end };
}

async function startApp() {
  const { output, end } = launchApp();
  const [line] = await once(output, "line");
  const started = JSON.parse(String(line)) as { url: string; port: number; adopted: boolean };
  return { ...started, end };
}

async function query(url: string, statement: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return [...(await sql.unsafe(statement))];
  } finally {
    await sql.end();
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).on("error", () => done(false));
    socket.on("connect", () => socket.destroy());
  });
}

const postmaster = () =>
  Number(readFileSync(join(dir, "cluster", "postmaster.pid"), "utf8").split("\n")[0]);

test("a new folder gets a durable, checksummed database for a role without powers over policies", async () => {
  const { url, adopted } = await start({});
  expect(adopted).toBe(false);
  expect(
    await query(url, "select rolsuper, rolbypassrls from pg_roles where rolname = current_user"),
  ).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  const settings = `select name, setting from pg_settings where name in
    ('fsync', 'data_checksums', 'listen_addresses') order by name`;
  expect(await query(url, settings)).toEqual([
    { name: "data_checksums", setting: "on" },
    { name: "fsync", setting: "on" },
    { name: "listen_addresses", setting: "127.0.0.1" },
  ]);
  // npm's, whatever stands on the machine
  expect(await query(url, "show server_version")).toEqual([
    { server_version: expect.stringMatching(/^18\./) },
  ]);
  expect(await query(url, "select lower('ÉMILIE') as name")).toEqual([{ name: "émilie" }]);
  await expect(query(url.replace(/:[^:@]+@/, ":wrong@"), "select 1")).rejects.toThrow("password");
});

test("stopping ends the server, and the next start finds the same data on the same port", async () => {
  const first = await start();
  await query(first.url, "create table kept as select 7 as answer");
  await first.stop();
  expect(await answers(first.port)).toBe(false);
  const second = await start();
  expect(second).toMatchObject({ port: first.port, adopted: false });
  expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 7 }]);
});

test("three apps that start at once on an empty folder share one server, and the last to leave stops it", async () => {
  const apps = await Promise.all([startApp(), startApp(), startApp()]);
  expect(new Set(apps.map(({ port }) => port)).size).toBe(1);
  expect(apps.filter(({ adopted }) => !adopted)).toHaveLength(1);
  const [{ port, url, end }, ...others] = apps;
  await Promise.all(others.map((app) => app.end("leave")));
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  await end("leave");
  expect(await answers(port)).toBe(false);
});

test.each(["app", "server", "both"])(
  "no acknowledged row is lost when %s is killed while writing",
  async (victim) => {
    await query((await start()).url, "create table written (n integer primary key)");
    await cleanups.pop()?.();
    let acknowledged = 0;
    for (let round = 0; round < KILLS; round++) {
      const app = await startApp();
      const sql = postgres(app.url, { max: 1, onnotice: () => {} });
      const writing = (async () => {
        for (;;) {
          await sql`insert into written values (${acknowledged})`;
          acknowledged++;
        }
      })().catch(() => {});
      const target = acknowledged + 50;
      await vi.waitUntil(() => acknowledged > target, { timeout: 30_000, interval: 5 });
      if (victim !== "app") process.kill(postmaster(), "SIGKILL");
      if (victim !== "server") await app.end("kill");
      if (victim === "app") await sql.end({ timeout: 0 });
      await writing;
      await sql.end({ timeout: 0 });
      const next = await start();
      const [row] = await query(next.url, "select count(*)::int as n from written");
      // The row being written when the end came may be there without an answer.
      expect([acknowledged, acknowledged + 1]).toContain(row?.["n"]);
      acknowledged = Number(row?.["n"]);
      await cleanups.pop()?.();
      await app.end("leave");
      cleanups.length = 0;
    }
  },
);

test("a server that dies under a living app comes back on the same port", async () => {
  const { url } = await start();
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  cleanups.unshift(() => sql.end());
  const before = postmaster();
  process.kill(before, "SIGKILL");
  await vi.waitUntil(
    () =>
      sql`select 1`.then(
        () => true,
        () => false,
      ),
    { timeout: 30_000 },
  );
  expect(postmaster()).not.toBe(before);
});

test("a process that got the dead server's number does not stop the start", async () => {
  const { stop } = await start();
  await stop();
  const cluster = join(dir, "cluster");
  const { uid, gid } = statSync(cluster);
  const stranger = spawn("sleep", ["60"], { uid, gid, stdio: "ignore", cwd: "/" });
  cleanups.push(async () => void stranger.kill());
  const started = Math.floor(Date.now() / 1000);
  writeFileSync(
    join(cluster, "postmaster.pid"),
    `${stranger.pid}\n${cluster}\n${started}\n5432\n\n127.0.0.1\n  1 1\nready   \n`,
  );
  expect((await start()).adopted).toBe(false);
  expect(stranger.exitCode).toBeNull();
});

test("a copy of the folder gets a server of its own beside the first", async () => {
  await (await start()).stop();
  const copy = `${dir}-copy`;
  execFileSync("cp", ["-a", dir, copy]);
  cleanups.push(async () => rmSync(copy, { recursive: true }));
  const first = await start();
  const second = await start({ fsync: "off" }, copy);
  expect(second.adopted).toBe(false);
  expect(second.port).not.toBe(first.port);
  cleanups.reverse(); // the copied server ends before its folder goes
});

test("a database of another major version is refused in one line", async () => {
  const { stop } = await start();
  await stop();
  writeFileSync(join(dir, "cluster", "PG_VERSION"), "17\n");
  await expect(start()).rejects.toThrow(/^The database in \S+ was made by PostgreSQL 17/);
});

test("a first start that is killed half-way leaves nothing that the next one trips over", async () => {
  const app = launchApp();
  await vi.waitUntil(() => globSync(join(dir, "new-*/data/base")).length > 0, {
    timeout: 30_000,
    interval: 5,
  });
  await app.end("kill");
  expect(existsSync(join(dir, "cluster"))).toBe(false);
  expect((await start()).adopted).toBe(false);
  expect(readdirSync(dir).sort()).toEqual(["cluster", "postgres.log"]);
});
