import { readdirSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contextFor } from "#agent/context.ts";
import { auditOf } from "#tests/audit.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf } from "#tests/chat.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import { clientFor } from "#tools/clients/client-for.ts";
import type { ClientEvent } from "#tools/history/schema.ts";
import { requirePatchTest } from "#tools/clients/patch-gate.ts";
import type {
  Client,
  ClientDuplicate,
  ClientPhoto,
  ClientRow,
  ClientTest,
  ErasedClient,
  MergedClients,
} from "#tools/clients/schema.ts";
import type { Actor } from "#tools/core/context.ts";

let app: TestApp;
let sql: Sql;
let salon: Salon;
const START = new Date("2026-11-21T10:00:00Z");
let present = START;

beforeAll(async () => {
  app = await startApp({ now: () => present });
  sql = postgres(app.databaseUrl, { max: 2, onnotice: () => {} });
  salon = await openSalon(app);
  await tier("complete");
  shared = await newPhotos();
});
beforeEach(async () => {
  present = START;
  await as("owner");
});
afterAll(() => sql.end());

const tier = (to: string) => sql`update subscriptions set tier = ${to}`;
const as = (role: Actor["role"]) =>
  sql`update stylists set role = ${role} where id = ${salon.actor.stylistId}`;
const later = (hours: number) => {
  present = new Date(present.getTime() + hours * 3_600_000);
};
const ctx = () => ({ ...salon.ctx(), salonId: salon.actor.salonId });
/** What the answers hold that tests look at. */
type Body = Client &
  ClientTest &
  ClientPhoto &
  MergedClients &
  ErasedClient & { error: string; code: string; issues: { path: string }[] };
const answer = async (sent: Promise<Response>) => {
  const response = await sent;
  return { status: response.status, body: (await response.json()) as Body };
};
const post = (path: string, body: object) => answer(salon.json("POST", path, body));
const patch = (path: string, body: object) => answer(salon.json("PATCH", path, body));
const get = async (path: string): Promise<unknown> => (await salon.request(path)).json();
const add = async (given: object) => (await post("/api/clients", given)).body;
const one = async (id: string) => (await get(`/api/clients/${id}`)) as Client;
const history = async (id: string) => (await get(`/api/clients/${id}/history`)) as ClientEvent[];
const named = async (search: string) =>
  ((await get(`/api/clients?search=${encodeURIComponent(search)}`)) as ClientRow[]).map(
    ({ name }) => name,
  );
const newPhotos = async () =>
  storePhotos(salon, await hairPhoto({ level: 5 }), await hairPhoto({ level: 7 }));
let shared: string[];
const consulted = (more: object, photos = shared) =>
  consultStored(salon, {
    ...newWords,
    currentPhotos: [photos[0]],
    targetPhoto: photos[1],
    ...more,
  });

