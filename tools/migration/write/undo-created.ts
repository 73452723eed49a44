import { eq, sql, type SQL } from "drizzle-orm";
import { migrations } from "#db/schema/migrations.ts";
import { wakeWaitlist } from "#tools/booking/waitlist/wake.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { MigrationKind } from "#tools/migration/schema.ts";

/** Where a client, a visit and a product may be pointed to: a record that is, is used. */
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
const SERVICE_USERS = ["appointments", "waitlist_entries", "mixed_bowls"];

/** Rows looked at by one statement: a record that goes is looked for in every table that may point to it. */
const AT_ONCE = 1000;

/** Formulas go, but those that were changed, or used on somebody. @returns how many */
export const removeFormulas = (ctx: Ctx, id: string): Promise<number> =>
  remove(
    ctx,
    id,
    (some) => sql`delete from library_formulas t using ${created(some, "formulas")} r
      where t.id = r.id and t.updated_at = t.created_at and t.consultation_id is null
        and not exists (select from library_formulas u where u.salon_id = t.salon_id and u.made_from = t.id)
      returning t.id`,
  );

/** Visits go with the time they hold, but those that were changed, or that money, mixtures or messages belong to. @returns how many */
export async function removeAppointments(ctx: Ctx, id: string): Promise<number> {
  const held: string[] = [];
  const removed = await remove(
    ctx,
    id,
    (some) => sql`delete from appointments t using ${created(some, "appointments")} r
      where t.id = r.id and t.version = 1 and t.updated_at = t.created_at
        and ${unused(VISIT_USERS, "appointment_id")}
      returning t.id, t.occupancy_id as "occupancyId"`,
    ({ occupancyId }) => occupancyId && held.push(occupancyId),
  );
  if (held.length > 0) {
    await ctx.db.execute(sql`delete from occupancies t using ${listed(held)} g where t.id = g.id`);
    await wakeWaitlist(ctx, { salonId: ctx.actor.salonId });
  }
  return removed;
}

/** Products go off the list, but those that were changed, drawn on, counted or ordered. @returns how many */
export const removeItems = (ctx: Ctx, id: string): Promise<number> =>
  remove(
    ctx,
    id,
    (some) => sql`update items t set deleted_at = ${ctx.now().toISOString()}::timestamptz
      from ${created(some, "products")} r
      where t.id = r.id and t.deleted_at is null and to_jsonb(t) @> (r.before -> 'made')
        and ${unused(ITEM_USERS, "item_id")}
        and not exists (select from stock_movements u where u.salon_id = t.salon_id and u.item_id = t.id and u.kind <> 'opening')
      returning t.id`,
  );

/** Services go off the menu, but those that were changed or booked. @returns how many */
export const removeServices = (ctx: Ctx, id: string): Promise<number> =>
  remove(
    ctx,
    id,
    (some) => sql`delete from services t using ${created(some, "services")} r
      where t.id = r.id and t.version = 1 and ${unused(SERVICE_USERS, "service_id")}
      returning t.id`,
  );

/** Clients go, but those that were changed, and those that anything belongs to by now. @returns how many */
export const removeClients = (ctx: Ctx, id: string): Promise<number> =>
  remove(
    ctx,
    id,
    (some) => sql`delete from clients t using (select id from ${created(some, "clients")} c union
        select id from ${newcomers(id)} n where n.ordinal > ${some.from} and n.ordinal <= ${some.to}) r
      where t.id = r.id and t.version = 1 and t.updated_at = t.created_at and t.portfolio_consent_at is null
        and ${unused(CLIENT_USERS, "client_id")}
        and not exists (select from clients u where u.salon_id = t.salon_id and u.merged_into_id = t.id)
      returning t.id`,
  );

/** Clients who were made for a visit: rows of visits name them. */
export const newcomers = (id: string) => sql`(select (before ->> 'clientId')::uuid as id, ordinal
  from migration_rows where migration_id = ${id}::uuid and kind = 'appointments' and before ->> 'clientId' is not null)`;

/** Rows of a migration, after one ordinal and up to another. */
type Some = { id: string; from: number; to: number };
type Gone = { id: string; occupancyId?: string | null };

/** Removes some at a time; rows do not point to what is gone, but those of visits still name who was made for them. */
async function remove(
  ctx: Ctx,
  id: string,
  removal: (some: Some) => SQL,
  each: (gone: Gone) => unknown = () => undefined,
): Promise<number> {
  const [row] = await ctx.db
    .select({ rows: migrations.rows })
    .from(migrations)
    .where(eq(migrations.id, id));
  let removed = 0;
  for (let from = 0; from < (row?.rows ?? 0); from += AT_ONCE) {
    const gone = await ctx.db.execute<Gone>(removal({ id, from, to: from + AT_ONCE }));
    removed += gone.length;
    for (const one of gone) each(one);
    if (gone.length === 0) continue;
    await ctx.db.execute(sql`update migration_rows m set entity_id = null,
        before = case when m.kind = 'appointments' then m.before end
      from ${listed(gone.map((one) => one.id))} g
      where m.salon_id = ${ctx.actor.salonId}::uuid and m.entity_id = g.id and m.migration_id = ${id}::uuid`);
  }
  return removed;
}

const created = ({ id, from, to }: Some, kind: MigrationKind) => sql`(
  select entity_id as id, before from migration_rows
  where migration_id = ${id}::uuid and ordinal > ${from} and ordinal <= ${to} and kind = ${kind}
    and outcome = 'created' and entity_id is not null)`;

const unused = (tables: readonly string[], column: string) =>
  sql.join(
    tables.map(
      (table) =>
        sql`not exists (select from ${sql.identifier(table)} u where u.salon_id = t.salon_id and u.${sql.identifier(column)} = t.id)`,
    ),
    sql` and `,
  );

const listed = (ids: readonly string[]) =>
  sql`(select v::uuid as id from json_array_elements_text(${JSON.stringify(ids)}::text::json) k(v))`;
