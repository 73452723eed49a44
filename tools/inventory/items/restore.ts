import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { items, suppliers } from "#db/schema/inventory.ts";
import { stockTakes } from "#db/schema/stock.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { shownItem } from "./item-rows.ts";
import type { StockTake } from "./movement-schema.ts";
import { lockOrder, shownOrder } from "#tools/inventory/orders/order-rows.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import {
  cancelOrder,
  requireOrders,
  setOrder,
  standsAlready,
} from "#tools/inventory/orders/orders.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";
import { getTake } from "#tools/inventory/takes/takes.ts";

/** Puts an item that was deleted back on the list. @throws not_found; conflict where another has its barcode by now; forbidden */
export async function restoreItem(ctx: Ctx, { itemId }: { itemId: string }): Promise<Item> {
  await requireStock(ctx);
  return atomically(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .select()
      .from(items)
      .where(and(eq(items.id, itemId), isNotNull(items.deletedAt)))
      .for("update");
    if (!gone) throw new DomainError("not_found", "Item not found.");
    const [other] = gone.barcode
      ? await ctx.db
          .select({ name: items.name })
          .from(items)
          .where(and(eq(items.barcode, gone.barcode), isNull(items.deletedAt)))
      : [];
    if (other) throw new DomainError("conflict", `${other.name} has this barcode already.`);
    const back = { ...gone, deletedAt: null };
    await ctx.db.update(items).set({ deletedAt: null }).where(eq(items.id, itemId));
    return shownItem(ctx, back);
  });
}

/** Puts a supplier that was deleted back on the list, for those of its items that have no other by now. @throws not_found, forbidden */
export async function restoreSupplier(
  ctx: Ctx,
  { supplierId, itemIds }: { supplierId: string; itemIds: string[] },
): Promise<{ id: string }> {
  await requireStock(ctx);
  return atomically(ctx, async (ctx) => {
    const [back] = await ctx.db
      .update(suppliers)
      .set({ deletedAt: null })
      .where(and(eq(suppliers.id, supplierId), isNotNull(suppliers.deletedAt)))
      .returning({ id: suppliers.id });
    if (!back) throw new DomainError("not_found", "Supplier not found.");
    await ctx.db
      .update(items)
      .set({ supplierId })
      .where(and(inArray(items.id, itemIds), isNull(items.supplierId)));
    return back;
  });
}

/** Which items are bought from a supplier. */
export async function itemsBoughtFrom({ db }: Ctx, supplierId: string): Promise<string[]> {
  const bought = await db
    .select({ id: items.id })
    .from(items)
    .where(eq(items.supplierId, supplierId));
  return bought.map(({ id }) => id);
}

/** Opens a count again that was dropped, with what was counted. @throws not_found; conflict where another is open; forbidden */
export async function reopenTake(ctx: Ctx, { takeId }: { takeId: string }): Promise<StockTake> {
  await requireStock(ctx);
  return atomically(ctx, async (ctx) => {
    const [open] = await ctx.db
      .select({ id: stockTakes.id })
      .from(stockTakes)
      .where(eq(stockTakes.status, "open"));
    if (open) throw new DomainError("conflict", "Another stock take is open by now.");
    const [back] = await ctx.db
      .update(stockTakes)
      .set({ status: "open", finishedAt: null })
      .where(and(eq(stockTakes.id, takeId), eq(stockTakes.status, "cancelled")))
      .returning({ id: stockTakes.id });
    if (!back) throw new DomainError("not_found", "Stock take not found.");
    return getTake(ctx, back);
  });
}

/** Makes a draft of an order again that was cancelled before it was sent off. @throws not_found, conflict, forbidden */
export async function reopenDraft(ctx: Ctx, { orderId }: { orderId: string }): Promise<Order> {
  await requireOrders(ctx);
  return atomically(ctx, async (ctx) => {
    const row = await lockOrder(ctx, orderId);
    if (row.status !== "cancelled" || row.submittedAt) throw standsAlready(row);
    return shownOrder(ctx, await setOrder(ctx, row, { status: "draft", cancelledAt: null }));
  });
}

/** Cancels several orders, all or none. @throws as `cancelOrder` */
export async function cancelOrders(ctx: Ctx, { orderIds }: { orderIds: string[] }) {
  return atomically(ctx, async (ctx) => {
    const orders: Order[] = [];
    for (const id of orderIds) orders.push(await cancelOrder(ctx, { id }));
    return { orders };
  });
}

async function requireStock(ctx: Ctx): Promise<void> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
}