describe("a record", () => {
  test("is kept as it was told, found again, and changed by what is said alone", async () => {
    const made = await post("/api/clients", {
      name: " Ána Reyes ",
      email: "Ana@Reyes.example",
      phone: "0151 234 567 89",
      birthDate: "1990-05-01",
      allergies: "PPD",
      mustKnow: "Faints",
      notes: "",
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: "Ána Reyes",
        email: "Ana@Reyes.example",
        allergies: "PPD",
        notes: null,
        hasAllergies: true,
        hidden: [],
        patchTest: { state: "missing" },
        visits: 0,
        version: 1,
        source: "staff",
      },
    });
    const { id } = made.body;
    const changed = await patch(`/api/clients/${id}`, { notes: "Likes tea", version: 1 });
    expect(changed).toMatchObject({
      status: 200,
      body: { notes: "Likes tea", allergies: "PPD", version: 2 },
    });
    expect(await patch(`/api/clients/${id}`, { notes: "Stale", version: 1 })).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    expect(await one(id)).toEqual(changed.body);
  });

  test.each([
    [{ name: "" }, "name"],
    [{ name: "A", email: "nowhere" }, "email"],
    [{ name: "A", birthDate: "2026-02-30" }, "birthDate"],
    [{ name: "A", birthDate: "2030-01-01" }, "birthDate"],
    [{ name: "A", salonId: "x" }, ""],
  ])("%j is refused by the field %j", async (given, path) => {
    const { status, body } = await post("/api/clients", given);
    expect([status, body.issues[0]?.path]).toEqual([400, path]);
  });

  test("shows the reception the contact and that there is something, and takes none of it from them", async () => {
    const { id } = await add({ name: "Rosa Vidal", phone: "0151 000 11122", allergies: "PPD" });
    await post(`/api/clients/${id}/tests`, {
      kind: "patch",
      result: "failed",
      note: "red, itching",
    });
    await as("reception");
    const seen = await one(id);
    expect(seen).toMatchObject({
      phone: "0151 000 11122",
      allergies: null,
      notes: null,
      mustKnow: null,
      hasAllergies: true,
      hidden: ["allergies"],
      patchTest: { state: "failed" },
      tests: [{ note: "" }],
    });
    expect((await patch(`/api/clients/${id}`, { allergies: null })).status).toBe(403);
    expect((await patch(`/api/clients/${id}`, { email: "rosa@vidal.example" })).status).toBe(200);
    await as("stylist");
    const other = await add({ name: "Rosa Vidal" });
    const merge = { keepId: id, otherId: other.id };
    expect((await post("/api/clients/merge", merge)).status).toBe(403);
    expect((await salon.request(`/api/clients/${id}`, { method: "DELETE" })).status).toBe(403);
    await as("owner");
    expect(await one(id)).toMatchObject({ allergies: "PPD", email: "rosa@vidal.example" });
  });

  test("needs the plan that has the client database, and a session", async () => {
    await tier("essential");
    const refused = await answer(salon.request("/api/clients"));
    await tier("complete");
    expect(refused).toMatchObject({
      status: 402,
      body: { code: "tier_required", requiredTier: "pro" },
    });
    expect((await app.app.request("/api/clients")).status).toBe(401);
  });
});

describe("the list", () => {
  beforeAll(async () => {
    await add({
      name: "Zoë Müller-Groß",
      email: "zoe.m@post.example",
      phone: "+49 (0)170 555 66 77",
    });
    await add({ name: "Zoe Miller", phone: "(212) 555-0100" });
  });

  test.each([
    ["zoe", ["Zoe Miller", "Zoë Müller-Groß"]],
    ["MULLER zo", ["Zoë Müller-Groß"]],
    ["gross zoë", ["Zoë Müller-Groß"]],
    ["zoe.m@", ["Zoë Müller-Groß"]],
    ["0170 555", ["Zoë Müller-Groß"]],
    ["0170/5556677", ["Zoë Müller-Groß"]],
    ["+49 170 5556677", ["Zoë Müller-Groß"]],
    ["0049 170 555", ["Zoë Müller-Groß"]],
    ["zoe 555-0100", ["Zoe Miller"]],
    ["555-0100", ["Zoe Miller"]],
    ["miller 170", []],
    ["100%", []],
    ["_oe", []],
  ])("finds %j", async (search, expected) => {
    expect(await named(search)).toEqual(expected);
  });

  test("comes by pages, newest first, and says how many there are", async () => {
    const first = await salon.request("/api/clients?search=zoe&limit=1");
    expect(first.headers.get("x-total-count")).toBe("2");
    const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect(await first.json()).toMatchObject([{ name: "Zoe Miller" }]);
    expect(await get(next)).toMatchObject([{ name: "Zoë Müller-Groß" }]);
  });

  test("comes by who was here last, page by page, whoever is booked", async () => {
    const [long, short, coming] = await Promise.all(
      ["Long", "Short", "Coming"].map((name) => add({ name: `Hedda ${name}` })),
    );
    for (const [of, at] of [
      [long, "2026-06-01T10:00:00Z"],
      [short, "2026-07-02T10:00:00Z"],
      [coming, "2026-05-01T10:00:00Z"],
      [coming, "2026-12-02T10:00:00Z"],
    ] as const)
      if (of) await visit({ clientId: of.id, name: of.name }, at);
    const query = "/api/clients?search=hedda&order=seen&limit=2";
    const first = await salon.request(query);
    expect(await first.json()).toMatchObject([{ name: "Hedda Short" }, { name: "Hedda Long" }]);
    const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect(await get(next)).toMatchObject([{ name: "Hedda Coming" }]);
  });

  test("tells who stayed away since a day: here before it, and not booked", async () => {
    const [gone, back, booked, never, seen] = await Promise.all(
      ["Gone", "Back", "Booked", "Never", "Seen"].map((name) => add({ name: `Wanda ${name}` })),
    );
    for (const [of, at] of [
      [gone, "2026-07-01T10:00:00Z"],
      [gone, "2026-08-20T22:30:00Z"],
      [back, "2026-07-01T11:00:00Z"],
      [back, "2026-09-01T11:00:00Z"],
      [booked, "2026-07-01T12:00:00Z"],
      [booked, "2026-12-01T12:00:00Z"],
      [seen, "2026-07-01T13:00:00Z"],
    ] as const)
      if (of) await visit({ clientId: of.id, name: of.name }, at);
    // a consultation is a visit as well
    expect((await consulted({ clientId: seen?.id })).status).toBe(201);
    expect(never).toMatchObject({ visits: 0 });
    const away = async (since: string) =>
      ((await get(`/api/clients?search=wanda&awaySince=${since}`)) as ClientRow[]).map(
        ({ name }) => name,
      );
    expect(await away("2026-08-22")).toEqual(["Wanda Gone"]);
    expect(await away("2026-09-02")).toEqual(expect.arrayContaining(["Wanda Gone", "Wanda Back"]));
    // half past midnight of the 21st on the salon's clock
    expect(await away("2026-08-21")).toEqual([]);
    expect((await salon.request("/api/clients?awaySince=summer")).status).toBe(400);
  });
});

