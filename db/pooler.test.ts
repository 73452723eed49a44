import { spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { openSalon, send } from "#tests/fixtures.ts";
import { freePort } from "#tests/server-process.ts";
import { soon } from "#tests/soon.ts";

/** Where Debian's package puts it; npm brings none. */
const PROGRAM = "/usr/sbin/pgbouncer";
const MISSING = !existsSync(PROGRAM);
/** The user and group of that name, as Debian numbers them. */
const NOBODY = 65_534;
const PROCESSES = 16;

let database: TestDatabase;
let pooler: ChildProcess | undefined;
let apps: TestApp[] = [];
let url = "";
const folder = mkdtempSync(join(tmpdir(), "undertone-pooler-"));

beforeAll(async () => {
  if (MISSING) return;
  database = await testDatabase();
  const { username, password, hostname, port, pathname } = new URL(database.url);
  const listens = await freePort();
  const name = pathname.slice(1);
  writeFileSync(join(folder, "users"), `"${username}" "${password}"\n`);
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listens}
auth_type = plain
auth_file = ${join(folder, "users")}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 2000
unix_socket_dir =
`,
  );
  // it refuses to run as root
  const isRoot = process.getuid?.() === 0;
  for (const path of isRoot ? [folder, join(folder, "users"), join(folder, "pgbouncer.ini")] : [])
    chownSync(path, NOBODY, NOBODY);
  const asNobody = isRoot ? ["-u", "nobody"] : [];
  pooler = spawn(PROGRAM, [...asNobody, join(folder, "pgbouncer.ini")], { stdio: "ignore" });
  url = Object.assign(new URL(database.url), { port: String(listens) }).href;
  await soon(async () => {
    const sql = postgres(url, { max: 1, prepare: false, connect_timeout: 2 });
    await sql`select 1`.finally(() => sql.end());
  });
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  if (pooler) {
    const ended = once(pooler, "exit");
    pooler.kill("SIGINT");
    await ended;
  }
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

it("carries sixteen processes behind PgBouncer in transaction mode on few connections", async ({
  skip,
}) => {
  if (MISSING) skip("PgBouncer is not installed here");
  apps = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      startApp({ databaseUrl: url, directUrl: database.url }),
    ),
  );
  const salon = await openSalon(apps[0] as TestApp);
  const begin = (app: TestApp, label: string) =>
    send(app, salon.cookie, "/api/timers", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ label, minutes: 5 }),
    });
  const made = await Promise.all(
    apps.map(async (app, at) => [
      await begin(app, `Bowl ${at}`),
      await begin(app, `Bowl ${at}, second half`),
    ]),
  );
  expect(new Set(made.flat().map(({ status }) => status))).toEqual(new Set([201]));
  const [limits] = await salon
    .ctx()
    .db.execute<{ statement: string; lock: string }>(
      "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
    );
  expect(limits).toEqual({ statement: "20s", lock: "8s" });
  const direct = postgres(database.url, { max: 1 });
  const [held] = await direct<{ connections: number }[]>`
    select count(*)::int as connections from pg_stat_activity where datname = current_database()`;
  await direct.end();
  expect(held?.connections).toBeLessThanOrEqual(60);
});
