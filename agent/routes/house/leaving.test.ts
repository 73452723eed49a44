import { readdir } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goRound } from "#agent/jobs/round.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, send, type Salon } from "#tests/fixtures.ts";
import { chatModel, furnishSalon, vera } from "#tests/salons/full-salon.ts";
import { strike } from "#tests/round.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";
import { verified } from "#tests/exporting.ts";
import { askDeletion } from "#tools/exports/leaving.ts";
import type { Deletion } from "#tools/exports/schema.ts";

const DAY = 86_400_000;
const start = Date.parse("2026-11-02T09:00:00Z");
let later = 0;
let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let manager: Colleague;
let sql: postgres.Sql;

beforeAll(async () => {
  here = await startApp({ model: chatModel(), now: () => new Date(start + later) });
  [maren, neighbour] = [await openSalon(here), await openSalon(here, joaquin)];
  sql = postgres(here.databaseUrl, { max: 1 });
  await furnishSalon(maren);
  await furnishSalon(neighbour);
  manager = await joinTeam(here, maren, {
    name: "Rosa Lind",
    email: "rosa@lind.example",
    role: "manager",
  });
  await verified(here, maren);
}, 120_000);
afterAll(() => sql.end());

const ask = (by: Pick<Salon, "json">, password: string) =>
  by.json("POST", "/api/salon/deletion", { password });
const standing = async (by: Pick<Salon, "request">) =>
  (await (await by.request("/api/salon/deletion")).json()) as Deletion | null;
const keep = (by: Pick<Salon, "request">) =>
  by.request("/api/salon/deletion", { method: "DELETE" });
const mails = async () =>
  sql<{ subject: string; recipient: string }[]>`select subject, recipient from outbox
    where salon_id = ${maren.actor.salonId} and subject like '%deleted%' order by created_at`;
const slots = () =>
  here.app.request(
    `/api/availability?stylistId=${maren.actor.stylistId}&from=2026-11-10&to=2026-11-12&durationMinutes=60`,
  );

describe("the wish to go", () => {
  it("is the owner's alone, with the password", async () => {
    expect((await ask(manager, "a teal and amber 9")).status).toBe(403);
    expect((await ask(maren, "wrong one")).status).toBe(400);
    expect(await standing(maren)).toBeNull();
    expect((await slots()).status).toBe(200);
  });

  it("is told to the owner, shown to the team, and has thirty days", async () => {
    const asked = await ask(maren, maren.password);
    expect(asked.status).toBe(201);
    const said = {
      askedAt: "2026-11-02T09:00:00.000Z",
      askedBy: maren.name,
      dueAt: "2026-12-02T09:00:00.000Z",
    };
    expect(await asked.json()).toEqual(said);
    expect(await standing(manager)).toEqual(said);
    expect(await mails()).toEqual([
      { subject: "Maren Falk's salon will be deleted on December 2, 2026", recipient: maren.email },
    ]);
  });

  it("asked again, does not begin anew", async () => {
    later = 5 * DAY;
    expect(await (await ask(maren, maren.password)).json()).toMatchObject({
      dueAt: "2026-12-02T09:00:00.000Z",
    });
    expect(await mails()).toHaveLength(1);
  });

  it("ends bookings, and the public page says so", async () => {
    const refused = await slots();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: "This salon is not taking bookings." });
    const slug = await sql<{ slug: string }[]>`
      select booking_slug as slug from stylists where salon_id = ${maren.actor.salonId} and booking_slug is not null limit 1`;
    const page = await here.app.request(`/book/${slug[0]?.slug}`);
    expect(page.status).toBe(409);
    expect(await page.text()).toContain("This salon is not taking bookings.");
  });

  it("leaves reminders and offers unsent", async () => {
    // a visit in two days, whose reminder comes due
    const visit = await maren.json("POST", "/api/appointments/for-client", {
      stylistId: maren.actor.stylistId,
      clientName: "Olga Brandt",
      clientEmail: "olga@brandt.example",
      appointmentDate: "2026-11-09",
      appointmentTime: "18:00",
      outsideHours: true,
    });
    expect(visit.status).toBe(201);
    later = 5 * DAY + 9 * 3_600_000;
    await strike(here);
    const [sent] = await sql`select count(*)::int as reminders from outbox
      where salon_id = ${maren.actor.salonId} and kind in ('reminder', 'waitlist_offer')`;
    expect(sent).toEqual({ reminders: 0 });
  });

  it("is called back by the owner, and everything is as before", async () => {
    expect((await keep(manager)).status).toBe(403);
    expect((await keep(maren)).status).toBe(204);
    expect((await keep(maren)).status).toBe(404);
    expect(await standing(manager)).toBeNull();
    expect((await slots()).status).toBe(200);
    later += 60_000;
    await strike(here);
    const [sent] = await sql`select count(*)::int as reminders from outbox
      where salon_id = ${maren.actor.salonId} and kind = 'reminder'`;
    expect(sent).not.toEqual({ reminders: 0 });
    const log = await sql`select action from audit_log
      where salon_id = ${maren.actor.salonId} and action::text like 'deletion.%' order by created_at`;
    expect(log.map(({ action }) => action as string)).toEqual([
      "deletion.asked",
      "deletion.cancelled",
    ]);
  });
});

