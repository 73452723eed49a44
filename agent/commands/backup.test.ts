import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readManifest, tableFile } from "#db/backup/manifest.ts";
import { migrate } from "#db/migrate.ts";
import { readEnv } from "#agent/env.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { onServer } from "#tests/copy-database.ts";
import { dropDatabase } from "#tests/drop-database.ts";
import { openSalon, putOnTier, send, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { backUp } from "./backup.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";

/** The secret of an app under test. */
const AUTH_SECRET = "a secret that only the tests know, 32+";
/** In the words of the salon, and nowhere else in a backup. */
const HER_NAME = "Ottilie Brandauer";

let here: TestApp;
let salon: Salon;
let folder: string;
/** Where a client and a photo of the salon are seen. */
let client: string;
let photo: string;
const made: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "undertone-backup-"));
  // with jobs that are worked off, which has some of its own
  here = await startApp({ works: true });
  salon = await openSalon(here);
  await putOnTier(salon, "complete");
  const words = { name: HER_NAME, notes: "tab\there, \\N and\na line", allergies: "PPD" };
  const kept = await salon.json("POST", "/api/clients", words);
  client = `/api/clients/${((await kept.json()) as { id: string }).id}`;
  const body = new FormData();
  body.set(
    "photo",
    new File([new Uint8Array(await hairPhoto())], "hair.jpg", { type: "image/jpeg" }),
  );
  const sent = await salon.request("/api/photos", { method: "POST", body });
  photo = ((await sent.json()) as { url: string }).url;
  const brand = { brand: "wella", productLine: "koleston-perfect" };
  await salon.json("POST", "/api/brand-preferences", brand);
});
afterAll(async () => {
  await onServer(inject("testServer").server, async (sql) => {
    for (const name of made) await dropDatabase(sql, name);
  });
  await rm(folder, { recursive: true, force: true });
});

const environment = (DATABASE_URL: string, DATA_DIR: string, more = {}) =>
  readEnv({ DATABASE_URL, DATA_DIR, AUTH_SECRET, ...more });
const ofHere = (more = {}) => environment(here.databaseUrl, here.dataDir, more);

/** Another place: a database with nothing in it and a data folder that is not there yet. */
async function elsewhere(more = {}) {
  const { server, template } = inject("testServer");
  const name = `${template}_elsewhere_${made.length}`;
  await onServer(server, (sql) => sql.unsafe(`create database ${name} template template0`));
  made.push(name);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return environment(url, join(folder, name), more);
}

const tablesIn = async (url: string) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const rows = await sql`select from pg_class where relnamespace = 'public'::regnamespace`;
  await sql.end();
  return rows.length;
};

it("is the same, byte for byte, where it is restored, and somebody can go on with it there", async () => {
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const writing = Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      salon.json("POST", "/api/clients", { name: `Walk-in ${at}` }),
    ),
  );
  expect(await backUp(ofHere(), [first])).toMatch(/^\d+ rows of \d+ tables and 2 photo files/);
  expect((await writing).every(({ status }) => status === 201)).toBe(true);
  const place = await elsewhere();
  expect(await restore(place, [first])).toContain("are back in");
  await backUp(place, [second]);

  const [was, is] = [await readManifest(first, undefined), await readManifest(second, undefined)];
  expect({ ...is, madeAt: was.madeAt }).toEqual(was);
  expect(was.tables.find(({ name }) => name === "clients")?.rows).toBeGreaterThan(0);
  for (const { name } of was.tables)
    expect(await readFile(join(second, tableFile(name)))).toEqual(
      await readFile(join(first, tableFile(name))),
    );

  const there = await startApp({
    databaseUrl: place.DATABASE_URL ?? "",
    env: { DATA_DIR: place.dataDir },
    secret: AUTH_SECRET,
  });
  const found = await send(there, salon.cookie, client, {});
  expect(await found.json()).toMatchObject({ name: HER_NAME, notes: "tab\there, \\N and\na line" });
  const [old, now] = [await salon.request(photo), await send(there, salon.cookie, photo, {})];
  expect(now.status).toBe(200);
  expect(Buffer.from(await now.arrayBuffer())).toEqual(Buffer.from(await old.arrayBuffer()));
  const added = await send(there, salon.cookie, "/api/clients", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Somebody new" }),
  });
  expect(added.status).toBe(201);
  await there.close();
});

