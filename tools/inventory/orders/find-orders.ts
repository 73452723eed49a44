import { and, exists, eq, ilike, inArray, notInArray, or, sql } from "drizzle-orm";
import { items, suppliers } from "#db/schema/inventory.ts";
import { supplierOrderLines, supplierOrders } from "#db/schema/orders.ts";
import { containing } from "#tools/core/containing.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newestFirst } from "#tools/core/newest.ts";
import { OPEN_ORDERS } from "./order-rules.ts";
import { ORDER_ROW, shownOrders } from "./order-rows.ts";
import type { FindOrders, Order } from "./order-schema.ts";
import { orderStanding } from "./order-standing.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";

/** More are not told at once. */
const FOUND_AT_ONCE = 20;

/**
 * The newest orders that words lead to, 20 at most: by the supplier's name, or the name or brand of something on the order.
 * @throws subscription_required
 */
export async function findOrders(ctx: Ctx, { supplier, open }: FindOrders): Promise<Order[]> {
  await requireInventory(ctx);
  const { db } = ctx;
  const words = supplier ? containing(supplier) : undefined;
  const isOfSupplier = (like: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(suppliers)
        .where(and(eq(suppliers.id, supplierOrders.supplierId), ilike(suppliers.name, like))),
    );
  const holdsItem = (like: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(supplierOrderLines)
        .innerJoin(items, eq(items.id, supplierOrderLines.itemId))
        .where(
          and(
            eq(supplierOrderLines.orderId, supplierOrders.id),
            or(ilike(supplierOrderLines.name, like), ilike(items.brand, like)),
          ),
        ),
    );
  const among = open ? inArray : notInArray;
  const rows = await db
    .select(ORDER_ROW)
    .from(supplierOrders)
    .where(
      and(
        words ? or(isOfSupplier(words), holdsItem(words)) : undefined,
        open === undefined ? undefined : among(orderStanding, [...OPEN_ORDERS]),
      ),
    )
    .orderBy(...newestFirst(supplierOrders))
    .limit(FOUND_AT_ONCE);
  return shownOrders(ctx, rows);
}
