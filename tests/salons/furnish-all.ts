import postgres, { type Sql } from "postgres";
import { DEFAULT_WEEK } from "#tools/hours/data.ts";
import { tenantTables, type Table } from "#tools/core/tenant-tables.ts";
import type { TestApp } from "#tests/app.ts";
import type { Salon } from "#tests/fixtures.ts";
import { furnish, type Owned } from "./furnished-salon.ts";
import { plantRow } from "./plant-row.ts";

/** What stands in every row of a salon that nobody else may read. */
export const canaryOf = ({ name }: Pick<Salon, "name">) => `Canary of ${name}`;

/** Every table that belongs to salons, with what each row of one salon comes to. */
export type Snapshot = Record<string, string[]>;

/** Furnishes a salon until no table is without a row of it: by its own requests, and where only the outside or time writes, by hand. */
export async function furnishAll(here: TestApp, salon: Salon): Promise<Owned> {
  const owned = await furnish(salon);
  await furnishSettings(salon, owned);
  await plantMissing(here, salon);
  // admins of the platform look at the stylists of all salons
  return { ...owned, admin: owned["stylists"] ?? "", ...(await idsWithin(here, salon)) };
}

/** What is chosen, shared and counted, each by the request that a screen makes. */
export async function furnishSettings(salon: Salon, owned: Owned): Promise<void> {
  const canary = canaryOf(salon);
  const send = async (method: string, path: string, body: object = {}, headers = {}) => {
    const answer = await salon.json(method, `/api/${path}`, body, headers);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  const { clients, consultations, photos, stylistId, items, takes, chats } = owned;
  await send("PUT", "booking-rules", { requirePatchTest: false });
  await send("PUT", "payments/settings", { payWithinMinutes: 45 });
  await send("PUT", "messages/settings", { quietFrom: "19:00" });
  await send("PUT", "messages/templates/reminder/sms", { body: `{salon}: ${canary}` });
  await send("POST", "messages/consents", { phone: "+4930901820", granted: true, wording: canary });
  await send("PUT", "salon/retention", { messages: 24, chats: null, photos: null, clients: null });
  await send("POST", "calendar-feed");
  await send("PUT", `stylists/${stylistId}/hours`, { week: DEFAULT_WEEK });
  await send("PUT", "shelf", {
    brandId: "wella-professionals",
    lineId: "color-touch",
    codes: ["7/1"],
  });
  await send("POST", `chats/${chats}/share`);
  await send("POST", `clients/${clients}/photos`, {
    photoId: photos,
    moment: "before",
    consultationId: consultations,
  });
  await send("POST", `inventory/items/${items}/adjust`, {
    units: 3,
    reason: "found",
    note: canary,
  });
  await send("PUT", `inventory/takes/${takes}/counts`, { counts: [{ itemId: items, units: 3 }] });
  await send("POST", "clients", { name: canary }, { "idempotency-key": crypto.randomUUID() });
}

/** A row in every table that has none of the salon yet, tied to rows that the salon has. */
async function plantMissing(here: TestApp, salon: Salon): Promise<void> {
  const all = await tenantTables(here.services.tenancy.forPlatform());
  await asOwner(here, async (sql) => {
    const { salonId } = salon.actor;
    for (const table of all.filter(({ name }) => name !== "salons")) {
      const [{ any } = { any: false }] = await sql<{ any: boolean }[]>`
        select exists (select from ${sql(table.name)} where salon_id = ${salonId}) as any`;
      if (any) continue;
      const given = { ...wordsOf(table, canaryOf(salon)), ...(await tiesOf(sql, table, salonId)) };
      await sql.begin((tx) => plantRow(tx, table.name, { ...given, salon_id: salonId }));
    }
  });
}

/** Every text of a table that may be anything. */
const wordsOf = ({ columns }: Table, words: string) =>
  Object.fromEntries(
    columns.flatMap(({ name, type, made }) => (type === "text" && !made ? [[name, words]] : [])),
  );

/** The columns that point at something, each at some row of the salon. */
async function tiesOf(sql: Sql, table: Table, salonId: string) {
  const links = await sql<{ column: string; parent: string }[]>`
    select a.attname as "column", f.confrelid::regclass::text as parent
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
    where f.contype = 'f' and f.conrelid = ${`public.${table.name}`}::regclass
      and a.attname <> 'salon_id'`;
  const ties: Record<string, string> = {};
  for (const { column, parent } of links) {
    const [row] = await sql<{ id: string }[]>`
      select id from ${sql(parent)} where salon_id = ${salonId} limit 1`;
    if (row) ties[column] = row.id;
  }
  return ties;
}

/** Ids of what is found under something else, by what paths call it. */
async function idsWithin(here: TestApp, { actor: { salonId } }: Salon): Promise<Owned> {
  const within = {
    test: "client_tests",
    file: "migration_files",
    share: "chat_shares",
    photo: "photos",
  };
  return asOwner(here, async (sql) => {
    const owned: Owned = {};
    for (const [name, table] of Object.entries(within)) {
      const [row] = await sql<{ id: string }[]>`
        select id from ${sql(table)} where salon_id = ${salonId} limit 1`;
      owned[name] = row?.id ?? "";
    }
    return owned;
  });
}

/** All rows of a salon, table by table. */
export async function snapshotOf(
  here: TestApp,
  { actor }: Pick<Salon, "actor">,
): Promise<Snapshot> {
  const all = await tenantTables(here.services.tenancy.forPlatform());
  return asOwner(here, async (sql) => {
    const snapshot: Snapshot = {};
    for (const { name } of all) {
      const rows = await sql<{ row: string }[]>`
        select t::text as row from ${sql(name)} t
        where ${sql(name === "salons" ? "id" : "salon_id")} = ${actor.salonId} order by 1`;
      snapshot[name] = rows.map(({ row }) => row);
    }
    return snapshot;
  });
}

async function asOwner<T>({ databaseUrl }: TestApp, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