describe("tests", () => {
  test("are read after 48 hours, count for a week, and a reaction stays", async () => {
    const { id } = await add({ name: "Tess Ting" });
    const on = await post(`/api/clients/${id}/tests`, {
      kind: "patch",
      brandId: "Wella Professionals",
      result: "pending",
    });
    expect(on).toMatchObject({
      status: 201,
      body: { brandId: "wella-professionals", result: "pending", expiresAt: null },
    });
    const at = `/api/clients/${id}/tests/${on.body.id}`;
    later(47);
    const early = await patch(at, { result: "passed" });
    expect(early).toMatchObject({ status: 409 });
    expect(early.body.error).toContain("48 hours");
    expect((await one(id)).patchTest.state).toBe("pending");
    later(1);
    expect(await patch(at, { result: "passed", note: "clear" })).toMatchObject({
      status: 200,
      body: { expiresAt: "2026-11-28T10:00:00.000Z", note: "clear", stylistName: salon.name },
    });
    expect((await one(id)).patchTest).toMatchObject({ state: "passed", testId: on.body.id });
    later(121);
    expect((await one(id)).patchTest.state).toBe("expired");
    await post(`/api/clients/${id}/tests`, { kind: "patch", result: "failed" });
    later(24 * 400);
    expect((await one(id)).patchTest.state).toBe("failed");
  });

  test.each([
    [{ kind: "patch", result: "passed" }, 409],
    [{ kind: "patch", result: "pending", doneAt: "2027-01-01T00:00:00Z" }, 400],
    [{ kind: "patch", result: "pending", brandId: "Nobody's Colour" }, 400],
    [{ kind: "strand", result: "passed" }, 201],
    [{ kind: "patch", result: "passed", doneAt: "2026-11-19T09:00:00+01:00" }, 201],
  ])("%j answers %i", async (given, status) => {
    const { id } = await add({ name: "Tess Tarossa" });
    expect((await post(`/api/clients/${id}/tests`, given)).status).toBe(status);
  });

  test("that were read are put right by those who lead alone", async () => {
    const { id } = await add({ name: "Tess Tament" });
    const { body } = await post(`/api/clients/${id}/tests`, {
      kind: "patch",
      result: "failed",
    });
    const at = `/api/clients/${id}/tests/${body.id}`;
    await as("stylist");
    later(50);
    expect((await patch(at, { result: "passed" })).status).toBe(409);
    await as("manager");
    expect((await patch(at, { result: "passed" })).status).toBe(200);
  });
});

