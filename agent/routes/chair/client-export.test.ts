import postgres from "postgres";
import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { chatModel, furnishSalon, vera, type FullSalon } from "#tests/salons/full-salon.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";
import { jsonOf, openZip, textOf } from "#tests/zip-file.ts";

let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let reception: Colleague;
let full: FullSalon;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  here = await startApp({ model: chatModel() });
  [maren, neighbour] = [await openSalon(here), await openSalon(here, joaquin)];
  full = await furnishSalon(maren);
  await maren.json("PATCH", `/api/clients/${full.clientId}`, {
    version: 2,
    notes: "<script>alert('hair')</script>",
  });
  reception = await joinTeam(here, maren, {
    name: "Rosa Lind",
    email: "rosa@lind.example",
    role: "reception",
  });
  files = await download(full.clientId);
}, 60_000);

async function download(id: string) {
  const answer = await maren.request(`/api/clients/${id}/export`);
  expect(answer.status).toBe(200);
  return openZip(new Uint8Array(await answer.arrayBuffer()));
}

it("holds what is kept about them: record, visits, formulas, tests, messages, payments and photos", () => {
  const rows = jsonOf(files.get("client.json")) as Record<string, Record<string, unknown>[]>;
  const counts = Object.fromEntries(
    Object.entries(rows).map(([name, some]) => [name, some.length]),
  );
  expect(counts).toMatchObject({
    // the record that was folded into it is theirs too
    clients: 2,
    appointments: 1,
    consultations: 1,
    client_tests: 1,
    client_photos: 1,
    payments: 1,
    sms_messages: expect.any(Number),
  });
  expect(counts["formulas"]).toBeGreaterThan(0);
  expect(counts["outbox"]).toBeGreaterThan(0);
  expect([...files.keys()]).toContain(`photos/${full.photoId}.jpg`);
  expect(counts["photos"]).toBe(
    [...files.keys()].filter((name) => name.startsWith("photos/")).length,
  );
});

it("holds nobody else", async () => {
  const all = [...files]
    .filter(([name]) => !name.startsWith("photos/"))
    .map(([, bytes]) => textOf(bytes));
  for (const text of all) {
    expect(text).not.toMatch(/Olga|olga@brandt/);
    expect(text).not.toContain(full.otherId);
    expect(text).not.toContain("storage_key");
    expect(text).not.toMatch(/\/(manage|pay|offer)\/[\w-]{20,}/);
  }
  const others = await download(full.otherId);
  expect(textOf(others.get("client.json"))).not.toMatch(/Vera|quist/i);
  expect([...others.keys()].filter((name) => name.startsWith("photos/"))).toEqual([]);
});

it("is a page to read, in which names are words and never markup", () => {
  const page = textOf(files.get("index.html"));
  expect(page).toContain(`<h1>${vera.name} at Maren Falk&#39;s salon</h1>`);
  expect(page).toContain("Nickel");
  expect(page).toMatch(/Jan 10, 2090, 10:00\sAM/);
  expect(page).not.toContain("<script");
  expect(page).toContain("default-src 'none'");
});

it("is for the owner or a manager, of their own salon, and written down without a name", async () => {
  const path = `/api/clients/${full.clientId}/export`;
  expect((await reception.request(path)).status).toBe(403);
  expect((await neighbour.request(path)).status).toBe(404);
  expect((await maren.request(`/api/clients/${crypto.randomUUID()}/export`)).status).toBe(404);
  expect((await here.app.request(path)).status).toBe(401);
  const sql = postgres(here.databaseUrl, { max: 1 });
  const log = await sql<{ words: string; subject: string }[]>`select words, subject_id as subject
    from audit_log where action = 'client.exported' order by created_at`;
  await sql.end();
  expect(log[0]).toEqual({
    words: "took out what is kept about a client",
    subject: full.clientId,
  });
});

it("an erased client is nowhere any more: not in tags, bowls or the words beside a movement", async () => {
  const erased = await maren.request(`/api/clients/${full.clientId}`, { method: "DELETE" });
  expect(erased.status).toBe(200);
  const sql = postgres(here.databaseUrl, { max: 1 });
  for (const table of ["social_posts", "stock_movements", "mixed_bowls", "clients", "outbox"]) {
    const [left] = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::int as rows from ${table} t where t::text ~* 'vera.?quist'`,
    );
    expect([table, left?.rows]).toEqual([table, 0]);
  }
  const [post] = await sql`select hashtags from social_posts`;
  expect(post).toEqual({ hashtags: ["copper"] });
  await expect(
    sql.begin(async (tx) => {
      await tx`set local role undertone_app`;
      await tx`update stock_movements set amount = 0`;
    }),
  ).rejects.toThrow(/permission denied/);
  await sql.end();
  expect((await maren.request(`/api/clients/${full.clientId}/export`)).status).toBe(404);
});
