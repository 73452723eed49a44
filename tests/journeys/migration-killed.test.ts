import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { cookieOf, joaquin, maren, type Person } from "#tests/fixtures.ts";
import { startServer, type ServerProcess } from "#tests/server-process.ts";
import type { Migration } from "#tools/migration/schema.ts";

const ROWS = 12_000;

const home = mkdtempSync(join(tmpdir(), "undertone-migration-"));
let database: TestDatabase;
let app: ServerProcess;

const start = () =>
  startServer({ DATA_DIR: home, DATABASE_URL: database.url, AI_PROVIDER: "builtin" });

beforeAll(async () => {
  database = await testDatabase();
  app = await start();
}, 180_000);
afterAll(async () => {
  await app.stop();
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

/** A salon on pro with its requests; both salons of this test are in one zone, so that rows are read alike. */
async function open({ name, email, password }: Person) {
  const asked = async (path: string, init: RequestInit = {}, cookie = "") => {
    const headers = new Headers(init.headers);
    headers.set("origin", app.url);
    if (cookie) headers.set("cookie", cookie);
    return fetch(`${app.url}/api/${path}`, { ...init, headers });
  };
  const json = { "content-type": "application/json" };
  const signUp = { method: "POST", headers: json, body: JSON.stringify({ name, email, password }) };
  const cookie = cookieOf(await asked("auth/sign-up/email", signUp));
  const send = (path: string, init: RequestInit = {}) => asked(path, init, cookie);
  await send("subscription/upgrade", {
    method: "PUT",
    headers: json,
    body: JSON.stringify({ tier: "pro" }),
  });
  const [stylist] = (await (await send("stylists")).json()) as { id: string }[];
  return {
    look: async (id: string) => (await (await send(`migration/${id}`)).json()) as Migration,
    begin: async (): Promise<string> => {
      const form = new FormData();
      form.set("stylistId", stylist?.id ?? "");
      form.set("platform", "other");
      form.append("file", new File([clients()], "clients.csv"));
      form.append("file", new File([visits()], "visits.csv"));
      const received = await send("migration/files", { method: "POST", body: form });
      const { id } = (await received.json()) as Migration;
      const run = await send(`migration/${id}/run`, { method: "POST" });
      if (run.status !== 200) throw new Error(await run.text());
      return id;
    },
  };
}

/** Some bad, and every tenth a person who was there before. */
const clients = () =>
  [
    "Client ID,Name,Email,Phone",
    ...Array.from({ length: ROWS }, (_, at) => {
      const who = at % 10 === 9 ? at - 5 : at;
      const email = at % 20 === 3 ? "nowhere" : `c${who}@x.example`;
      return `k${at},First${who} Last${who},${email},${at % 10 === 9 ? `03${1_000_000 + who}` : ""}`;
    }),
  ].join("\n");

/** Past ones, and coming ones of which every third meets the one before. */
const visits = () =>
  [
    "Client ID,Service,Start,Duration,Status",
    ...Array.from({ length: 2000 }, (_, at) =>
      `k${at},Cut,2024-01-01T00:${at % 60}:00Z,30,Completed`
        .replace("T00:", `T${String(at % 24).padStart(2, "0")}:`)
        .replace(/:(\d):/, ":0$1:"),
    ),
    ...Array.from(
      { length: 60 },
      (_, at) =>
        `k${at},Cut,${new Date(Date.UTC(2091, 0, 1, 8) + (at - (at % 3 === 2 ? 1 : 0)) * 3_600_000).toISOString()},60,Booked`,
    ),
  ].join("\n");

async function completed(look: () => Promise<Migration>) {
  await expect.poll(async () => (await look()).status, { timeout: 120_000 }).toBe("completed");
  return look();
}

/** What a salon's records are, but for ids and instants of writing. */
async function recordsOf(email: string) {
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    const [owner] = await sql<
      { salonId: string }[]
    >`select salon_id as "salonId" from stylists where email = ${email}`;
    const salonId = owner?.salonId ?? "";
    return {
      clients:
        await sql`select name, email, email_key, phone, phone_key, version from clients where salon_id = ${salonId} order by name, email`,
      visits:
        await sql`select a.client_name, c.email, a.starts_at, a.ends_at, a.status, a.service_type from appointments a
        left join clients c on c.id = a.client_id where a.salon_id = ${salonId} order by a.starts_at, a.client_name`,
      taken:
        await sql`select starts_at, ends_at from occupancies where salon_id = ${salonId} order by starts_at`,
      rows: await sql`select ordinal, kind, row, source_id, outcome, problem, entity_id is null as nothing from migration_rows
        where salon_id = ${salonId} order by ordinal`,
    };
  } finally {
    await sql.end();
  }
}

it("goes on where a killed process was, to what an undisturbed one brings", async () => {
  const whole = await open(maren);
  const undisturbed = await whole.begin();
  expect(await completed(() => whole.look(undisturbed))).toMatchObject({ resumed: 0 });

  const cut = await open(joaquin);
  const id = await cut.begin();
  const far = (when: (found: Migration) => boolean) =>
    expect
      .poll(async () => when(await cut.look(id)), { timeout: 120_000, interval: 10 })
      .toBe(true);
  await far(({ rows }) => rows > 0);
  await app.kill();
  app = await start();
  await far(({ done }) => done > 0);
  expect((await cut.look(id)).status).toBe("in_progress");
  await app.kill();
  app = await start();
  const gone = await completed(() => cut.look(id));

  const before = await whole.look(undisturbed);
  expect(gone.resumed).toBeGreaterThan(0);
  const { itemsImported, alreadyThere, skipped, rows, done } = before;
  expect(gone).toMatchObject({ itemsImported, alreadyThere, skipped, rows, done });
  expect(itemsImported.clients).toBeGreaterThan(ROWS * 0.9);
  expect(itemsImported.appointments).toBeGreaterThan(1500);
  expect(skipped).toBe(rows - itemsImported.clients - itemsImported.appointments);
  expect(await recordsOf(joaquin.email)).toEqual(await recordsOf(maren.email));
}, 600_000);
