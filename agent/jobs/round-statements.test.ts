import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { isWork, startHeard } from "#tests/statements.ts";
import { goRound } from "./round.ts";

/* A round costs by what is due, not by how many salons there are, and a salon's reminders are written together. */

const HOUR_MS = 3_600_000;
let now = new Date("2026-11-23T15:00:00Z");
let here: Awaited<ReturnType<typeof startHeard>>;
let app: TestApp;
let sql: postgres.Sql;

beforeAll(async () => {
  here = await startHeard({ now: () => now, mail: { delivers: true, send: async () => {} } });
  ({ app } = here);
  sql = postgres(here.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await here.close();
});

/** What the round of a minute asks, and how many reminders it writes. */
async function round() {
  const before = await written();
  here.heard.length = 0;
  await goRound(app.services);
  const work = here.heard.filter(isWork);
  return { statements: work.length, reminders: (await written()) - before, text: work.join("\n") };
}

const written = async () =>
  Number((await sql`select count(*) from outbox where kind = 'reminder'`)[0]?.["count"]);

/** Visits one after the other that are to be reminded of in nine minutes. */
async function visits({ actor: { salonId, stylistId } }: Salon, many: number) {
  const first = new Date(now.getTime() + 48 * HOUR_MS + 9 * 60_000);
  await sql`
    with held as (
      insert into occupancies (id, salon_id, stylist_id, kind, starts_at, ends_at, busy, created_at)
      select gen_random_uuid(), ${salonId}, ${stylistId}, 'appointment', starts_at, starts_at + interval '1 s',
        tstzmultirange(tstzrange(starts_at, starts_at + interval '1 s')), '2026-01-01'
      from (select ${first}::timestamptz + at * interval '1 s' as starts_at from generate_series(1, ${many}::int) at) times
      returning id, starts_at, ends_at)
    insert into appointments (id, salon_id, stylist_id, client_name, client_email, service_type, starts_at, ends_at,
      segments, status, source, occupancy_id, created_at, updated_at)
    select gen_random_uuid(), ${salonId}, ${stylistId}, 'Ada Lindqvist', id || '@x.example', 'Balayage', starts_at, ends_at,
      '[{"kind": "apply", "minutes": 60}]'::text::jsonb, 'confirmed', 'page', id, '2026-01-01', '2026-01-01' from held`;
}

const aDayLater = () => {
  now = new Date(now.getTime() + 24 * HOUR_MS);
};

test("twenty visits of a salon are reminded of by as many statements as two", async () => {
  const salon = await openSalon(app, { timeZone: "Europe/London" });
  await round();
  await visits(salon, 2);
  const two = await round();
  expect(two.reminders).toBe(2);
  aDayLater();
  await round();
  await visits(salon, 20);
  const twenty = await round();
  expect(twenty.reminders).toBe(20);
  expect(twenty.statements, twenty.text).toBe(two.statements);
});

test("where nothing is due a round asks as much among forty salons as among one", async () => {
  aDayLater();
  await round();
  const one = await round();
  await sql`
    insert into salons (id, name, time_zone)
    select gen_random_uuid(), 'Salon ' || at, 'Europe/London' from generate_series(1, 39) at`;
  const forty = await round();
  expect(forty.statements, forty.text).toBe(one.statements);
  expect(one.statements).toBeLessThan(40);
});
