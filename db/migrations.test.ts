import { rmSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { buildIndex } from "#db/migrations.ts";
import { startApp } from "#tests/app.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { nextRelease } from "#tests/next-release.ts";

/* What the next release brings, onto a database on which this one is at work. */

const INDEX = "clients_salon_id_notes_index";
const BUILD = `CREATE INDEX CONCURRENTLY "${INDEX}" ON "clients" USING btree ("salon_id","notes");`;

let database: TestDatabase;
let sql: Sql;
const folders: string[] = [];
const longWorks: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await testDatabase();
  sql = postgres(database.url, { max: 3, onnotice: () => {} });
});
afterEach(async () => {
  for (const end of longWorks.splice(0)) await end();
  await sql.end();
  await database.drop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function release(migrations: Record<string, string[]>): string {
  const folder = nextRelease(migrations);
  folders.push(folder);
  return folder;
}

/** Of the index: whether it may be used; null where there is none. */
async function indexNow(name = INDEX) {
  const [index] = await sql<{ valid: boolean }[]>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`;
  return index ?? null;
}

/** A transaction that has written to the clients and does not end before it is told to. */
async function longWork(statement = "lock table clients in row exclusive mode") {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const work = sql.begin(async (tx) => {
    await tx.unsafe(statement);
    begun.resolve();
    await ended.promise;
  });
  await begun.promise;
  const end = () => {
    ended.resolve();
    return work;
  };
  longWorks.push(end);
  return end;
}

test("an index is built beside a transaction that does not end, and nobody waits for it", async () => {
  const here = await startApp({ databaseUrl: database.url });
  const salon = await openSalon(here);
  await putOnTier(salon, "complete");
  const end = await longWork();
  const built = migrate(database.url, { folder: release({ "9000_index": [BUILD] }) });
  await expect.poll(isBuilding).toBe(true);
  const statuses = await writes(salon, 50);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await isBuilding()).toBe(true);
  await end();
  await built;
  expect(await indexNow()).toMatchObject({ valid: true });
  await here.close();
});

const isBuilding = () => isWaiting("CREATE INDEX CONCURRENTLY");

async function isWaiting(statement: string): Promise<boolean> {
  const waiting = await sql`select from pg_stat_activity
    where datname = current_database() and starts_with(query, ${statement}) and wait_event_type = 'Lock'`;
  return waiting.length === 1;
}

async function writes(salon: Salon, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await salon.json("POST", "/api/clients", { name: `Ida ${time}` })).status);
  return statuses;
}

test("an index that waits too long is dropped and built anew", async () => {
  const end = await longWork();
  const migrating = postgres(database.url, { max: 1, onnotice: () => {} });
  const built = buildIndex(migrating, { name: INDEX, statement: BUILD }, 200);
  await expect.poll(() => isWaiting("drop index concurrently")).toBe(true);
  expect(await indexNow()).toMatchObject({ valid: false });
  await end();
  await built;
  expect(await indexNow()).toMatchObject({ valid: true });
  await migrating.end();
});

test("a release that failed half-way goes on where it was", async () => {
  const folder = release({
    "9000_column": ['ALTER TABLE "salons" ADD COLUMN "nickname" text;'],
    "9001_names": ['CREATE UNIQUE INDEX CONCURRENTLY "salons_name_index" ON "salons" ("name");'],
  });
  const salon = () =>
    sql`insert into salons (id, name, time_zone) values (${crypto.randomUUID()}, 'Falk', 'Europe/Berlin')`;
  await salon();
  await salon();
  await expect(migrate(database.url, { folder })).rejects.toThrow("salons_name_index");
  expect(await indexNow("salons_name_index")).toMatchObject({ valid: false });
  await sql`update salons set name = id::text, nickname = 'Falk'`;
  await migrate(database.url, { folder });
  expect(await indexNow("salons_name_index")).toMatchObject({ valid: true });
});

test("four processes of the next release start at once, and each finds the index", async () => {
  const folder = release({ "9000_index": [BUILD] });
  const end = await longWork();
  const starts = Array.from({ length: 4 }, () => migrate(database.url, { folder }));
  await expect.poll(isBuilding).toBe(true);
  await end();
  await Promise.all(starts);
  expect(await indexNow()).toMatchObject({ valid: true });
});

test("a new table gets its walls while somebody reads all others", async () => {
  const end = await longWork("select from clients, appointments, salons");
  await migrate(database.url, {
    folder: release({
      "9000_mirrors": ['CREATE TABLE "mirrors" ("id" uuid PRIMARY KEY, "salon_id" uuid NOT NULL);'],
    }),
  });
  expect(await sql`select policyname from pg_policies where tablename = 'mirrors'`).toHaveLength(2);
  await end();
});

test("a migration that builds an index concurrently and does something else is refused in one line", async () => {
  const both = release({
    "9000_both": [BUILD, 'ALTER TABLE "salons" ADD COLUMN "nickname" text;'],
  });
  await expect(migrate(database.url, { folder: both })).rejects.toThrow(
    /^A migration that builds "clients_salon_id_notes_index" concurrently may do nothing else[^\n]*$/,
  );
  expect(await indexNow()).toBeNull();
});
