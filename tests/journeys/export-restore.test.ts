import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { downloadExport, restoreInto } from "#tests/exporting.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { chatModel, furnishSalon, vera, type FullSalon } from "#tests/salons/full-salon.ts";
import { openZip, jsonOf } from "#tests/zip-file.ts";
import { ExportManifest, type Restore } from "#tools/exports/schema.ts";

const manifestIn = (all: Map<string, Uint8Array>) =>
  ExportManifest.parse(jsonOf(all.get("undertone.json")));

let here: TestApp;
let maren: Salon;
let other: Salon;
let full: FullSalon;
let file: Uint8Array;
let restored: Restore;
let sql: postgres.Sql;

beforeAll(async () => {
  here = await startApp({ model: chatModel() });
  [maren, other] = [await openSalon(here), await openSalon(here, joaquin)];
  full = await furnishSalon(maren);
  sql = postgres(here.databaseUrl, { max: 1 });
  file = await downloadExport(maren);
  restored = await restoreInto(here, other, file);
  await other.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  await other.request("/api/inventory/subscribe", { method: "PUT" });
}, 120_000);
afterAll(() => sql.end());

it("brings everything into another, empty salon of the same house", () => {
  expect(restored).toMatchObject({ status: "completed", error: null, fileName: "mine.zip" });
  expect(restored.done).toBe(restored.total);
});

it("has as many rows of every table as the export says", async () => {
  const { tables } = manifestIn(await openZip(file));
  const after = manifestIn(await openZip(await downloadExport(other)));
  // what was done here since: the export that was taken out, the one that was brought in, this one
  const audit = { audit_log: after.tables["audit_log"] };
  const settings = { message_settings: 1 };
  expect(after.tables).toEqual({ ...tables, ...audit, ...settings });
  const empty = Object.entries(tables).flatMap(([name, count]) => (count === 0 ? [name] : []));
  // what nothing here furnishes
  expect(empty).toEqual(expect.not.arrayContaining(["clients", "stock_movements", "photos"]));
});

it("is the same salon to whoever looks", async () => {
  const listed = async (salon: Salon, path: string) =>
    (await (await salon.request(path)).json()) as Record<string, unknown>[];
  const facts = async (salon: Salon) => {
    const [client] = await listed(salon, "/api/clients?search=Vera");
    const record = (await (
      await salon.request(`/api/clients/${String(client?.["id"])}`)
    ).json()) as Record<string, unknown>;
    const [visit] = await listed(salon, "/api/appointments");
    const [item] = await listed(salon, "/api/inventory/items");
    const consultations = await listed(salon, "/api/consultations");
    const library = await listed(salon, "/api/formulas/library");
    return {
      client: [
        record["name"],
        record["email"],
        record["phone"],
        record["allergies"],
        record["notes"],
      ],
      tests: (record["tests"] as { kind: string; doneAt: string }[]).map(({ kind, doneAt }) => [
        kind,
        doneAt,
      ]),
      visit: [visit?.["clientName"], visit?.["startsAt"], visit?.["status"], visit?.["notes"]],
      item: [item?.["name"], item?.["stock"], item?.["costPerUnit"]],
      consultations: consultations.map((each) => [each["clientName"], each["createdAt"]]),
      library: library.map((each) => [each["name"], each["notation"], each["createdAt"]]),
    };
  };
  expect(await facts(other)).toEqual(await facts(maren));
});

it("shows the pictures under ids of their own", async () => {
  const [row] = await sql<{ id: string }[]>`
    select photo_id as id from consultation_photos where salon_id = ${other.actor.salonId} and role = 'current'`;
  expect(row?.id).not.toBe(full.photoId);
  const picture = await other.request(`/api/photos/${row?.id}`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect((await other.request(`/api/photos/${full.photoId}`)).status).toBe(404);
});

it("names no row of the salon it came from, nowhere", async () => {
  const ids = new Set(Object.values(full));
  const files = await openZip(await downloadExport(other));
  for (const [name, bytes] of files) {
    const text = Buffer.from(bytes).toString("latin1");
    for (const id of [...ids, maren.actor.salonId, maren.actor.stylistId])
      expect(text.includes(id), `${id} in ${name}`).toBe(false);
  }
});

it("sends nothing, offers nothing and charges nothing by itself", async () => {
  const [acting] = await sql<Record<string, number>[]>`select
    (select count(*)::int from outbox where salon_id = ${other.actor.salonId} and status in ('queued', 'sending')) as mails,
    (select count(*)::int from waitlist_entries where salon_id = ${other.actor.salonId} and status in ('waiting', 'offered')) as waiting,
    (select count(*)::int from payments where salon_id = ${other.actor.salonId} and (status = 'open' or session_id is not null)) as payments,
    (select count(*)::int from appointments where salon_id = ${other.actor.salonId} and pay_by is not null) as unpaid,
    (select count(*)::int from stylists where salon_id = ${other.actor.salonId} and (account_status <> 'pending' or (user_id is not null and role <> 'owner'))) as people,
    (select count(*)::int from message_settings where salon_id = ${other.actor.salonId} and (sms_on or reminder_by_mail or reminder_by_sms)) as reminding`;
  expect(acting).toEqual({ mails: 0, waiting: 0, payments: 0, unpaid: 0, people: 0, reminding: 0 });
});

it("lets the owner in as the owner they are, and the team come by invitation", async () => {
  const team = (await (await other.request("/api/stylists/team")).json()) as {
    name: string;
    email: string;
    role: string;
    bookingSlug: string | null;
  }[];
  const owner = team.find(({ role }) => role === "owner");
  expect(owner).toMatchObject({ name: joaquin.name, email: joaquin.email });
  const tom = team.find(({ name }) => name === "Tom Aalto");
  expect(tom).toMatchObject({ role: "manager" });
  // the address is the first salon's: the copy has the next one
  expect(tom?.bookingSlug).toMatch(/^tom-of-.+-2$/);
});

it("adds up as before: stock is the sum of its log, and new lines come after the old ones", async () => {
  const [book] = await sql<{ same: boolean }[]>`
    select bool_and(i.stock = (select coalesce(sum(m.amount), 0) from stock_movements m where m.item_id = i.id)) as same
    from items i where salon_id = ${other.actor.salonId}`;
  expect(book).toEqual({ same: true });
  const [item] = (await (await other.request("/api/inventory/items")).json()) as { id: string }[];
  await other.json("POST", `/api/inventory/items/${item?.id}/adjust`, {
    units: 1,
    reason: "found",
  });
  const moved = (await (
    await other.request(`/api/inventory/items/${item?.id}/movements`)
  ).json()) as { note: string }[];
  expect(moved.map(({ note }) => note)).toEqual(["", expect.stringContaining(vera.name)]);
});

it("is refused a second time, because the salon is not empty any more", async () => {
  await expect(restoreInto(here, other, file)).rejects.toThrow(/409.*empty salon/);
});