describe("clientFor", () => {
  const whose = (name: string, more: object = {}) =>
    clientFor(ctx(), { name, source: "consultation", ...more });

  test("makes one record of twenty calls at once, by address, number or name", async () => {
    for (const who of [
      { name: "Race One", email: "race@one.example" },
      { name: "Race Two", phone: "0151 999 888 77" },
      { name: "Race Three" },
    ]) {
      const ids = await Promise.all(
        Array.from({ length: 20 }, () => clientFor(ctx(), { ...who, source: "booking" })),
      );
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).not.toBeNull();
    }
    expect(await sql`select count(*)::int as n from clients where name like 'Race %'`).toEqual([
      { n: 3 },
    ]);
  });

  test("knows by address, number and folded name, and keeps two people of one name apart", async () => {
    const ines = await whose("Inés Prado", { email: "ines@prado.example", phone: "0160 1234567" });
    expect(await whose("I. Prado", { email: " INES@prado.example " })).toBe(ines);
    expect(await whose("Ines P", { phone: "+49 160 1234567" })).toBe(ines);
    expect(await whose("INES  PRADO")).toBe(ines);
    expect(await whose("Ines")).toBe(ines);
    const other = await whose("Ines Prado", { email: "other@prado.example" });
    expect(other).not.toBe(ines);
    expect(await whose("Ines Prado")).toBeNull();
    expect(await whose("Ines")).toBeNull();
    const third = await whose("Ines Prado", { phone: "0171 7654321", email: "x@prado.example" });
    expect([ines, other]).not.toContain(third);
  });

  test.each(["", "Client 2026-03-02 10:00", "Color Correction Client", "Client 1764210000000"])(
    "%j is nobody",
    async (name) => {
      expect(await whose(name)).toBeNull();
      expect(await whose(name)).toBeNull();
    },
  );

  test("fills in what a record lacks, but never from a guest", async () => {
    const id = await whose("Lena Bare");
    const byName = { name: "Lena Bare", email: "lena@bare.example" };
    expect(await clientFor(ctx(), { ...byName, source: "booking" })).toBe(id);
    expect(await one(id ?? "")).toMatchObject({ email: null, phone: null });
    await clientFor(ctx(), { ...byName, source: "staff" });
    expect(await one(id ?? "")).toMatchObject({ email: "lena@bare.example", phone: null });
    const guest = { name: "Lena Bare", email: "lena@bare.example", phone: "0151 22233344" };
    expect(await clientFor(ctx(), { ...guest, source: "booking" })).toBe(id);
    expect((await one(id ?? "")).phone).toBeNull();
    expect(await clientFor(ctx(), { ...guest, source: "staff" })).toBe(id);
    expect((await one(id ?? "")).phone).toBe("0151 22233344");
  });
});

test("duplicates are told with why they may be one", async () => {
  const a = await add({ name: "Dora Doppel", email: "dora@d.example", phone: "0151 444 555 66" });
  const b = await add({ name: "DORA  Döppel", email: "Dora@D.example" });
  const c = await add({ name: "Someone Else", phone: "+49 151 44455566" });
  const pairs = (await get("/api/clients/duplicates")) as ClientDuplicate[];
  const of = (...ids: string[]) =>
    pairs.find((pair) => ids.every((id) => pair.a.id === id || pair.b.id === id))?.because;
  expect(of(a.id, b.id)).toEqual(["email", "name"]);
  expect(of(a.id, c.id)).toEqual(["phone"]);
  expect(of(b.id, c.id)).toBeUndefined();
});

/** An appointment as the book keeps it, with the time it holds. */
async function visit(of: { clientId: string; name: string; email?: string }, startsAt: string) {
  const [id, occupancy] = [crypto.randomUUID(), crypto.randomUUID()];
  const { salonId, stylistId } = salon.actor;
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + 3_600_000);
  const busy = `{[${start.toISOString()},${end.toISOString()})}`;
  await sql`insert into occupancies (id, salon_id, stylist_id, kind, starts_at, ends_at, busy, created_at)
    values (${occupancy}, ${salonId}, ${stylistId}, 'appointment', ${start}, ${end}, ${busy}::tstzmultirange, ${start})`;
  await sql`insert into appointments (id, salon_id, stylist_id, client_id, client_name, client_email, service_type,
      starts_at, ends_at, segments, notes, status, source, occupancy_id, created_at, updated_at)
    values (${id}, ${salonId}, ${stylistId}, ${of.clientId}, ${of.name}, ${of.email ?? null}, 'Color Services',
      ${start}, ${end}, '[]', 'Allergic to small talk', 'confirmed', 'staff', ${occupancy}, ${start}, ${start})`;
  return id;
}

