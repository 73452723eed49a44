import { sql } from "drizzle-orm";
import type { FillableField } from "#tools/clients/fields.ts";
import type { Ctx } from "#tools/core/context.ts";
import { columnFor, fieldsOf } from "#tools/migration/decide/client-sql.ts";
import type { MigrationKind } from "#tools/migration/schema.ts";

/** Fields of clients that a migration filled are empty again, where they still hold what it wrote. @returns how many clients */
export async function restoreClients(ctx: Ctx, id: string): Promise<number> {
  const still = (field: FillableField) =>
    sql`t.${columnFor(field)}::text = r.filled ->> ${field}::text`;
  const emptiedAll = fieldsOf(
    (field) =>
      sql`${columnFor(field)} = case when ${still(field)} then null else t.${columnFor(field)} end`,
  );
  const restored = await ctx.db.execute<{ id: string }>(sql`
    update clients t set ${emptiedAll},
      email_key = ${emptied("email_key", "email", "email")}, phone_key = ${emptied("phone_key", "phone", "phone")},
      version = t.version + 1, updated_at = ${ctx.now().toISOString()}::timestamptz
    from ${filledBy(id, "clients")} r
    where t.id = r.id and (${fieldsOf(still, sql` or `)})
    returning t.id`);
  return letGo(ctx, id, restored);
}

/** The same of products. @returns how many */
export async function restoreItems(ctx: Ctx, id: string): Promise<number> {
  const restored = await ctx.db.execute<{ id: string }>(sql`
    update items t set
      brand = ${emptied("brand", "brand")}, product_code = ${emptied("product_code", "productCode")},
      barcode = ${emptied("barcode", "barcode")}, notes = ${emptied("notes", "notes")},
      cost_per_unit = case when t.cost_per_unit::text = r.filled ->> 'costPerUnit' then null else t.cost_per_unit end,
      supplier_id = case when t.supplier_id::text = r.filled ->> 'supplierId' then null else t.supplier_id end
    from ${filledBy(id, "products")} r
    where t.id = r.id and (t.brand = r.filled ->> 'brand' or t.product_code = r.filled ->> 'productCode'
      or t.barcode = r.filled ->> 'barcode' or t.notes = r.filled ->> 'notes'
      or t.cost_per_unit::text = r.filled ->> 'costPerUnit' or t.supplier_id::text = r.filled ->> 'supplierId')
    returning t.id`);
  return letGo(ctx, id, restored);
}

/** A column that is null again where its field, called `filled` in the row, still holds what was written. */
const emptied = (column: string, filled: string, by = column) =>
  sql`case when t.${sql.identifier(by)} = r.filled ->> ${filled}::text then null else t.${sql.identifier(column)} end`;

/** What rows filled, by record. */
const filledBy = (id: string, kind: MigrationKind) => sql`(
  select m.entity_id as id, jsonb_object_agg(f.key, f.value) as filled
  from migration_rows m, jsonb_each(m.before -> 'filled') f
  where m.migration_id = ${id}::uuid and m.kind = ${kind} and m.outcome = 'merged' and m.entity_id is not null
  group by m.entity_id)`;

async function letGo(ctx: Ctx, id: string, restored: readonly { id: string }[]): Promise<number> {
  if (restored.length === 0) return 0;
  const ids = JSON.stringify(restored.map((each) => each.id));
  await ctx.db.execute(sql`update migration_rows m set entity_id = null, before = null
    from (select v::uuid as id from json_array_elements_text(${ids}::text::json) k(v)) g
    where m.migration_id = ${id}::uuid and m.outcome = 'merged' and m.entity_id = g.id`);
  return restored.length;
}
