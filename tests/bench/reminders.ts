import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql, type TransactionSql } from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { fakeSmtp } from "#tests/fakes/smtp.ts";
import { fakeTwilio } from "#tests/fakes/twilio.ts";
import { openCaller } from "#tests/load.ts";
import { zoneAtNoon } from "#tests/noon.ts";
import { startServer } from "#tests/server-process.ts";
import type { Measured } from "./measured.ts";
import { p, reading, spread } from "./reading.ts";

const SALONS = Number(process.env["BENCH_SALONS"] ?? 10_000);
const STYLISTS = 3;
const VISITS_A_DAY = 20;
const MINUTE_MS = 60_000;
const IDLE_MS = 20_000;
const SLOT_MS = 30 * MINUTE_MS;
/** A visit is reminded of so long before, and the reminder is written up to ten minutes before that. */
const LEAD_MS = (48 * 60 + 10) * MINUTE_MS;
/** Every visit gets a mail, and those of the first stylist, whose clients have a number that agreed, a text too. */
const REMINDERS = SALONS * (STYLISTS + 1);

/**
 * 10,000 salons with three stylists and 20 visits each in a day (BENCH_SALONS: so many salons), all of them by one clock, so that 30,000
 * visits begin at the same moment. Measures how long the reminders of these take to be written, what that does to reading a calendar,
 * and what a round asks of the database where nothing is due and where this is.
 */