describe("a consultation", () => {
  test("is linked by id or name, makes a record where nobody has the name, and none of a made-up one", async () => {
    const made = await consulted({ clientName: "Nora Neu" });
    expect(made.status).toBe(201);
    const id = String(made.body.consultation["clientId"]);
    expect(await one(id)).toMatchObject({ name: "Nora Neu", source: "consultation", visits: 1 });
    const again = await consulted({ clientName: "nora  NEU" });
    expect(again.body.consultation["clientId"]).toBe(id);
    const chosen = await consulted({ clientId: id });
    expect(chosen.body.consultation).toMatchObject({ clientId: id, clientName: "Nora Neu" });
    const nobody = await consulted({ clientName: "Client 2026-03-02 10:00" });
    expect(nobody.body.consultation["clientId"]).toBeNull();
    expect((await history(id)).map(({ kind }) => kind)).toEqual(Array(3).fill("consultation"));
  });

  test("is linked on the smallest plan too, and asks nothing of a record that is only a name", async () => {
    await tier("essential");
    const made = await consulted({ clientName: "Essie Small" });
    await tier("complete");
    expect(made.body.consultation["clientId"]).toEqual(expect.any(String));
    expect(made.body.formulas[0]).toMatchObject({ withheld: false });
  });

  test("holds colour back without a valid test, until somebody answers for it by name", async () => {
    const { id } = await add({ name: "Paula Patch", email: "paula@patch.example" });
    const made = await consulted({ clientId: id });
    expect(made.body.consultation.findings).toContainEqual(
      expect.objectContaining({ code: "patch_test_required", severity: "block" }),
    );
    const [formula] = made.body.formulas;
    expect(formula).toMatchObject({ withheld: true });
    expect(JSON.stringify(made.body)).not.toMatch(/"grams":(?!0[,}])/);
    const reason = "She was tested here last month by me.";
    const released = await post(`/api/formulas/${formula?.id}/override`, { name: "Maren", reason });
    expect(released).toMatchObject({ status: 200, body: { withheld: false } });
    expect((await history(id)).find(({ kind }) => kind === "release")).toMatchObject({
      name: "Maren",
      reason,
      consultationId: made.body.consultation.id,
    });
    expect(
      await sql`select standing->>'state' as state from safety_overrides where client_id = ${id}`,
    ).toMatchObject([{ state: "missing" }]);
    const hand = await post(`/api/consultations/${made.body.consultation.id}/formulas`, {
      bowls: [handBowl],
    });
    expect(hand.body).toMatchObject({ ok: false, formulas: [{ withheld: true }] });
  });

  test.each<[string, object | undefined, object, boolean]>([
    ["no test", undefined, {}, true],
    ["a test still to be read", { result: "pending" }, {}, true],
    ["a test that counts", { result: "passed", doneAt: "2026-11-18T10:00:00Z" }, {}, false],
    ["a test that is over", { result: "passed", doneAt: "2026-11-01T10:00:00Z" }, {}, true],
    ["no test, but one told of", undefined, { patchTest: "passed", patchTestHours: 60 }, false],
    [
      "no test, and one told of that is over",
      undefined,
      { patchTest: "passed", patchTestHours: 400 },
      true,
    ],
    ["no test, and none told of", undefined, { patchTest: "pending" }, true],
  ])("with %s", async (what, given, told, withheld) => {
    const { id } = await add({ name: `Case ${what}`, birthDate: "1980-01-01" });
    if (given)
      await post(`/api/clients/${id}/tests`, {
        kind: "patch",
        brandId: "wella-professionals",
        ...given,
      });
    const { body } = await consulted({ clientId: id, ...told });
    expect(body.formulas[0]).toMatchObject({ withheld });
  });

  test("is refused after a reaction, whatever is said of it now", async () => {
    const { id } = await add({ name: "Rea Action", phone: "0151 3334445" });
    await post(`/api/clients/${id}/tests`, { kind: "patch", result: "failed" });
    const { body } = await consulted({ clientId: id, patchTest: "passed", patchTestHours: 60 });
    expect(body.formula).toBeNull();
    expect(body.consultation.findings).toContainEqual(
      expect.objectContaining({ code: "allergy_refer_medical", severity: "block" }),
    );
  });

  test("knows the age of the record", async () => {
    const { id } = await add({ name: "Young One", birthDate: "2012-01-01" });
    const { body } = await consulted({ clientId: id });
    expect(body.consultation.findings.map(({ code }) => code)).toContain("under_16");
  });

  test("asks for nothing where the salon does not", async () => {
    const { salonId } = salon.actor;
    await sql`insert into booking_rules (salon_id, require_patch_test) values (${salonId}, false)`;
    const { id } = await add({ name: "Lax Salon", email: "lax@salon.example" });
    const { body } = await consulted({ clientId: id });
    await sql`delete from booking_rules where salon_id = ${salonId}`;
    expect(body.formulas[0]).toMatchObject({ withheld: false });
  });
});

