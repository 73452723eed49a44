import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { goRound } from "#agent/jobs/round.ts";
import { migrations } from "#db/schema/migrations.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { releaseMigrations } from "#tools/migration/claim.ts";
import type { Migration } from "#tools/migration/schema.ts";

let here: TestApp;
let maren: Salon;
let id: string;
let salons = 0;

beforeAll(async () => {
  here = await startApp();
});
beforeEach(async () => {
  maren = await openSalon(here, { email: `release${(salons += 1)}@x.example` });
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  const form = new FormData();
  form.set("stylistId", maren.actor.stylistId);
  form.set("platform", "other");
  form.append("file", new File(["Name\nAna Berg\nBea Kurz"], "clients.csv"));
  const sent = await maren.request("/api/migration/files", { method: "POST", body: form });
  ({ id } = (await sent.json()) as Migration);
});

const run = () => maren.request(`/api/migration/${id}/run`, { method: "POST" });
const look = async () => (await (await maren.request(`/api/migration/${id}`)).json()) as Migration;
/** A process takes the job, and dies before it says that it works on the move. */
const takeAndDie = async () => expect(await here.boss.fetch("migration")).toHaveLength(1);
const release = () =>
  releaseMigrations({ ...here.services, db: here.services.tenancy.forPlatform() });

it("takes up a move at once whose process died with its job before it began", async () => {
  await run();
  await takeAndDie();
  expect(await workOff(here, { queues: ["migration"] })).toBe(0);
  await goRound(here.services);
  expect(await workOff(here, { queues: ["migration"] })).toBe(1);
  expect(await look()).toMatchObject({ status: "completed", itemsImported: { clients: 2 } });
});

it("takes up one at once that was handed on to a process that died before it went on", async () => {
  await run();
  await takeAndDie();
  await maren
    .ctx()
    .db.update(migrations)
    .set({ status: "in_progress", phase: "fetching" })
    .where(eq(migrations.id, id));
  expect(await release()).toBe(1);
  expect(await workOff(here, { queues: ["migration"] })).toBe(1);
  expect(await look()).toMatchObject({ status: "completed", itemsImported: { clients: 2 } });
});

it("gives no second job to one whose job waits, and none to one that waits for a yes", async () => {
  expect(await release()).toBe(0);
  await run();
  expect(await release()).toBe(0);
  expect(await workOff(here, { queues: ["migration"] })).toBe(1);
  expect(await release()).toBe(0);
});
