import { and, count, eq, ilike, isNull, sql, type SQL } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { containing } from "#tools/core/containing.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { checkedLink } from "./catalogue-link.ts";
import { givenColumns, givenCost, linkColumns, packGramsOf } from "./item-columns.ts";
import { findItem, shownItem, shownItems } from "./item-rows.ts";
import { moveStock } from "./movements.ts";
import type { CreateItem, FindItems, Item, LowItem, UpdateItem } from "#tools/inventory/schema.ts";
import { amountOf, plainBarcode, reorderQuantity, tenthsOf, unitGramsOf } from "./stock-rules.ts";
import { repackItem } from "./repack.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";
import { findSupplier } from "#tools/inventory/suppliers/suppliers.ts";
import { suggestLink } from "./suggest-link.ts";

const isKept = isNull(items.deletedAt);

/** What the salon keeps, newest first. @throws subscription_required; invalid for a cursor of no list */
export async function listItems(
  ctx: Ctx,
  { limit = DEFAULT_LIMIT, cursor, ...wanted }: FindItems = {},
): Promise<Page<Item>> {
  await requireInventory(ctx);
  const matching = and(isKept, ...conditions(wanted));
  const rows = await ctx.db
    .select()
    .from(items)
    .where(and(matching, olderThan(items, cursor)))
    .orderBy(...newestFirst(items))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(items).where(matching);
  const page = pageOf(rows, limit, all?.total ?? 0, placeOf, (row) => row);
  return { ...page, items: await shownItems(ctx, page.items) };
}

/** One item. @throws not_found, subscription_required */
export async function getItem(ctx: Ctx, { id }: { id: string }): Promise<Item> {
  await requireInventory(ctx);
  return shownItem(ctx, await findItem(ctx, id));
}

/** The item with a barcode, as a scanner or a person writes it. @throws not_found, subscription_required */
export async function findByBarcode(ctx: Ctx, { barcode }: { barcode: string }): Promise<Item> {
  await requireInventory(ctx);
  const row = await withBarcode(ctx, plainBarcode(barcode));
  if (!row) throw new DomainError("not_found", "No item has this barcode.");
  return shownItem(ctx, row);
}

/** What is at or below its threshold, the emptiest first, with what quick reorder asks for. @throws subscription_required */
export async function listLowStock(ctx: Ctx): Promise<LowItem[]> {
  await requireInventory(ctx);
  const closed = sql`${items.stock} / coalesce(${items.unitSize}, 1)`;
  const rows = await ctx.db
    .select()
    .from(items)
    .where(and(isKept, sql`${closed} <= ${items.lowStockThreshold}`))
    .orderBy(sql`${closed} - ${items.lowStockThreshold}`, items.name, items.id);
  const asked = new Map(rows.map((row) => [row.id, reorderQuantity(row)]));
  const shown = await shownItems(ctx, rows);
  return shown.map((item) => ({ ...item, reorderQuantity: asked.get(item.id) ?? 0 }));
}

/**
 * Adds an item with what stands there. Where no link is given, its words may name one thing of the catalogue.
 * @throws invalid; not_found for its supplier; conflict for a barcode that another has; subscription_required, forbidden
 */
export async function createItem(ctx: Ctx, given: CreateItem): Promise<Item> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
  const link =
    given.link === undefined ? suggestLink(given) : given.link && checkedLink(given.link);
  const costPerUnit = (await givenCost(ctx, given.costPerUnit)) ?? null;
  const said = given.unitGrams ?? unitGramsOf(given.unit, given.unitGrams, given.category);
  const holds =
    said ?? (given.unitGrams === undefined ? await packGramsOf(ctx, given.unit, link) : null);
  const unitSize = holds === null ? null : tenthsOf(holds);
  return atomically(ctx, async (ctx) => {
    if (given.supplierId) await findSupplier(ctx, given.supplierId);
    await requireFree(ctx, given.barcode);
    const id = newId();
    await ctx.db.insert(items).values({
      ...givenColumns(given),
      ...linkColumns(link),
      id,
      salonId: ctx.actor.salonId,
      name: given.name,
      category: given.category,
      unit: given.unit,
      unitSize,
      lowStockThreshold: given.lowStockThreshold,
      costPerUnit,
      createdAt: ctx.now(),
    });
    const amount = amountOf(given.currentQuantity, { unitSize });
    await moveStock(ctx, [{ itemId: id, kind: "opening", amount }]);
    return shownItem(ctx, await findItem(ctx, id));
  });
}

/**
 * Changes what an item is; what is left out stays. What one unit holds may be put right: its containers stay as many.
 * @throws not_found; invalid; conflict for a barcode that another has, and for what a unit holds while it is being counted;
 * subscription_required, forbidden
 */
export async function updateItem(
  ctx: Ctx,
  { id, ...given }: UpdateItem & { id: string },
): Promise<Item> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
  const link = given.link && checkedLink(given.link);
  const costPerUnit = await givenCost(ctx, given.costPerUnit);
  return atomically(ctx, async (ctx) => {
    const row = await findItem(ctx, id, true);
    if (given.supplierId && given.supplierId !== row.supplierId)
      await findSupplier(ctx, given.supplierId);
    await requireFree(ctx, given.barcode, id);
    if (given.unitGrams !== undefined)
      await repackItem(ctx, row, given.unitGrams === null ? null : tenthsOf(given.unitGrams));
    await ctx.db
      .update(items)
      .set({
        ...givenColumns(given),
        ...(link !== undefined && linkColumns(link)),
        name: given.name ?? row.name,
        category: given.category ?? row.category,
        unit: given.unit ?? row.unit,
        lowStockThreshold: given.lowStockThreshold ?? row.lowStockThreshold,
        ...(costPerUnit !== undefined && { costPerUnit }),
      })
      .where(eq(items.id, id));
    return shownItem(ctx, await findItem(ctx, id));
  });
}

/** Takes an item off the list; its log stays. @throws not_found, subscription_required, forbidden */
export async function deleteItem(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
  return atomically(ctx, async (ctx) => {
    await findItem(ctx, id, true);
    await ctx.db.update(items).set({ deletedAt: ctx.now() }).where(eq(items.id, id));
    return { id };
  });
}

function conditions({ q, category, supplierId }: FindItems): (SQL | undefined)[] {
  const words = (q ?? "").split(/\s+/).filter(Boolean);
  const text = sql`concat_ws(' ', ${items.brand}, ${items.name}, ${items.productCode}, ${items.barcode})`;
  return [
    ...words.map((word) => ilike(text, containing(word))),
    category && eq(items.category, category),
    supplierId ? eq(items.supplierId, supplierId) : undefined,
  ];
}

async function withBarcode(ctx: Ctx, barcode: string) {
  const [row] = await ctx.db
    .select()
    .from(items)
    .where(and(eq(items.barcode, barcode), isKept));
  return row;
}

async function requireFree(ctx: Ctx, barcode: string | null | undefined, own?: string) {
  const other = barcode ? await withBarcode(ctx, plainBarcode(barcode)) : undefined;
  if (other && other.id !== own)
    throw new DomainError("conflict", `${other.name} has this barcode already.`);
}
