import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { openPool } from "./client.ts";
import { withSalon } from "./tenant.ts";

const SALON = "0199e6a0-0000-7000-8000-00000000000c";
const OTHER = "0199e6a0-0000-7000-8000-00000000000d";

let database: TestDatabase;
/** One connection each, so that it is known what it has prepared. */
let direct: Sql;
let pooled: Sql;

beforeAll(async () => {
  database = await testDatabase();
  direct = openPool(database.url, { max: 1 });
  pooled = openPool(database.url, { max: 1, pooled: true });
});
afterAll(async () => {
  await direct.end();
  await pooled.end();
  await database.drop();
});

/** Asks the same five times, as a salon, and tells what it was answered. */
async function ask(pool: Sql, salonId: string) {
  const db = withSalon(pool, salonId);
  const answers = [];
  for (let time = 0; time < 5; time += 1)
    answers.push(
      ...(await db.execute(
        sql`select current_setting('app.salon_id') as salon, current_user as role, ${time}::int as time`,
      )),
    );
  return answers;
}
const preparedBy = async (pool: Sql) =>
  (await pool.unsafe("select from pg_prepared_statements where statement like '%as salon%'"))
    .length;

it("prepares what is asked often, and never behind a pooler, which would lose it", async () => {
  const expected = (salon: string) =>
    Array.from({ length: 5 }, (_, time) => ({ salon, role: "undertone_app", time }));
  for (const pool of [direct, pooled])
    for (const salon of [SALON, OTHER, SALON])
      expect(await ask(pool, salon)).toEqual(expected(salon));
  expect([await preparedBy(direct), await preparedBy(pooled)]).toEqual([1, 0]);
});

it("answers what is asked beside a statement that cannot be sent", async () => {
  await ask(direct, SALON);
  const db = withSalon(direct, SALON);
  const answers = await Promise.allSettled(
    [1, undefined, 2].map((value) => db.execute(sql`select ${sql.param(value)}::int as value`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const failing = db.transaction(async (tx) => {
    await Promise.all(
      [1, undefined, 2].map((value) => tx.execute(sql`select ${sql.param(value)}::int as value`)),
    );
  });
  await expect(failing).rejects.toThrow();
  expect(await ask(direct, OTHER)).toHaveLength(5);
});

it("takes nothing for a salon that is no id", () => {
  expect(() =>
    withSalon(direct, "x', true), set_config('role', 'undertone_system', true)"),
  ).toThrow("That is no id of a salon.");
});