describe("a booking", () => {
  const inHours = (ahead: number) => new Date(present.getTime() + ahead * 3_600_000);

  test("waits for a test while there is time, and later needs a name", async () => {
    const { id: clientId } = await add({ name: "Bea Booked", email: "bea@booked.example" });
    expect(await requirePatchTest(salon.ctx(), { clientId, startsAt: inHours(72) })).toMatchObject({
      needsPatchTest: true,
      standing: { state: "missing" },
    });
    const soon = { clientId, startsAt: inHours(20) };
    await expect(requirePatchTest(salon.ctx(), soon)).rejects.toMatchObject({
      code: "conflict",
      message:
        "Bea Booked has no valid patch test: do one 48 hours before, or release it on your name.",
      details: { patchTest: { state: "missing" } },
    });
    const override = { name: "Maren Falk", reason: "Regular for ten years" };
    await requirePatchTest(salon.ctx(), { ...soon, override });
    expect(await history(clientId)).toMatchObject([{ kind: "release", name: "Maren Falk" }]);
    expect((await auditOf(salon, "formula.released"))[0]).toMatchObject({
      words: "booked a visit without the patch test that it needs",
      subjectId: clientId,
    });
    const reception = contextFor(app.services, { ...salon.actor, role: "reception" });
    await expect(requirePatchTest(reception, { ...soon, override })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("is never made after a reaction, and a guest learns nothing of it", async () => {
    const { id: clientId } = await add({ name: "Fay Led", email: "fay@led.example" });
    await post(`/api/clients/${clientId}/tests`, { kind: "patch", result: "failed" });
    const override = { name: "Maren Falk", reason: "Regular for ten years" };
    const asked = { clientId, startsAt: inHours(900), override };
    await expect(requirePatchTest(salon.ctx(), asked)).rejects.toMatchObject({
      code: "conflict",
      details: { patchTest: { state: "failed" } },
    });
    const { actor: _none, ...guest } = salon.ctx();
    const refused = await requirePatchTest(guest, { clientId, startsAt: inHours(900) }).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ code: "conflict", details: {} });
    expect(String(refused)).not.toMatch(/Fay|test|react/i);
  });
});

test("photos are kept in pairs, and shown only as long as the client agrees", async () => {
  const { id } = await add({ name: "Pia Pair" });
  const [before, after] = await storePhotos(
    salon,
    await hairPhoto({ level: 4 }),
    await hairPhoto({ level: 8 }),
  );
  const first = await post(`/api/clients/${id}/photos`, { photoId: before, moment: "before" });
  expect(first).toMatchObject({ status: 201, body: { shareable: false, takenOn: "2026-11-21" } });
  const { pairId } = first.body;
  await post(`/api/clients/${id}/photos`, { photoId: after, moment: "after", pairId });
  expect(
    (await post(`/api/clients/${id}/photos`, { photoId: after, moment: "after" })).status,
  ).toBe(409);
  await patch(`/api/clients/${id}`, { portfolioConsent: true });
  const photos = (await get(`/api/clients/${id}/photos`)) as ClientPhoto[];
  expect(photos).toMatchObject([
    { moment: "before", pairId, shareable: true },
    { moment: "after", pairId, shareable: true },
  ]);
  await patch(`/api/clients/${id}`, { portfolioConsent: false });
  expect(await get(`/api/clients/${id}/photos`)).toMatchObject([
    { shareable: false },
    { shareable: false },
  ]);
  await salon.request(`/api/clients/${id}/photos/${photos[1]?.id}`, { method: "DELETE" });
  expect(await get(`/api/clients/${id}/photos`)).toMatchObject([{ photoId: before }]);
  expect((await salon.request(`/api/photos/${after}`)).status).toBe(200);
});

test("merging keeps everything of both, under one record", async () => {
  const keep = await add({
    name: "Mia Merge",
    email: "mia@merge.example",
    allergies: "PPD",
    mustKnow: "Faints",
  });
  const other = await add({
    name: "Mia M.",
    email: "mia@other.example",
    phone: "0151 7778889",
    allergies: "Latex",
    notes: "Prefers mornings",
    mustKnow: "Pregnant",
  });
  await post(`/api/clients/${other.id}/tests`, { kind: "patch", result: "failed" });
  const [photo] = await storePhotos(salon, await hairPhoto({ level: 4 }));
  for (const { id } of [keep, other])
    await post(`/api/clients/${id}/photos`, { photoId: photo, moment: "before" });
  await consulted({ clientId: other.id });
  await visit({ clientId: other.id, name: "Mia M." }, "2027-01-05T10:00:00Z");
  await post("/api/formulas/library", {
    name: "Mia's gloss",
    notation: "koleston perfect 7/0 40g + 20v 40g 1:1 35m",
    clientName: "Mia M.",
  });
  const merged = await post("/api/clients/merge", { keepId: keep.id, otherId: other.id });
  expect(merged).toMatchObject({
    status: 200,
    body: {
      client: {
        id: keep.id,
        name: "Mia Merge",
        email: "mia@merge.example",
        phone: "0151 7778889",
        allergies: "PPD\nLatex",
        mustKnow: "Faints\nPregnant",
        patchTest: { state: "failed" },
        nextVisitAt: "2027-01-05T10:00:00.000Z",
      },
      moved: { appointments: 1, consultations: 1, library: 1, tests: 1, photos: 0 },
    },
  });
  expect(merged.body.client.notes).toMatch(/Prefers mornings[^]*Mia M\.[^]*mia@other\.example/);
  expect((await history(keep.id)).map(({ kind }) => kind).toSorted()).toEqual([
    "consultation",
    "formula",
    "visit",
  ]);
  expect((await one(other.id)).id).toBe(keep.id);
  expect(await named("mia")).toEqual(["Mia Merge"]);
  expect((await post("/api/clients/merge", { keepId: keep.id, otherId: other.id })).status).toBe(
    404,
  );
});

test("erasing leaves nothing that tells who it was", async () => {
  const { id } = await add({
    name: "Ada Vanish",
    email: "ada@vanish.example",
    phone: "0151 6667778",
    notes: "Canary notes",
    allergies: "Canary allergy",
  });
  await post(`/api/clients/${id}/tests`, { kind: "strand", result: "passed", note: "Canary test" });
  const made = await consulted(
    { clientId: id, clientGoals: "Canary goal of Ada Vanish" },
    await newPhotos(),
  );
  await salon.json("PATCH", `/api/consultations/${made.body.consultation.id}/notes`, {
    notes: "Canary remark",
  });
  const photos = made.body.consultation.photos;
  await post(`/api/clients/${id}/photos`, { photoId: photos[0]?.id, moment: "before" });
  await visit(
    { clientId: id, name: "Ada Vanish", email: "ada@vanish.example" },
    "2027-02-05T10:00:00Z",
  );
  await post("/api/formulas/library", {
    name: "Gloss of Ada Vanish",
    notation: "koleston perfect 7/0 40g + 20v 40g 1:1 35m",
    clientName: "Ada Vanish",
  });
  await chatOf(salon).ask("What did Ada Vanish have? Write to ada@vanish.example or 0151 6667778.");
  await sql`insert into outbox (id, salon_id, channel, recipient, subject, body, status, created_at)
    values (${crypto.randomUUID()}, ${salon.actor.salonId}, 'mail', 'Ada@vanish.example', 'Hello', 'Ada Vanish', 'sent', now())`;
  const files = () => readdirSync(app.dataDir, { recursive: true }).map(String);
  expect(photos.every((each) => files().some((file) => file.includes(each.id)))).toBe(true);

  const gone = await answer(salon.request(`/api/clients/${id}`, { method: "DELETE" }));
  expect(gone).toMatchObject({
    status: 200,
    body: {
      erased: { appointments: 1, consultations: 1, library: 1, tests: 1, photos: 2, messages: 1 },
    },
  });
  expect(gone.body.message).toContain("A coming appointment still stands without a name.");
  expect((await salon.request(`/api/clients/${id}`)).status).toBe(404);
  expect(files().filter((file) => photos.some((each) => file.includes(each.id)))).toEqual([]);
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'salon_id'`;
  for (const { name } of tables) {
    const rows = await sql`select t::text as row from ${sql(name)} t
      where t::text ~* 'vanish|canary|6667778'`;
    expect([name, rows.map(({ row }) => String(row))]).toEqual([name, []]);
  }
  const card = (await get(`/api/consultations/${made.body.consultation.id}`)) as {
    consultation: object;
  };
  expect(card.consultation).toMatchObject({ clientName: "Erased client", photos: [] });
});