it("is readable by nobody without its passphrase, and says so", async () => {
  const dir = join(folder, "sealed");
  await backUp(ofHere({ BACKUP_PASSPHRASE: "violet on a wet towel" }), [dir]);
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile()))
    expect(await readFile(join(file.parentPath, file.name), "latin1")).not.toContain(HER_NAME);
  await expect(restore(await elsewhere(), [dir])).rejects.toThrow(/sealed: set BACKUP_PASSPHRASE/);
  const wrong = await elsewhere({ BACKUP_PASSPHRASE: "copper on a dry towel" });
  await expect(restore(wrong, [dir])).rejects.toThrow(/sealed by another passphrase/);
  const right = await elsewhere({
    BACKUP_PASSPHRASE: "violet on a wet towel",
    AUTH_SECRET: "another secret that nobody knows yet",
  });
  // an app has started there, and nobody has begun to work with it
  await migrate(right.DATABASE_URL ?? "");
  const begun = await startApp({ databaseUrl: right.DATABASE_URL ?? "" });
  await begun.close();
  expect(await restore(right, [dir])).toContain("AUTH_SECRET is another than the backup's");
});

it("that was altered brings nothing back, and a whole one does after it", async () => {
  const dir = join(folder, "altered");
  await backUp(ofHere(), [dir]);
  const file = join(dir, tableFile("clients"));
  await writeFile(file, (await readFile(file, "utf8")).replace(HER_NAME, "Ottilie Brandauen"));
  const place = await elsewhere();
  await expect(restore(place, [dir])).rejects.toThrow(
    "The backup is damaged: tables/clients.copy is not as it was written.",
  );
  const sql = postgres(place.DATABASE_URL ?? "", { max: 1 });
  expect([...(await sql`select from "user"`)]).toEqual([]);
  await sql.end();

  // one that is whole comes in there, also of a machine that has never run the app
  const [whole, stranger] = [join(folder, "whole"), join(folder, "stranger")];
  await backUp(environment(here.databaseUrl, stranger, { AUTH_SECRET: "" }), [whole]);
  await expect(readdir(stranger)).rejects.toThrow("ENOENT");
  expect(await restore(place, [whole])).toContain("does not tell by which AUTH_SECRET");
});

it("goes into no salon's database, and no folder that is there", async () => {
  const dir = join(folder, "third");
  await backUp(ofHere(), [dir]);
  await expect(restore(ofHere(), [dir])).rejects.toThrow(/There are salons in this database/);
  await expect(backUp(ofHere(), [dir])).rejects.toThrow(/something at .*third already/);
  await expect(restore(await elsewhere(), [join(folder, "none")])).rejects.toThrow(
    /There is no whole backup/,
  );
  await expect(backUp(ofHere(), [])).rejects.toThrow("Usage: npm run backup -- DIR");
});

it("keeps what signs where it lies in the data folder", async () => {
  const dir = join(folder, "fifth");
  const own = { AUTH_SECRET: "" };
  await writeFile(join(here.dataDir, "auth-secret"), AUTH_SECRET);
  await backUp(ofHere(own), [dir]);
  const place = await elsewhere(own);
  expect(await restore(place, [dir])).not.toContain("AUTH_SECRET");
  expect(await readFile(join(place.dataDir, "auth-secret"), "utf8")).toBe(AUTH_SECRET);
});

it("moves from one server to another, and back into the embedded database", async () => {
  const place = await elsewhere();
  const to = place.DATABASE_URL ?? "";
  const told = await move(ofHere(), [here.databaseUrl, to]);
  expect(told).toMatch(/^\d+ rows of \d+ tables and 0 photo files moved/);
  expect(told).toContain("An app is at work on the old server");
  const back = readEnv({ DATA_DIR: join(folder, "embedded"), AUTH_SECRET });
  expect(await move(back, [to, "embedded"])).not.toContain("at work");
  await backUp(place, [join(folder, "moved")]);
  await backUp(back, [join(folder, "back")]);
  const [was, is] = [
    await readManifest(join(folder, "moved"), undefined),
    await readManifest(join(folder, "back"), undefined),
  ];
  expect(is.tables).toEqual(was.tables);
  expect(await tablesIn(to)).toBeGreaterThan(50);
  await expect(move(back, ["embedded", "embedded"])).rejects.toThrow("Usage: npm run move");
});
