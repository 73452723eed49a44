import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { startServer } from "#tests/server-process.ts";
import { ReportName } from "#tools/reports/schema.ts";
import { median, type Measured } from "./measured.ts";

const VISITS = 20_000;
const CLIENTS = 2_000;
const BOWLS = 10_000;
const DAYS = 730;
const ROUNDS = 7;
const BAR_MS = 500;

/** Two years of a salon in one report: 20,000 visits of 2,000 clients and 10,000 bowls. With BENCH_DATABASE_URL over a PostgreSQL server, else over the embedded one. */
export async function benchReports(): Promise<Measured[]> {
  const dir = await mkdtemp(join(tmpdir(), "undertone-bench-"));
  const given = process.env["BENCH_DATABASE_URL"];
  const embedded = given
    ? undefined
    : await startEmbedded({ dir: join(dir, "postgres"), log: () => {} });
  const databaseUrl = given ?? embedded?.url ?? "";
  await migrate(databaseUrl);
  const server = await startServer({
    DATA_DIR: dir,
    DATABASE_URL: databaseUrl,
    AI_PROVIDER: "builtin",
  });
  try {
    const cookie = await signUp(server.url);
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    await furnish(sql);
    await sql.end();
    const from = new Date(Date.now() - (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
    const measured: Measured[] = [];
    for (const name of ReportName.options) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const began = performance.now();
        const response = await fetch(`${server.url}/api/reports/${name}?from=${from}`, {
          headers: { cookie },
        });
        const answer = await response.text();
        if (!response.ok) throw new Error(answer);
        times.push(performance.now() - began);
      }
      const what = `report of ${name}, ${VISITS} visits in two years`;
      measured.push({ what, measured: median(times), bar: BAR_MS, unit: "ms" });
    }
    return measured;
  } finally {
    await server.stop();
    await embedded?.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function signUp(url: string): Promise<string> {
  const post = (path: string, method: string, body: object, cookie = "") =>
    fetch(`${url}${path}`, {
      method,
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify(body),
    });
  const { name, email, password } = maren;
  const joined = await post("/api/auth/sign-up/email", "POST", { name, email, password });
  const cookie = cookieOf(joined);
  await post("/api/subscription/upgrade", "PUT", { tier: "complete" }, cookie);
  return cookie;
}

/** Spread evenly over two years and all clients, by arithmetic: the same in every run. */
async function furnish(sql: Sql): Promise<void> {
  await sql`
    insert into clients (id, salon_id, name, name_key, source, created_at, updated_at)
    select gen_random_uuid(), salons.id, 'Client ' || n, 'client ' || n, 'staff', now(), now()
    from salons, generate_series(1, ${CLIENTS}::int) n`;
  await sql`
    insert into appointments (id, salon_id, stylist_id, client_id, client_name, service_type, starts_at, ends_at, segments, price,
      status, cancelled_by, source, created_at, updated_at)
    select gen_random_uuid(), salon_id, stylist, client, 'Somebody', 'Service ' || n % 30, at, at + interval '90 minutes', '[]',
      5000 + n % 20000, (case when n % 9 = 0 then 'cancelled' else 'completed' end)::appointment_status,
      (case when n % 9 = 0 then 'client' end)::cancelled_by, 'staff', at - (n % 60) * interval '1 day', at
    from (
      select n, stylists.salon_id, stylists.id as stylist,
        now() - (n * ${DAYS}::float8 / ${VISITS}) * interval '1 day' - (n % 10) * interval '1 hour' as at,
        (array(select id from clients order by id))[1 + (n * 7919) % ${CLIENTS}] as client
      from stylists, generate_series(1, ${VISITS}::int) n
    ) visit`;
  await sql`
    insert into items (id, salon_id, name, category, unit, unit_size, stock, low_stock_threshold, created_at)
    select gen_random_uuid(), salons.id, 'Shade ' || n, 'color', 'tube', 600, 0, 1, now()
    from salons, generate_series(1, 100) n`;
  await sql`
    with bowls as (
      insert into mixed_bowls (id, salon_id, stylist_id, name, grams, left_grams, drawn, cost, created_at)
      select gen_random_uuid(), stylists.salon_id, stylists.id, 'Roots', 60 + n % 40, n % 12,
        '[{"name":"Not kept","code":null,"grams":20,"itemId":null,"why":"not_stocked"}]', 300 + n % 500,
        now() - (n * ${DAYS}::float8 / ${BOWLS}) * interval '1 day'
      from stylists, generate_series(1, ${BOWLS}::int) n returning *
    )
    insert into stock_movements (id, salon_id, item_id, stylist_id, kind, amount, after, bowl_id, created_at)
    select gen_random_uuid(), bowls.salon_id, item.id, bowls.stylist_id, 'use', -400, 0, bowls.id, bowls.created_at
    from bowls, lateral (select id from items where bowls.id is not null order by md5(items.id::text || bowls.id::text) limit 1) item`;
  await sql`analyze`;
}
