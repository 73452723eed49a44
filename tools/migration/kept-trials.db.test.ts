import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { suppliers } from "#db/schema/inventory.ts";
import { migrationFiles } from "#db/schema/migrations.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { newId } from "#tools/core/id.ts";
import { keptTrial } from "./kept-trials.ts";
import type { Migration, MigrationDryRun } from "./schema.ts";

let now = new Date("2026-11-22T12:00:00Z");
let here: TestApp;
let maren: Salon;
let move: Migration;
let tries = 0;

const result: MigrationDryRun = {
  counts: {} as MigrationDryRun["counts"],
  problems: [],
  skipped: 0,
  warnings: [],
  warned: 0,
  dates: [],
};
/** Tries the move, and tells how often that was done anew up to now. */
const tried = async () => {
  await keptTrial(maren.ctx(), move.id, async () => {
    tries += 1;
    return result;
  });
  return tries;
};

beforeAll(async () => {
  here = await startApp({ now: () => now });
  maren = await openSalon(here);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
});
beforeEach(async () => {
  const form = new FormData();
  form.set("stylistId", maren.actor.stylistId);
  form.set("platform", "other");
  form.append("file", new File(["Name\nAna Berg"], "clients.csv"));
  const sent = await maren.request("/api/migration/files", { method: "POST", body: form });
  move = (await sent.json()) as Migration;
  tries = 0;
});

it("tries a move once while nothing has changed", async () => {
  expect([await tried(), await tried(), await tried()]).toEqual([1, 1, 1]);
});

it.each<[string, () => Promise<unknown>]>([
  ["somebody was added", () => maren.json("POST", "/api/clients", { name: "Bea Kurz" })],
  [
    "a column was taken for something else",
    () =>
      maren
        .ctx()
        .db.update(migrationFiles)
        .set({ proposedBy: "person" })
        .where(eq(migrationFiles.migrationId, move.id)),
  ],
  [
    "the menu changed",
    async () => {
      const { stylistId } = maren.actor;
      const said = { name: "Gloss", category: "Color Services", basePrice: "$70", duration: 60 };
      const made = await maren.json("POST", "/api/services", { ...said, stylistId });
      expect(made.status).toBe(201);
    },
  ],
])("tries it anew once %s", async (_what, change) => {
  await tried();
  await change();
  expect([await tried(), await tried()]).toEqual([2, 2]);
});

it("notices what was changed and what was taken out", async () => {
  const { db } = maren.ctx();
  const { salonId } = maren.actor;
  const id = newId();
  await db.insert(suppliers).values({ id, salonId, name: "Salon One", createdAt: now });
  await tried();
  await db.update(suppliers).set({ name: "Salon Two" }).where(eq(suppliers.id, id));
  expect(await tried()).toBe(2);
  const [file] = move.files;
  await maren.request(`/api/migration/${move.id}/files/${file?.id}`, { method: "DELETE" });
  expect([await tried(), await tried()]).toEqual([3, 3]);
});

it("tries it anew after ten minutes, and not for what another salon does", async () => {
  await tried();
  const neighbour = await openSalon(here, joaquin);
  await neighbour.json("POST", "/api/clients", { name: "Cleo Lang" });
  expect(await tried()).toBe(1);
  now = new Date(now.getTime() + 10 * 60_000);
  expect(await tried()).toBe(2);
});
