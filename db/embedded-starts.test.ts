import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import "#tests/global-database.ts";
import { soon } from "#tests/soon.ts";
import { findBinaries } from "./embedded-binaries.ts";
import { ownerOf } from "./embedded-cluster.ts";
import { findRunning, removeStale } from "./embedded-lock.ts";
import { launch, patienceWith } from "./embedded-server.ts";
import { startEmbedded } from "./embedded.ts";

const settings = { fsync: "off" };
let dir: string;
let cluster: string;
const cleanups: (() => unknown)[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(inject("testServer").folder, "starts-"));
  cluster = join(dir, "cluster");
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  rmSync(dir, { recursive: true, force: true });
});

async function start() {
  const embedded = await startEmbedded({ dir, log: () => {}, settings });
  cleanups.push(() => embedded.stop());
  return embedded;
}

/** A start that found `port` free, and whose own server has yet to notice whether it won. */
async function launchSlowly(port: number) {
  const [began, held] = [join(dir, "began"), join(dir, "held")];
  const script = join(dir, "slow-postgres");
  writeFileSync(script, `#!/bin/sh\n: >"${began}"\nwhile [ -e "${held}" ]; do sleep 0.02; done\n`);
  chmodSync(script, 0o755);
  writeFileSync(held, "");
  cleanups.push(() => rmSync(held));
  const slow = { major: "18", program: () => script, options: { env: process.env } };
  const launched = launch(cluster, slow, { preferred: port, settings });
  await soon(() => expect(existsSync(began)).toBe(true));
  return { launched };
}

const log = () => readFileSync(join(dir, "postgres.log"), "utf8");

test("of two that start at once on one port, the one has started the server whose process it is", async () => {
  const { port, stop } = await start();
  await stop();
  const { launched } = await launchSlowly(port);
  expect(await start()).toMatchObject({ port, adopted: false });
  expect(await launched).toBeUndefined();
});

test("a second server ends at once, also where the note of the first was lost", async () => {
  const { port } = await start();
  const binaries = findBinaries(ownerOf(cluster), () => {});
  const first = findRunning(cluster);
  const note = join(cluster, "postmaster.pid");
  expect(await launch(cluster, binaries, { preferred: port, settings })).toBeUndefined();
  renameSync(note, `${note}.lost`);
  expect(await launch(cluster, binaries, { preferred: port, settings })).toBeUndefined();
  expect(existsSync(note)).toBe(false);
  renameSync(`${note}.lost`, note);
  await soon(() => expect(log()).toContain("pre-existing shared memory block"));
  expect(findRunning(cluster)).toEqual(first);
  expect(log()).toContain("ready to accept connections");
});

test("a note that was found stale is taken away, and not the one that took its place", () => {
  const note = join(dir, "postmaster.pid");
  writeFileSync(note, "2\nfresh\n");
  const { ino } = statSync(note);
  removeStale(note, "1\nstale\n");
  expect(statSync(note).ino).toBe(ino);
  removeStale(note, "2\nfresh\n");
  removeStale(note, "2\nfresh\n");
  expect(readdirSync(dir)).toEqual([]);
});

test("a server that recovers for long is waited for as long as it says so, and one that fails again and again is not", () => {
  vi.useFakeTimers();
  cleanups.push(() => vi.useRealTimers());
  const file = join(dir, "postgres.log");
  for (const [lives, waited] of [
    [true, true],
    [false, false],
  ] as const) {
    writeFileSync(file, "");
    const waits = patienceWith(cluster);
    for (const words of ["10.00 s", "20.00 s", "30.00 s"]) {
      vi.advanceTimersByTime(10_000);
      appendFileSync(file, `redo in progress, elapsed time: ${words}\n`);
      if (words !== "30.00 s") waits(lives);
    }
    expect(waits(lives)).toBe(waited);
    vi.advanceTimersByTime(20_000);
    expect(waits(lives)).toBe(false);
  }
});

test("a log that is full is put aside, and one that is not goes on", async () => {
  const file = join(dir, "postgres.log");
  writeFileSync(file, "said before\n");
  await (await start()).stop();
  expect(log()).toMatch(/^said before\n.*ready to accept connections/s);
  writeFileSync(file, "x".repeat(1_000_000));
  await (await start()).stop();
  expect(log()).toContain("ready to accept connections");
  expect(log()).not.toContain("x".repeat(1_000));
  expect(statSync(`${file}.old`).size).toBe(1_000_000);
});

test("every start removes what killed ones left, also while it is written to, and nothing of living ones", async () => {
  await (await start()).stop();
  const { pid: dead } = spawnSync("true");
  const living = spawn("sleep", ["60"], { stdio: "ignore" });
  cleanups.push(() => living.kill());
  const folders = [`new-${dead}-a`, `new-${process.pid}-b`, "new-cdefgh", `new-${living.pid}-i`];
  for (const name of folders) mkdirSync(join(dir, name, "data"), { recursive: true });
  // as an initdb does whose app was killed
  const code = `
    let n = 0;
    for (const end = Date.now() + 1000; Date.now() < end; n++) fs.writeFileSync(String(n), "");`;
  const cwd = join(dir, `new-${dead}-a`, "data");
  const orphan = spawn(process.execPath, ["-e", code], { cwd, stdio: "ignore" });
  cleanups.push(() => orphan.exitCode ?? once(orphan, "exit"));
  await soon(() => expect(readdirSync(cwd).length).toBeGreaterThan(100));
  await start();
  expect(readdirSync(dir).sort()).toEqual(["cluster", `new-${living.pid}-i`, "postgres.log"]);
});
