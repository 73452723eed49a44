import { readdir } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goRound } from "#agent/jobs/round.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { storePhotos } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";
import type { Retention, RetentionPreview } from "#tools/exports/schema.ts";

const DAY = 86_400_000;
const start = Date.parse("2026-11-02T09:00:00Z");
const NOTHING: Retention = { messages: null, chats: null, photos: null, clients: null };
let later = 0;
let here: TestApp;
let maren: Salon;
let manager: Colleague;
let sql: postgres.Sql;
/** Clients by how they stand. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  here = await startApp({ now: () => new Date(start + later) });
  maren = await openSalon(here);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  manager = await joinTeam(here, maren, {
    name: "Rosa Lind",
    email: "rosa@lind.example",
    role: "manager",
  });
  sql = postgres(here.databaseUrl, { max: 1 });
  for (const name of ["Old Anna", "Coming Berta", "Owing Clara", "Lately Dora", "Folded Emma"])
    ids[name] = await client(maren, name);
  await book("Coming Berta", "2028-03-01");
  const owed = await book("Owing Clara", "2026-11-09");
  await sql`insert into payments (id, salon_id, purpose, status, amount, currency, appointment_id, client_id, created_at, updated_at)
    values (gen_random_uuid(), ${maren.actor.salonId}, 'deposit', 'open', 4000, 'USD', ${owed}, ${ids["Owing Clara"] ?? ""}, now(), now())`;
  await maren.json("POST", "/api/clients/merge", {
    keepId: ids["Old Anna"],
    otherId: ids["Folded Emma"],
  });
  const [photoId = ""] = await storePhotos(maren, await hairPhoto({ level: 5 }));
  await maren.json("POST", `/api/clients/${ids["Old Anna"]}/photos`, { photoId, moment: "before" });
  await maren.json("POST", "/api/sms/conversations", { phone: "+4930901820", body: "Old words" });
}, 60_000);
afterAll(() => sql.end());

async function client(salon: Salon, name: string): Promise<string> {
  const answer = await salon.json("POST", "/api/clients", { name });
  return ((await answer.json()) as { id: string }).id;
}
async function book(name: string, appointmentDate: string): Promise<string> {
  const answer = await maren.json("POST", "/api/appointments/for-client", {
    stylistId: maren.actor.stylistId,
    clientId: ids[name],
    clientName: name,
    appointmentDate,
    appointmentTime: "10:00",
    outsideHours: true,
  });
  const made = (await answer.json()) as { id: string; error?: string };
  if (answer.status !== 201) throw new Error(made.error);
  return made.id;
}
const get = async <T>(path: string) => (await (await maren.request(path)).json()) as T;
const set = (by: Pick<Salon, "json">, months: Partial<Retention>) =>
  by.json("PUT", "/api/salon/retention", { ...NOTHING, ...months });
const names = async () =>
  (await get<{ name: string }[]>("/api/clients")).map(({ name }) => name).sort();
const pictures = async () =>
  (await readdir(join(here.dataDir, "files"), { recursive: true })).filter((name) =>
    name.endsWith(".jpg"),
  );

it("keeps everything until the owner says otherwise, which a manager may see and not change", async () => {
  expect(await get("/api/salon/retention")).toEqual(NOTHING);
  expect((await manager.request("/api/salon/retention")).status).toBe(200);
  expect((await set(manager, { clients: 1 })).status).toBe(403);
  const wrong = await set(maren, { clients: 0 });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ issues: [{ path: "clients" }] });
});

it("says beforehand what would go, and nobody goes who is coming, owes, or was here lately", async () => {
  later = 400 * DAY;
  await book("Lately Dora", "2027-12-08");
  later = 410 * DAY;
  const preview = await get<RetentionPreview>(
    "/api/salon/retention/preview?clients=12&messages=12&photos=12&chats=12",
  );
  expect(preview).toMatchObject({ clients: 1, photos: 1, messages: expect.any(Number) });
  expect(preview.messages).toBeGreaterThan(0);
  expect(await get("/api/salon/retention/preview?clients=24")).toMatchObject({
    clients: 0,
    messages: 0,
  });
  expect(await names()).toHaveLength(4);
});

it("lets photos go with their files, and erases clients, once a day", async () => {
  expect(await pictures()).toHaveLength(2);
  await set(maren, { photos: 12, messages: 12 });
  await goRound(here.services);
  expect(await pictures()).toEqual([]);
  expect(await names()).toContain("Old Anna");
  expect(await get("/api/sms/conversations")).toEqual([]);
  await set(maren, { clients: 12 });
  await goRound(here.services);
  expect(await names()).toEqual(["Coming Berta", "Lately Dora", "Owing Clara"]);
  const [left] =
    await sql`select count(*)::int as rows from clients t where t::text ilike '%anna%' or t::text ilike '%emma%'`;
  expect(left).toEqual({ rows: 0 });
  const log = await sql<{ words: string; via: string }[]>`
    select words, via from audit_log where action = 'retention.applied' order by created_at, id`;
  expect(log.map(({ via }) => via)).toEqual(["system", "system"]);
  expect(log[0]?.words).toMatch(/messages, 1 clients' photos$/);
  expect(log[1]?.words).toMatch(/ 1 clients$/);
  // what is due tomorrow goes tomorrow, and not with every round of today
  await sql`update clients set created_at = '2020-01-01' where id = ${ids["Owing Clara"] ?? ""}`;
  await sql`update payments set status = 'paid'`;
  await goRound(here.services);
  expect(await names()).toContain("Owing Clara");
  later += DAY;
  await goRound(here.services);
  expect(await names()).not.toContain("Owing Clara");
});

it("touches no other salon", async () => {
  const neighbour = await openSalon(here, joaquin);
  await neighbour.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  await client(neighbour, "Old Otto");
  later += 900 * DAY;
  await goRound(here.services);
  const theirs = (await (await neighbour.request("/api/clients")).json()) as object[];
  expect(theirs).toHaveLength(1);
});
