import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cutWay } from "#tests/cut-way.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { openPool, type Db } from "./client.ts";
import { asOfNow, withSalon } from "./tenant.ts";
import { transact, transactOnce } from "./transaction.ts";

const SALON = "0199e6a0-0000-7000-8000-00000000000c";

let database: TestDatabase;
let owner: Sql;
/** One connection: whatever a transaction leaves behind is met by the next. */
let pool: Sql;
let db: Db;

beforeAll(async () => {
  database = await testDatabase();
  owner = openPool(database.url, { max: 1 });
  await owner`create table words (word text unique deferrable initially deferred)`;
  await owner`grant all on words to undertone_app`;
  pool = openPool(database.url, { max: 1 });
  db = withSalon(pool, SALON);
});
beforeEach(() => owner`truncate words`);
afterAll(async () => {
  await pool.end();
  await owner.end();
  await database.drop();
});

const write = (tx: Db, word: string) => tx.execute(sql`insert into words values (${word})`);
const fail = (tx: Db) => tx.execute(sql`select 1 / 0`);
const kept = async () => (await owner`select word from words order by word`).map((row) => row.word);

it("undoes all of a transaction in which something failed, also where that was caught", async () => {
  const work = db.transaction(async (tx) => {
    await write(tx, "before");
    await fail(tx).catch(() => undefined);
  });
  await expect(work).rejects.toMatchObject({ code: "22012" });
  await write(db, "after");
  expect(await kept()).toEqual(["after"]);
});

it("keeps what stands around a savepoint that failed", async () => {
  await db.transaction(async (tx) => {
    await write(tx, "before");
    await tx.transaction(fail).catch(() => undefined);
    await write(tx, "after");
  });
  expect(await kept()).toEqual(["after", "before"]);
});

it("says that a commit was refused, of one statement and of several", async () => {
  await write(db, "once");
  await expect(write(db, "once")).rejects.toMatchObject({ cause: { code: "23505" } });
  const twice = db.transaction((tx) => write(tx, "once"));
  await expect(twice).rejects.toMatchObject({ code: "23505" });
  expect(await kept()).toEqual(["once"]);
});

it("hands on nothing that was answered although its opening failed", async () => {
  // as a connection does that was told to stop before it had begun
  const opening = "select 1 / 0";
  const once = transactOnce(pool, opening, async (tx) => [...(await tx.unsafe("select 1"))]);
  await expect(once).rejects.toMatchObject({ code: "22012" });
  const several = transact(pool, opening, async (tx) => [...(await tx.unsafe("select 1"))]);
  await expect(several).rejects.toMatchObject({ code: "22012" });
});

it("sends nothing more once it is over, whoever still holds its handle", async () => {
  let left: Db | undefined;
  await db.transaction(async (tx) => {
    left = tx;
    await write(tx, "within");
  });
  await expect(write(left as Db, "too late")).rejects.toThrow();
  expect(await kept()).toEqual(["within"]);
});

it("lets a pool end when what it has begun is done", async () => {
  const short = openPool(database.url, { max: 2 });
  const own = withSalon(short, SALON);
  const read = await asOfNow(own, (tx) => tx.execute(sql`select 1 as one`));
  const written = write(own, "last");
  await short.end();
  await written;
  expect([...read]).toEqual([{ one: 1 }]);
  expect(await kept()).toEqual(["last"]);
});

it("fails where the connection breaks, and not for those after it", async () => {
  const way = await cutWay(database.url);
  const broken = openPool(way.url, { max: 1 });
  const own = withSalon(broken, SALON);
  await write(own, "before");
  const cut = own.transaction(async (tx) => {
    await write(tx, "within");
    await way.cut();
    await write(tx, "after");
  });
  await expect(cut).rejects.toThrow();
  await way.mend();
  await expect
    .poll(() =>
      write(own, "mended")
        .then(() => true)
        .catch(() => false),
    )
    .toBe(true);
  expect(await kept()).toEqual(["before", "mended"]);
  await broken.end();
  await way.close();
});
