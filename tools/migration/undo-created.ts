import { sql, type SQL } from "drizzle-orm";
import { wakeWaitlist } from "#tools/appointments/waitlist-wake.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { MigrationKind } from "./schema.ts";

/** Where a client, a visit and a service may be pointed to: a record that is, is used. */
const CLIENT_USERS = [
  "appointments",
  "waitlist_entries",
  "consultations",
  "library_formulas",
  "chats",
  "client_tests",
  "client_photos",
  "safety_overrides",
  "sms_consents",
  "outbox",
  "sms_conversations",
  "payments",
  "mixed_bowls",
  "social_posts",
];
const VISIT_USERS = [
  "payments",
  "mixed_bowls",
  "outbox",
  "sms_messages",
  "waitlist_entries",
  "safety_overrides",
];
const ITEM_USERS = ["supplier_order_lines", "stock_take_lines"];

/** Formulas go, but those that were changed, or used on somebody. @returns how many */
export const removeFormulas = (ctx: Ctx, id: string): Promise<number> =>
  remove(
    ctx,
    sql`delete from library_formulas t using ${created(id, "formulas")} r
      where t.id = r.id and t.updated_at = t.created_at and t.consultation_id is null
        and not exists (select from library_formulas u where u.salon_id = t.salon_id and u.made_from = t.id)
      returning t.id`,
    id,
  );

/** Visits go with the time they hold, but those that were changed, or that money, mixtures or messages belong to. @returns how many */
export async function removeAppointments(ctx: Ctx, id: string): Promise<number> {
  const gone = await ctx.db.execute<{ id: string; occupancyId: string | null }>(sql`
    delete from appointments t using ${created(id, "appointments")} r
    where t.id = r.id and t.version = 1 and t.updated_at = t.created_at
      and ${unused(VISIT_USERS, "appointment_id")}
    returning t.id, t.occupancy_id as "occupancyId"`);
  const held = gone.flatMap(({ occupancyId }) => occupancyId ?? []);
  if (held.length > 0) {
    await ctx.db.execute(sql`delete from occupancies where id = any(${uuids(held)})`);
    await wakeWaitlist(ctx, { salonId: ctx.actor.salonId });
  }
  await forget(ctx, id, gone);
  return gone.length;
}

/** Products go off the list, but those that were changed, drawn on, counted or ordered. @returns how many */
export const removeItems = (ctx: Ctx, id: string): Promise<number> =>
  remove(
    ctx,
    sql`update items t set deleted_at = ${ctx.now().toISOString()}::timestamptz
      from (select entity_id as id, before from migration_rows
        where migration_id = ${id}::uuid and kind = 'products' and outcome = 'created') r
      where t.id = r.id and t.deleted_at is null and to_jsonb(t) @> (r.before -> 'made')
        and ${unused(ITEM_USERS, "item_id")}
        and not exists (select from stock_movements u where u.salon_id = t.salon_id and u.item_id = t.id and u.kind <> 'opening')
      returning t.id`,
    id,
  );

/** Services go off the menu, but those that were changed or booked. @returns how many */
export const removeServices = (ctx: Ctx, id: string): Promise<number> =>
  remove(
    ctx,
    sql`delete from services t using ${created(id, "services")} r
      where t.id = r.id and t.version = 1
        and ${unused(["appointments", "waitlist_entries", "mixed_bowls"], "service_id")}
      returning t.id`,
    id,
  );

/** Clients go, but those that were changed, and those that anything belongs to by now. @returns how many */
export const removeClients = (ctx: Ctx, id: string): Promise<number> =>
  remove(
    ctx,
    sql`delete from clients t using ${createdClients(id)} r
      where t.id = r.id and t.version = 1 and t.updated_at = t.created_at and t.portfolio_consent_at is null
        and ${unused(CLIENT_USERS, "client_id")}
        and not exists (select from clients u where u.salon_id = t.salon_id and u.merged_into_id = t.id)
      returning t.id`,
    id,
  );

async function remove(ctx: Ctx, removal: SQL, id: string): Promise<number> {
  const gone = await ctx.db.execute<{ id: string }>(removal);
  await forget(ctx, id, gone);
  return gone.length;
}

/** Rows do not point to what is gone; those of visits still name who was made for them. */
async function forget(ctx: Ctx, id: string, gone: readonly { id: string }[]): Promise<void> {
  if (gone.length === 0) return;
  await ctx.db.execute(sql`update migration_rows set entity_id = null,
      before = case when kind = 'appointments' then before end
    where migration_id = ${id}::uuid and entity_id = any(${uuids(gone.map((each) => each.id))})`);
}

const created = (id: string, kind: MigrationKind) => sql`(select entity_id as id from migration_rows
  where migration_id = ${id}::uuid and kind = ${kind} and outcome = 'created' and entity_id is not null)`;

/** Those of rows of clients, and those who were known by a visit alone. */
const createdClients = (id: string) => sql`(select entity_id as id from migration_rows
    where migration_id = ${id}::uuid and kind = 'clients' and outcome = 'created' and entity_id is not null
  union select id from ${newcomers(id)} n)`;

/** Clients who were made for a visit: rows of visits name them. */
export const newcomers = (
  id: string,
) => sql`(select (before ->> 'clientId')::uuid as id from migration_rows
  where migration_id = ${id}::uuid and kind = 'appointments' and before ->> 'clientId' is not null)`;

const unused = (tables: readonly string[], column: string) =>
  sql.join(
    tables.map(
      (table) =>
        sql`not exists (select from ${sql.identifier(table)} u where u.salon_id = t.salon_id and u.${sql.identifier(column)} = t.id)`,
    ),
    sql` and `,
  );

const uuids = (ids: readonly string[]) =>
  sql`array(select json_array_elements_text(${JSON.stringify(ids)}::text::json))::uuid[]`;
