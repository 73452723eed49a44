import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { openPool } from "./client.ts";
import { openJobs, type JobQueue } from "./job-queue.ts";
import { withSalon } from "./tenant.ts";

const SALON = "0199e6a0-0000-7000-8000-00000000000a";
const job = { salonId: SALON, id: "0199e6a0-0000-7000-8000-00000000000b" };

let database: TestDatabase;
let owner: Sql;
let pool: Sql;
let jobs: JobQueue;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase();
  owner = postgres(database.url, { max: 1, onnotice: () => {} });
  pool = openPool(database.url, { max: 2 });
  jobs = await openJobs(database.url, { works: true, failed: (error) => errors.push(error) });
});
afterAll(async () => {
  await jobs.stop();
  await Promise.all([owner.end(), pool.end()]);
  await database.drop();
});

const waiting = () => jobs.boss.fetch("message", { batchSize: 50 });

test("a salon's work adds jobs within its own transaction", async () => {
  const db = withSalon(pool, SALON);
  await jobs.add(db, "message", [job]);
  const undone = db.transaction(async (tx) => {
    await jobs.add(tx, "message", [job, job]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const found = await waiting();
  expect(found.map(({ data }) => data)).toEqual([job]);
  await jobs.boss.complete("message", found[0]?.id ?? "", { said: 'with "marks"' });
});

test("a job that failed comes back, with what it knew", async () => {
  await jobs.add(withSalon(pool, SALON), "message", [job]);
  const [first] = await waiting();
  await jobs.boss.fail("message", first?.id ?? "", { message: "not now" });
  expect(await waiting()).toEqual([]);
  const [again] = await jobs.boss.fetch("message", { ignoreStartAfter: true });
  expect(again).toMatchObject({ id: first?.id, data: job });
  await jobs.boss.complete("message", again?.id ?? "");
});

test("the clock of the rounds and the upkeep run over our connections without a complaint", async () => {
  await jobs.boss.schedule("round", "* * * * *");
  expect(await jobs.boss.getSchedules("round")).toMatchObject([{ name: "round" }]);
  await jobs.boss.supervise();
  const written = await owner`select data, cron from pgboss.schedule`;
  expect(written).toMatchObject([{ cron: "* * * * *" }]);
  expect(errors).toEqual([]);
});

test("a salon's work reads no job and changes none", async () => {
  for (const statement of [
    "select data from pgboss.job",
    "update pgboss.job set state = 'cancelled'",
    "delete from pgboss.job",
    "select * from pgboss.schedule",
  ]) {
    const tried = pool.begin(async (tx) => {
      await tx`select set_config('role', 'undertone_app', true)`;
      await tx.unsafe(statement);
    });
    await expect(tried).rejects.toMatchObject({ code: "42501" });
  }
});
