import type { Sql } from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { cutWay } from "#tests/cut-way.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { soon } from "#tests/soon.ts";
import { openPool } from "./client.ts";
import { openSignals } from "./signals.ts";

/* What the driver does when a connection ends under it. patches/ mends postgres.js; these fail without. */

let database: TestDatabase;
let direct: Sql;
let way: Awaited<ReturnType<typeof cutWay>>;
let pool: Sql;

beforeAll(async () => {
  database = await testDatabase();
  direct = openPool(database.url, { max: 1 });
  await direct`create table if not exists kept (word text)`;
});
beforeEach(async () => {
  way = await cutWay(database.url);
  pool = openPool(way.url, { max: 1 });
});
afterEach(async () => {
  await pool.end({ timeout: 0 });
  await way.close();
});
afterAll(async () => {
  await direct.end();
  await database.drop();
});

/** Waits until the pool has a connection again. */
const back = () => soon(async () => expect(await pool`select 1 as one`).toHaveLength(1));

it("does not throw out of nowhere where a transaction goes on as its connection ends", async () => {
  const thrown: unknown[] = [];
  const heard = (error: unknown) => thrown.push(error);
  process.on("uncaughtException", heard);
  const later: PromiseSettledResult<unknown>[] = [];
  await expect(
    pool.begin(async (tx) => {
      await tx`select 1`;
      await way.cut();
      for (let turn = 0; turn < 20; turn += 1) {
        later.push(...(await Promise.allSettled([tx`select 2`, tx`select 3`])));
        await new Promise(setImmediate);
      }
    }),
  ).rejects.toMatchObject({ code: expect.stringMatching(/ECONNRESET|CONNECTION_CLOSED/) });
  await way.mend();
  await back();
  process.off("uncaughtException", heard);
  expect(thrown).toEqual([]);
  expect(later.filter(({ status }) => status === "fulfilled")).toEqual([]);
});

it("writes nothing of a transaction by the connection that came after its own", async () => {
  const ended = Promise.withResolvers<void>();
  const reconnected = Promise.withResolvers<void>();
  const stray = Promise.withResolvers<string>();
  const work = pool.begin(async (tx) => {
    await tx`insert into kept values ('before')`;
    ended.resolve();
    await reconnected.promise;
    const [{ status }] = await Promise.allSettled([tx`insert into kept values ('after')`]);
    stray.resolve(status);
  });
  const failed = expect(work).rejects.toThrow();
  await ended.promise;
  await way.cut();
  await way.mend();
  await failed;
  await back();
  reconnected.resolve();
  expect(await stray.promise).toBe("rejected");
  await back();
  expect(await direct`select word from kept`).toEqual([]);
});

it("answers what is asked of a connection that breaks at this very moment", async () => {
  await pool`select 1`;
  const first = pool`select pg_sleep(20)`.execute();
  // at once, before the driver hears that the connection is closed
  const second = first.then(
    () => "the first came",
    () => pool`select 1 as one`.then(String, ({ code }: { code: string }) => code),
  );
  await soon(async () =>
    expect(
      await direct`select 1 from pg_stat_activity where query like 'select pg_sleep(20)%'`,
    ).toHaveLength(1),
  );
  await way.cut();
  const nothing = new Promise((done) => setTimeout(done, 5_000, "nothing"));
  expect(await Promise.race([second, nothing])).toBe("CONNECTION_CLOSED");
});

it("answers what was waiting for its turn on a reserved connection", async () => {
  const reserved = await pool.reserve();
  const asked = Array.from({ length: 300 }, () => reserved`select pg_sleep(0.05)`);
  const settled = Promise.allSettled(asked.map((query) => query.execute()));
  await way.cut();
  const answers = await settled;
  expect(answers.filter(({ status }) => status === "fulfilled").length).toBeLessThan(300);
  await way.mend();
  await back();
});

it("hears notifications again after the server was away for longer than one try", async () => {
  const signals = await openSignals(way.url, ["undertone_test"]);
  const heard: string[] = [];
  signals.on("undertone_test", (payload) => heard.push(payload));
  await direct`select pg_notify('undertone_test', 'first')`;
  await soon(() => expect(heard).toEqual(["first"]));
  await way.cut();
  await expect(pool`select 1`).rejects.toThrow();
  await expect(pool`select 1`).rejects.toThrow();
  await way.mend();
  await soon(async () => {
    await direct`select pg_notify('undertone_test', 'again')`;
    expect(heard).toContain("again");
  });
  await signals.close();
});

it("ends a copy whose last words come behind what is not read yet", async () => {
  // so that one of them parts what the server sends last from the rows
  const rests = Array.from({ length: 48 }, (_, at) => at);
  const copied = await Promise.all(
    rests.map(async (rest) => {
      const rows = await pool
        .unsafe(`copy (select repeat('x', 8000 + ${rest}) from generate_series(1, 40)) to stdout`)
        .readable();
      let bytes = 0;
      for await (const row of rows) {
        await new Promise(setImmediate);
        bytes += row.length;
      }
      return bytes;
    }),
  );
  expect(copied).toEqual(rests.map((rest) => 40 * (8001 + rest)));
});

it("lives through a connection that ends while it learns what types there are", async () => {
  let cuts = 0;
  const young = await cutWay(database.url, () => (sent) => {
    if (cuts > 0 || !sent.includes("pg_catalog.pg_type")) return;
    cuts += 1;
    void young.cut().then(() => young.mend());
  });
  const learning = openPool(young.url, { max: 1 });
  await soon(async () => expect(await learning`select 1 as one`).toHaveLength(1));
  expect(cuts).toBe(1);
  await learning.end({ timeout: 0 });
  await young.close();
});