describe("the end", () => {
  it("is announced three days before, once", async () => {
    later = 10 * DAY;
    await ask(maren, maren.password);
    later = 36 * DAY;
    await goRound(here.services);
    expect(await mails()).toHaveLength(2);
    later = 37 * DAY + 1000;
    await goRound(here.services);
    await goRound(here.services);
    expect((await mails()).at(-1)).toMatchObject({
      subject: "Maren Falk's salon is about to be deleted: December 12, 2026",
    });
    expect(await mails()).toHaveLength(3);
  });

  it("does not come a minute early", async () => {
    later = 40 * DAY - 60_000;
    await goRound(here.services);
    expect((await maren.request("/api/clients")).status).toBe(200);
  });

  it("cut off halfway goes on, and leaves nothing: no row, no file, no job, nobody's sign-in", async () => {
    const { salonId } = maren.actor;
    const people = await sql<{ id: string }[]>`
      select user_id as id from stylists where salon_id = ${salonId} and user_id is not null`;
    expect(people).toHaveLength(2);
    const before = await holding(neighbour.actor.salonId);
    later = 40 * DAY + 60_000;
    expect((await keep(maren)).status).toBe(404);
    // the storage fails, once the people are gone
    const { photos } = here.services;
    const broken = {
      ...here.services,
      photos: { ...photos, deleteAll: () => Promise.reject(new Error("no storage")) },
    };
    await goRound(broken);
    expect((await holding(salonId)).length).toBeGreaterThan(10);
    expect((await maren.request("/api/clients")).status).toBe(401);
    await goRound(here.services);
    await goRound(here.services);
    expect(await holding(salonId)).toEqual([]);
    for (const { id } of people) expect(await holding(id)).toEqual([]);
    expect(await holding(maren.actor.stylistId)).toEqual([]);
    const kept = await readdir(join(here.dataDir, "files", "salon"));
    expect(kept).toEqual([neighbour.actor.salonId]);
    // the neighbour has everything still
    const rows = (all: [string, number][]) => all.filter(([table]) => table.startsWith("public."));
    expect(rows(await holding(neighbour.actor.salonId))).toEqual(rows(before));
    const again = await send(here, "", "/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: maren.email, password: maren.password }),
    });
    expect(again.status).toBe(401);
  });

  it("frees the address: somebody may sign up with it and find an empty salon", async () => {
    const anew = await openSalon(here);
    await anew.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
    const found = (await (await anew.request(`/api/clients?search=${vera.name}`)).json()) as [];
    expect(found).toEqual([]);
    // whose clock is over is gone, whoever asked: it did not take this one along
    await askDeletion(anew.ctx());
    later += 29 * DAY;
    await goRound(here.services);
    expect((await anew.request("/api/clients")).status).toBe(200);
  });
});

/** Every table that holds this word anywhere, with how many rows do. */
async function holding(word: string): Promise<[table: string, rows: number][]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`;
  const found: [string, number][] = [];
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::int as rows from ${name} t where position($1 in t::text) > 0`,
      [word],
    );
    if (row && row.rows > 0) found.push([name, row.rows]);
  }
  return found;
}