export async function benchReminders(): Promise<Measured[]> {
  const dir = await mkdtemp(join(tmpdir(), "undertone-bench-"));
  const [smtp, twilio] = [await fakeSmtp(), await fakeTwilio()];
  const embedded = await startEmbedded({
    dir: join(dir, "postgres"),
    log: () => {},
    settings: { shared_preload_libraries: "pg_stat_statements" },
  });
  const env = {
    DATA_DIR: dir,
    DATABASE_URL: embedded.url,
    AUTH_SECRET: "a secret of the bench alone, 32 and more",
    AI_PROVIDER: "builtin",
  };
  const zone = zoneAtNoon();
  // signed up before mail is set up: no address is to be confirmed
  const first = await startServer(env);
  const { cookie } = await openCaller(() => first.url, zone);
  await first.stop();
  const outside = { SMTP_URL: smtp.url, MAIL_FROM: "hello@undertone.example", ...twilio.env };
  const server = await startServer({ ...env, ...outside });
  const sql = await openSuper(dir, embedded.port);
  try {
    const furnishing = performance.now();
    await furnish(sql, zone);
    console.log(`furnished within ${Math.round((performance.now() - furnishing) / 1000)} s`);
    const url = `${server.url}/api/appointments`;

    const reset = () => sql`select pg_stat_statements_reset()`;
    await afterRound();
    await reset();
    await afterRound();
    const atRest = await asked(sql);
    await reset();
    const before = reading(url, cookie);
    await pause(IDLE_MS);
    const idle = await before.stop();
    const perRead = total(await asked(sql)).calls / idle.length;

    // the next round but one finds them
    await sql.begin((tx) => visitsAt(tx, Date.now() + LEAD_MS + 1.5 * MINUTE_MS));
    await reset();
    const during = reading(url, cookie);
    let [began, written] = [0, 0];
    while (written < REMINDERS) {
      written = await remindersWritten(sql);
      began ||= written > 0 ? performance.now() : 0;
      await pause(200);
    }
    const took = performance.now() - began;
    const busy = await during.stop();
    const due = await asked(sql);
    console.log({
      salons: SALONS,
      reminders: REMINDERS,
      seconds: Math.round(took / 1000),
      idle: spread(idle),
      during: spread(busy),
      errors: server.errors.length,
      atRest: total(atRest),
      statementsASalon: (total(due).calls - perRead * busy.length) / SALONS,
    });
    if (process.env["SHOW_FIGURES"]) await tellCostliest(sql, due);
    return [
      { what: `${REMINDERS} reminders written`, measured: took, bar: 600_000, unit: "ms" },
      { what: "statements of a round at rest", measured: total(atRest).calls, bar: 40, unit: "" },
      {
        what: "p99 of reads meanwhile",
        measured: p(busy, 0.99),
        bar: 3 * p(idle, 0.99),
        unit: "ms",
      },
    ];
  } finally {
    await sql.end();
    await server.stop();
    await Promise.all([smtp.close(), twilio.close()]);
    await embedded.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** A connection of the superuser of an embedded database, who may read what was asked of it. */
async function openSuper(dir: string, port: number): Promise<Sql> {
  const text = await readFile(join(dir, "postgres/cluster/undertone.json"), "utf8");
  const { superuser } = JSON.parse(text) as { superuser: string };
  const sql = postgres(`postgres://postgres:${superuser}@127.0.0.1:${port}/undertone`, {
    max: 1,
    onnotice: () => {},
  });
  await sql`create extension pg_stat_statements`;
  return sql;
}

type Asked = { calls: number; ms: number; rows: number; text: string };

/** What the app has asked since the last reset, but for its reads, the jobs' own looks and the ends of transactions: the costliest first. */
const asked = (sql: Sql): Promise<Asked[]> => sql<Asked[]>`
  select calls::int, round(total_exec_time)::int as ms, rows::int, query as text
  from pg_stat_statements join pg_roles on pg_roles.oid = userid
  where rolname <> 'postgres' and query !~* '^(begin|commit|set|rollback|listen|notify|select set_config)|pgboss|pg_locks|pg_catalog|pg_advisory|relname|from session s'
  order by total_exec_time desc`;

/** The ten that took the database longest, with their plans as the app's role has them. */
async function tellCostliest(sql: Sql, all: readonly Asked[]): Promise<void> {
  await sql.begin(async (tx) => {
    const [salon] = await tx<[{ id: string }]>`select id from salons where name like 'Salon %'`;
    await tx`select set_config('role', 'undertone_app', true), set_config('app.salon_id', ${salon.id}, true)`;
    for (const { text, ...figures } of all.slice(0, 10)) {
      const plan = await tx
        .savepoint((here) => here.unsafe(`explain (generic_plan, costs off) ${text}`).simple())
        .catch((error: unknown) => [{ "QUERY PLAN": String(error) }]);
      console.log(figures, text, plan.map((line) => line["QUERY PLAN"]).join("\n"));
    }
  });
}

const total = (all: readonly Asked[]) => ({
  calls: all.reduce((sum, { calls }) => sum + calls, 0),
  ms: all.reduce((sum, { ms }) => sum + ms, 0),
});

async function remindersWritten(sql: Sql): Promise<number> {
  const [row] = await sql<{ many: number }[]>`
    select count(*)::int as many from outbox where kind = 'reminder'`;
  return row?.many ?? 0;
}

/** Waits until a round that the clock began is over. */
async function afterRound(): Promise<void> {
  await pause(MINUTE_MS - (Date.now() % MINUTE_MS) + 20_000);
}

/** Salons by one clock with a day of visits, which leaves an hour free around the time that is reminded of from now on. */
async function furnish(sql: Sql, zone: string): Promise<void> {
  const first = Date.now() + LEAD_MS - (VISITS_A_DAY / 2) * SLOT_MS;
  await sql.begin(async (tx) => {
    await tx`
      insert into salons (id, name, time_zone) select gen_random_uuid(), 'Salon ' || at, ${zone} from generate_series(1, ${SALONS}::int) at`;
    await tx`
      insert into stylists (id, salon_id, name, email, role, account_status)
      select gen_random_uuid(), id, 'Stylist ' || at, at || '@x.example', (case at when 1 then 'owner' else 'stylist' end)::salon_role, 'verified'
      from salons, generate_series(1, ${STYLISTS}::int) at where salons.name like 'Salon %'`;
    await tx`
      insert into sms_consents (id, salon_id, phone, granted, method, wording, created_at)
      select gen_random_uuid(), id, '+491515500001', true, 'staff', 'Yes, please text me.', now() from salons where name like 'Salon %'`;
    for (let at = 0; at < VISITS_A_DAY; at += 1)
      await visitsAt(tx, first + at * SLOT_MS + (at < VISITS_A_DAY / 2 ? 0 : 2 * SLOT_MS));
  });
  await sql`vacuum analyze`;
}

async function visitsAt(tx: TransactionSql, at: number): Promise<void> {
  const [startsAt, endsAt] = [new Date(at), new Date(at + SLOT_MS)];
  await tx`
    with held as (
      insert into occupancies (id, salon_id, stylist_id, kind, starts_at, ends_at, busy, created_at)
      select gen_random_uuid(), salon_id, id, 'appointment', ${startsAt}, ${endsAt}, tstzmultirange(tstzrange(${startsAt}, ${endsAt})), '2026-01-01'
      from stylists where name like 'Stylist %' returning id, salon_id, stylist_id)
    insert into appointments (id, salon_id, stylist_id, client_name, client_email, client_phone, service_type, starts_at, ends_at,
      segments, status, source, occupancy_id, created_at, updated_at)
    select gen_random_uuid(), held.salon_id, stylist_id, 'Ada Lindqvist', held.id || '@x.example',
      case name when 'Stylist 1' then '+491515500001' end, 'Balayage', ${startsAt}, ${endsAt},
      '[{"kind": "apply", "minutes": 30}]'::text::jsonb, 'confirmed', 'page', held.id, '2026-01-01', '2026-01-01'
    from held join stylists on stylists.id = stylist_id`;
}
