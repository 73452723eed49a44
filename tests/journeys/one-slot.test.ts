import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCrowd } from "#tests/crowd.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";

const CLIENTS = 120;
const ROUNDS = 2;

let database: TestDatabase;
let crowd: Awaited<ReturnType<typeof openCrowd>>;

beforeAll(async () => {
  database = await testDatabase();
  crowd = await openCrowd({ processes: 3, databaseUrl: database.url });
}, 120_000);
afterAll(async () => {
  await crowd.close();
  await database.drop();
});

test("of many who want one time at once, over several processes, one gets it and the others are told", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { statuses } = await crowd.rush(CLIENTS);
    expect(crowd.servers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(statuses).toEqual({ 201: 1, 409: CLIENTS - 1 });
  }
  const booked = await crowd.salon.appointments();
  expect(booked).toHaveLength(ROUNDS);
  const times = booked.map((each) => `${each.appointmentDate} ${each.appointmentTime}`);
  expect(new Set(times).size).toBe(ROUNDS);
  // a convoy of deadlocks would break one victim a second
  expect(await deadlocks()).toBe(0);
}, 120_000);

async function deadlocks(): Promise<unknown> {
  const sql = postgres(database.url, { max: 1 });
  try {
    const [counted] =
      await sql`select deadlocks::int from pg_stat_database where datname = current_database()`;
    return counted?.["deadlocks"];
  } finally {
    await sql.end();
  }
}
