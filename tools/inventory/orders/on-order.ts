import { and, eq, inArray } from "drizzle-orm";
import { supplierOrderLines, supplierOrders } from "#db/schema/orders.ts";
import type { Ctx } from "#tools/core/context.ts";
import { comingOf, isOnOrder, OPEN_ORDERS, reorderNotes, unitsByItem } from "./order-rules.ts";
import type { OrderLine } from "./order-schema.ts";
import { orderStanding } from "./order-standing.ts";

/** Units of items that are still to come: those that a supplier was asked for, and those that only stand in drafts. */
export async function unitsOrdered(
  { db }: Pick<Ctx, "db">,
  itemIds: readonly string[],
): Promise<{ onOrder: Map<string, number>; inDraft: Map<string, number> }> {
  const lines = await db
    .select({
      itemId: supplierOrderLines.itemId,
      quantity: supplierOrderLines.quantity,
      received: supplierOrderLines.received,
      status: orderStanding,
    })
    .from(supplierOrderLines)
    .innerJoin(supplierOrders, eq(supplierOrders.id, supplierOrderLines.orderId))
    .where(
      and(
        inArray(orderStanding, [...OPEN_ORDERS]),
        inArray(supplierOrderLines.itemId, [...itemIds]),
      ),
    );
  const sums = (some: typeof lines) =>
    unitsByItem(some.map((line) => ({ itemId: line.itemId, units: comingOf(line) })));
  return {
    onOrder: sums(lines.filter(isOnOrder)),
    inDraft: sums(lines.filter((line) => !isOnOrder(line))),
  };
}

/** What of these lines is on order or in a draft already, in a sentence each. */
export async function orderedAlready(
  ctx: Pick<Ctx, "db">,
  lines: readonly Pick<OrderLine, "itemId" | "name">[],
): Promise<string[]> {
  const { onOrder, inDraft } = await unitsOrdered(
    ctx,
    lines.map(({ itemId }) => itemId),
  );
  const named = (units: Map<string, number>) =>
    lines.filter(({ itemId }) => (units.get(itemId) ?? 0) > 0).map(({ name }) => name);
  return reorderNotes({ withoutSupplier: [], onTheWay: named(onOrder), inDraft: named(inDraft) });
}
