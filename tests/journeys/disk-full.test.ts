import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbedded, type Embedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";

/** Holds a new database and little more. */
const DISK_MB = 160;
const WRITES = 30;

const disk = mkdtempSync(join(tmpdir(), "undertone-disk-"));
const filler = join(disk, "filler");
let isMounted = false;
let database: Embedded;
let app: TestApp;
let salon: Salon;

beforeAll(async () => {
  isMounted = mount();
  if (!isMounted) return;
  database = await startEmbedded({ dir: join(disk, "postgres"), log: () => {} });
  await migrate(database.url);
  app = await startApp({ databaseUrl: database.url });
  salon = await openSalon(app);
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
});
afterAll(async () => {
  if (isMounted) {
    rmSync(filler, { force: true });
    await app.close();
    await database.stop();
    execFileSync("umount", [disk]);
  }
  rmdirSync(disk);
});

const ready = async () => (await salon.request("/api/ready")).status;
const write = async () => {
  // more than one page takes, so that no room is found for it on those that are there
  const notes = Array.from({ length: 100 }, () => Math.random().toString(36)).join(" ");
  return (await salon.json("POST", "/api/clients", { name: "Dana", notes })).status;
};

it("says of itself that it is not ready while its disk is full, and goes on once there is room", async ({
  skip,
}) => {
  skip(!isMounted, "a disk of its own needs Linux and root");
  expect([await ready(), await write()]).toEqual([200, 201]);
  fill();
  await expect.poll(write).toBe(503);
  const seen = [];
  for (let n = 0; n < WRITES; n += 1) seen.push(`${await write()} ${await ready()}`);
  // a small write may find a page that has room
  expect(seen.filter((pair) => pair === "503 200")).toEqual([]);
  expect(seen).toContain("503 503");
  rmSync(filler);
  await expect.poll(ready).toBe(200);
  expect(await write()).toBe(201);
});

function mount(): boolean {
  try {
    const size = `size=${DISK_MB}m,mode=755`;
    execFileSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", disk], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function fill(): void {
  const block = Buffer.alloc(4096);
  try {
    for (;;) writeFileSync(filler, block, { flag: "a" });
  } catch (error) {
    expect(error).toMatchObject({ code: "ENOSPC" });
  }
}
