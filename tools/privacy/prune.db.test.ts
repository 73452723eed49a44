import { readFileSync } from "node:fs";
import { getTableName } from "drizzle-orm";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { workOff } from "#tests/jobs.ts";
import { plantRow } from "#tests/salons/plant-row.ts";
import { PRUNED } from "./prune.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = new Date("2026-11-27T10:00:00Z");

/** From which column on the time of a table's rows counts, and for how long they are kept. */
const KEPT: Record<string, { since: string; keptFor: number; given?: Record<string, unknown> }> = {
  session: { since: "expires_at", keptFor: 0 },
  verification: { since: "expires_at", keptFor: 0 },
  rate_limit: { since: "started_at", keptFor: DAY },
  idempotency_keys: { since: "created_at", keptFor: DAY },
  occupancies: {
    since: "expires_at",
    keptFor: DAY,
    given: { kind: "hold", starts_at: NOW, ends_at: new Date(NOW.getTime() + DAY) },
  },
  act_requests: { since: "expires_at", keptFor: DAY },
  appointment_links: { since: "expires_at", keptFor: 0 },
  roadmap_shares: { since: "expires_at", keptFor: 0 },
  chat_shares: { since: "expires_at", keptFor: 0 },
  sms_receipts: { since: "received_at", keptFor: 30 * DAY },
  stripe_events: { since: "received_at", keptFor: 60 * DAY },
};

let app: TestApp;
let owner: Sql;

beforeAll(async () => {
  app = await startApp({ now: () => NOW });
  owner = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  const names = PRUNED.map(({ table }) => getTableName(table));
  const keys = await owner<{ table: string; name: string }[]>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any(${[...names, "chat_runs"]})`;
  // rows are planted by themselves, without what they hang on
  for (const { table, name } of keys)
    await owner`alter table ${owner(table)} drop constraint ${owner(name)}`;
});
afterAll(() => owner.end());

const pruned = async () => {
  await app.boss.send("prune", {});
  expect(await workOff(app, { queues: ["prune"] })).toBe(1);
};

test.each(Object.entries(KEPT))("%s goes once its time is over", async (table, rule) => {
  const { since, keptFor, given } = rule;
  const over = NOW.getTime() - keptFor;
  const plant = (at: number) =>
    owner.begin((tx) => plantRow(tx, table, { ...given, [since]: new Date(at) }));
  await plant(over - MINUTE);
  await plant(over + MINUTE);
  await pruned();
  const left = await owner`select ${owner(since)} as at from ${owner(table)}`;
  expect(left.map(({ at }) => at as Date)).toEqual([new Date(over + MINUTE)]);
});

test("the stream of a reply goes ten minutes after its end, and none that is being written", async () => {
  const ended = { old: 11, lately: 9, never: null };
  for (const [data, minutes] of Object.entries(ended)) {
    const id = crypto.randomUUID();
    const endedAt = minutes === null ? null : new Date(NOW.getTime() - minutes * MINUTE);
    const status = endedAt ? "done" : "running";
    await owner.begin(async (tx) => {
      await plantRow(tx, "chat_runs", { id, status, ended_at: endedAt });
      for (const seq of [1, 2]) await plantRow(tx, "chat_chunks", { run_id: id, seq, data });
    });
  }
  await pruned();
  const left = await owner`select distinct data from chat_chunks order by data`;
  expect(left.map(({ data }) => data as string)).toEqual(["lately", "never"]);
});

test("all of many go, however many there are", async () => {
  await owner`insert into session (id, token, user_id, expires_at)
    select 'many ' || n, 'many ' || n, 'somebody', ${new Date(NOW.getTime() - DAY)}
    from generate_series(1, 2500) n`;
  await pruned();
  const left = await owner`select from session where user_id = 'somebody'`;
  expect(left).toHaveLength(0);
});

test("every table that is pruned is tried here, and told of with its time in docs/operations.md", () => {
  const names = PRUNED.map(({ table }) => getTableName(table));
  expect(names.toSorted()).toEqual([...Object.keys(KEPT), "chat_chunks"].toSorted());
  const doc = readFileSync("docs/operations.md", "utf8");
  for (const { table, keptFor, why } of PRUNED)
    expect(doc).toMatch(
      new RegExp(`\\| \`${getTableName(table)}\` +\\| ${timeOf(keptFor)} .*\\| ${why} +\\|`),
    );
});

const timeOf = (ms: number) =>
  ms === 0
    ? "none"
    : ms < DAY
      ? `${ms / MINUTE} minutes`
      : `${ms / DAY} ${ms === DAY ? "day" : "days"}`;
