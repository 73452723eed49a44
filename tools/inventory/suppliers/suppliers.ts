import { and, count, desc, eq, isNull } from "drizzle-orm";
import { items, suppliers } from "#db/schema/inventory.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { keptOf, namesOf, type Field } from "#tools/core/fields.ts";
import { newId } from "#tools/core/id.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type { CreateSupplier, Supplier, UpdateSupplier } from "#tools/inventory/schema.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";
import { SUPPLIER_FIELDS } from "./supplier-fields.ts";

type SupplierRow = typeof suppliers.$inferSelect;

/** The salon's suppliers, newest first. @throws subscription_required */
export async function listSuppliers(ctx: Ctx): Promise<Supplier[]> {
  await requireInventory(ctx);
  const rows = await ctx.db
    .select()
    .from(suppliers)
    .where(isNull(suppliers.deletedAt))
    .orderBy(desc(suppliers.createdAt), desc(suppliers.id));
  const counted = await ctx.db
    .select({ id: items.supplierId, items: count() })
    .from(items)
    .where(isNull(items.deletedAt))
    .groupBy(items.supplierId);
  const bought = new Map(counted.map((row) => [row.id, row.items]));
  return rows.map((row) => asSupplier(row, bought.get(row.id) ?? 0));
}

/** Adds a supplier. @throws subscription_required, forbidden */
export async function createSupplier(ctx: Ctx, given: CreateSupplier): Promise<Supplier> {
  await requireChanging(ctx);
  const [row] = await ctx.db
    .insert(suppliers)
    .values({
      ...keptOf(FIELDS, given),
      name: given.name,
      id: newId(),
      salonId: ctx.actor.salonId,
      createdAt: ctx.now(),
    })
    .returning();
  if (!row) throw unknownSupplier();
  return asSupplier(row, 0);
}

/** Changes a supplier; what is left out stays. @throws not_found, subscription_required, forbidden */
export async function updateSupplier(
  ctx: Ctx,
  { id, ...given }: UpdateSupplier & { id: string },
): Promise<Supplier> {
  await requireChanging(ctx);
  return atomically(ctx, async (ctx) => {
    const before = await findSupplier(ctx, id);
    const [row = before] = await ctx.db
      .update(suppliers)
      .set({ ...keptOf(FIELDS, given), name: given.name ?? before.name })
      .where(eq(suppliers.id, id))
      .returning();
    return asSupplier(row, await itemsOf(ctx, id));
  });
}

/** Takes a supplier off the list. Orders keep it; its items stay and have no supplier. @throws not_found, subscription_required, forbidden */
export async function deleteSupplier(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  await requireChanging(ctx);
  return atomically(ctx, async (ctx) => {
    await findSupplier(ctx, id);
    await ctx.db.update(suppliers).set({ deletedAt: ctx.now() }).where(eq(suppliers.id, id));
    await ctx.db.update(items).set({ supplierId: null }).where(eq(items.supplierId, id));
    return { id };
  });
}

/** A supplier's row, held until the transaction ends. @throws not_found for one that was deleted */
export async function findSupplier(ctx: Ctx, id: string): Promise<SupplierRow> {
  const [row] = await ctx.db
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.id, id), isNull(suppliers.deletedAt)))
    .for("update");
  if (!row) throw unknownSupplier();
  return row;
}

async function requireChanging(ctx: Ctx): Promise<void> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
}

async function itemsOf(ctx: Ctx, supplierId: string): Promise<number> {
  const [counted] = await ctx.db
    .select({ items: count() })
    .from(items)
    .where(and(eq(items.supplierId, supplierId), isNull(items.deletedAt)));
  return counted?.items ?? 0;
}

/** Columns that nobody types. Every other one is among the fields, or this does not compile. */
type Untyped = "id" | "salonId" | "createdAt" | "deletedAt";
const FIELDS = namesOf(
  SUPPLIER_FIELDS satisfies Record<Exclude<keyof SupplierRow, Untyped>, Field>,
);

function asSupplier(row: SupplierRow, bought: number): Supplier {
  const { salonId: _salon, deletedAt: _gone, createdAt, ...rest } = row;
  return { ...rest, items: bought, createdAt: createdAt.toISOString() };
}

const unknownSupplier = () => new DomainError("not_found", "Supplier not found.");
