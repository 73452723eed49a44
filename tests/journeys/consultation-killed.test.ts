import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import type { ConsultBody } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { sweepPhotos } from "#tools/photos/photos.ts";

let started: TestApp;
let maren: Salon;
let photo: string;

beforeAll(async () => {
  started = await startApp();
  maren = await openSalon(started);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  photo = join(started.dataDir, "upload.jpg");
  await writeFile(photo, await hairPhoto({ seed: 1 }));
});

/** Kills a process that makes consultations, so many milliseconds after it has reached a step for the second time. */
async function killAt(step: string, afterMs: number): Promise<void> {
  const victim = spawn(
    process.execPath,
    [
      join(import.meta.dirname, "..", "consultation-victim.ts"),
      started.databaseUrl,
      started.dataDir,
      JSON.stringify(maren.actor),
      photo,
    ],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, NODE_OPTIONS: "" } },
  );
  const gone = once(victim, "exit");
  let seen = 0;
  for await (const line of createInterface(victim.stdout)) {
    if (line === step) seen += 1;
    if (seen === 2) break;
  }
  setTimeout(() => victim.kill("SIGKILL"), afterMs);
  await gone;
}

const files = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== "upload.jpg")
    .map(({ name }) => name);

it("leaves whole consultations and an exact quota however often it is killed", async () => {
  const moments: [string, number][] = [
    ["photos", 80],
    ["shades", 0],
    ["saving", 0],
    ["saving", 3],
    ["saving", 8],
  ];
  for (const [step, afterMs] of moments) await killAt(step, afterMs);
  const rows = (await (await maren.request("/api/consultations")).json()) as { id: string }[];
  expect(rows.length).toBeGreaterThanOrEqual(moments.length);
  for (const { id } of rows) {
    const { consultation, formulas } = (await (
      await maren.request(`/api/consultations/${id}`)
    ).json()) as ConsultBody;
    expect(formulas.length).toBeGreaterThan(0);
    expect(consultation.photos.map(({ role }) => role)).toEqual(["current", "target"]);
    for (const { url } of consultation.photos) expect((await maren.request(url)).status).toBe(200);
  }
  const { uploadsUsed } = (await (await maren.request("/api/subscription/status")).json()) as {
    uploadsUsed: number;
  };
  expect(uploadsUsed).toBe(rows.length);
  // a picture and its thumbnail for each of two photos, and nothing of those that were cut off, as soon as the server
  // has noticed the last death
  const swept = async () => {
    await sweepPhotos(started.services.tenancy.forPlatform(), started.services.photos);
    return (await files(started.dataDir)).length;
  };
  await expect.poll(swept, { timeout: 10_000 }).toBe(rows.length * 4);
}, 120_000);
