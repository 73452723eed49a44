import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { startApp } from "#tests/app.ts";
import { openSalon, putOnTier } from "#tests/fixtures.ts";
import { dropDatabase } from "#tests/drop-database.ts";
import "#tests/global-database.ts";

let admin: Sql;
const made: string[] = [];

beforeAll(() => {
  admin = postgres(inject("testServer").server, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  for (const name of made) await dropDatabase(admin, name);
  await admin.end();
});

async function emptyDatabase(): Promise<string> {
  const { server, template } = inject("testServer");
  const name = `${template}_empty_${made.length}`;
  await admin.unsafe(`create database ${name} template template0`);
  made.push(name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function shapeOf(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const columns = await sql`select table_name, column_name, data_type, is_nullable
      from information_schema.columns where table_schema = 'public' order by 1, 2`;
    const policies = await sql`select tablename, policyname, roles, qual, with_check
      from pg_policies order by 1, 2`;
    const [{ applied } = { applied: 0 }] = await sql<{ applied: number }[]>`
      select count(*)::int as applied from drizzle.__drizzle_migrations`;
    return { columns: [...columns], policies: [...policies], applied };
  } finally {
    await sql.end();
  }
}

test("four migrators at once on an empty database leave what one would", async () => {
  const [together, alone] = [await emptyDatabase(), await emptyDatabase()];
  await Promise.all(Array.from({ length: 4 }, () => migrate(together)));
  await migrate(alone);
  const shape = await shapeOf(together);
  expect(shape.columns.length).toBeGreaterThan(100);
  expect(shape.policies.length).toBeGreaterThan(20);
  expect(shape).toEqual(await shapeOf(alone));
});

test("migrating again changes nothing and keeps the data", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const sql = postgres(url, { max: 1 });
  await sql`insert into salons (id, name, time_zone) values (${crypto.randomUUID()}, 'Falk', 'Europe/Berlin')`;
  const before = await shapeOf(url);
  await migrate(url);
  expect(await shapeOf(url)).toEqual(before);
  expect(await sql`select name from salons`).toEqual([{ name: "Falk" }]);
  await sql.end();
});

test("an instance that joins others waits for nobody's work, and nobody for it", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const sql = postgres(url, { max: 1 });
  await sql.begin(async (atWork) => {
    await atWork`lock table salons, appointments in row exclusive mode`;
    await migrate(url);
  });
  await sql.end();
});

test.each([
  ["a policy", "drop policy own_salon on clients"],
  ["row security", "alter table clients disable row level security"],
  ["a grant", "revoke all on clients from undertone_app"],
])("%s that is missing stands again after the next start", async (_, breaks) => {
  const url = await emptyDatabase();
  await migrate(url);
  const sql = postgres(url, { max: 1 });
  const walls = () => sql`
    select relrowsecurity, relforcerowsecurity,
      has_table_privilege('undertone_app', c.oid, 'select, insert, update, delete') as granted,
      (select count(*)::int from pg_policy where polrelid = c.oid) as policies
    from pg_class c where relname = 'clients'`;
  const [before] = await walls();
  await sql.unsafe(breaks);
  expect((await walls())[0]).not.toEqual(before);
  await migrate(url);
  expect((await walls())[0]).toEqual(before);
  await sql.end();
});

test("walls are stated again under load without a request that fails", async () => {
  const here = await startApp();
  const salon = await openSalon(here);
  await putOnTier(salon, "complete");
  const kept = await salon.json("POST", "/api/clients", { name: "Ida Brandt" });
  const client = `/api/clients/${((await kept.json()) as { id: string }).id}`;
  const other = postgres(here.databaseUrl, { max: 2, onnotice: () => {} });
  const statuses = new Map<number, number>();
  const ended = new AbortController();
  const hands = Array.from({ length: 6 }, async (_, at) => {
    for (let time = 0; !ended.signal.aborted; time += 1) {
      const { status } =
        time % 2 === 0
          ? await salon.request("/api/clients?limit=20")
          : await salon.json("PATCH", client, { notes: `${at} ${time}` });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  // somebody reads one of the last tables for as long as three tries
  const long = other.begin(async (tx) => {
    await tx`lock table timers in access share mode`;
    await pause(1_800);
  });
  for (let times = 0; times < 3; times += 1) {
    await other`comment on schema drizzle is 'of another version'`;
    await migrate(here.databaseUrl);
  }
  ended.abort();
  await Promise.all([...hands, long]);
  await other.end();
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(50);
  await here.close();
});

test("a database of a newer version is refused with one clear line and left alone", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const sql = postgres(url, { max: 1 });
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)`;
  await sql.end();
  const before = await shapeOf(url);
  const refusal: unknown = await migrate(url).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Error);
  expect((refusal as Error).message).toMatch(
    /^This database was migrated by a newer version of Undertone\.[^\n]*$/,
  );
  expect(await shapeOf(url)).toEqual(before);
});
