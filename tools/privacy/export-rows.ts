import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#tools/core/context.ts";
import { tenantTables } from "#tools/core/tenant-tables.ts";
import { exportedOf } from "#tools/exports/left-out.ts";
import { withoutLinks } from "#tools/values/link-rules.ts";
import type { StoredClient } from "#tools/clients/rows.ts";

/** A row of the database, by column. */
export type ExportRow = Record<string, unknown>;

/** What belongs to one client, by table. */
export type ClientRows = Record<string, ExportRow[]>;

/** Keys that only the product reads. */
const UNREAD = new Set(["salon_id", "name_key", "email_key", "phone_key", "dedupe_key", "version"]);

/** Every row that is one client's: of their record, of those folded into it, and of what hangs on them. Nobody else's. */
export async function rowsOfClient(db: Db, client: StoredClient): Promise<ClientRows> {
  const found: ClientRows = {};
  const whose = whoseOf(client);
  await db.execute(sql`set local timezone to 'UTC'`);
  for (const { name, columns, key } of exportedOf(await tenantTables(db))) {
    const where = whose[name];
    if (!where) continue;
    const kept = columns.filter((column) => !UNREAD.has(column.name));
    const list = (names: readonly string[]) =>
      sql.join(
        names.map((each) => sql.identifier(each)),
        sql`, `,
      );
    const rows = await db.execute<{
      line: string;
    }>(sql`select row_to_json(kept)::text as line from (
      select ${list(kept.map((column) => column.name))} from ${sql.identifier(name)}
      where ${where} order by ${list(key)}) kept`);
    found[name] = rows.map(({ line }) => JSON.parse(withoutLinks(line)) as ExportRow);
  }
  for (const formula of found["formulas"] ?? []) if (formula["withheld"]) holdBack(formula);
  return found;
}

function whoseOf({ id, emailKey }: StoredClient): Record<string, SQL> {
  const own = sql`(select c.id from clients c where c.id = ${id} or c.merged_into_id = ${id})`;
  const named = emailKey
    ? sql`(client_id in ${own} or (client_id is null and lower(client_email) = ${emailKey}))`
    : sql`client_id in ${own}`;
  const by = sql`client_id in ${own}`;
  const consulted = sql`consultation_id in (select k.id from consultations k where k.client_id in ${own})`;
  const visited = emailKey
    ? sql`(select a.id from appointments a where a.client_id in ${own} or (a.client_id is null and lower(a.client_email) = ${emailKey}))`
    : sql`(select a.id from appointments a where a.client_id in ${own})`;
  const paid = sql`(client_id in ${own} or appointment_id in ${visited})`;
  const payments = sql`(select p.id from payments p where p.client_id in ${own} or p.appointment_id in ${visited})`;
  const talks = sql`(select t.id from sms_conversations t where t.client_id in ${own})`;
  return {
    clients: sql`id = ${id} or merged_into_id = ${id}`,
    client_tests: by,
    safety_overrides: by,
    appointments: named,
    waitlist_entries: named,
    consultations: by,
    formulas: consulted,
    outcomes: consulted,
    library_formulas: by,
    mixed_bowls: by,
    client_photos: by,
    consultation_photos: consulted,
    photos: sql`id in (select photo_id from client_photos where ${by}
      union select photo_id from consultation_photos where ${consulted}
      union select photo_id from outcomes where ${consulted})`,
    payments: paid,
    refunds: sql`payment_id in ${payments}`,
    ledger_entries: sql`payment_id in ${payments}`,
    outbox: sql`(client_id in ${own} or conversation_id in ${talks}) and kind not in ('digest', 'notice')`,
    sms_conversations: by,
    sms_messages: sql`conversation_id in ${talks}`,
    sms_consents: by,
  };
}

/** A blocked formula shows no weights anywhere until somebody answers for it. */
function holdBack(formula: ExportRow): void {
  const names = Array.isArray(formula["ingredients"]) ? (formula["ingredients"] as object[]) : [];
  formula["ingredients"] = names.map((part) => ({ ...part, amount: "held back" }));
  formula["bowl"] = null;
  formula["instructions"] = [];
}
