import { and, eq } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { supplierOrderLines } from "#db/schema/orders.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { lockItems, moveStock } from "#tools/inventory/items/movements.ts";
import { canBecome, soonestOf, statusAfterDelivery, unitsByItem } from "./order-rules.ts";
import { linesOf, lockOrder, shownOrder, type LineRow } from "./order-rows.ts";
import type { Order, ReceiveOrder } from "./order-schema.ts";
import { setOrder, standsAlready } from "./orders.ts";
import { amountOf } from "#tools/inventory/items/stock-rules.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";

/**
 * Books one delivery in, in units: what came goes into stock, whether it is less or more than was ordered, and with
 * `finished` nothing more will come. Whoever keeps the stock may: the parcel comes to whoever is there. `received` of a line is the sum of its deliveries. `expiresOn` holds dates by item.
 * @throws forbidden, not_found, conflict for an order that was not sent off or is closed, invalid for an item that is not on it and
 * for a delivery of nothing
 */
export async function receiveOrder(
  ctx: Ctx,
  { id, items: delivered, finished = false, note, expiresOn = {} }: ReceiveOrder & { id: string },
): Promise<Order> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
  return atomically(ctx, async (ctx) => {
    const row = await lockOrder(ctx, id);
    if (row.status === "draft")
      throw new DomainError("conflict", "This order is a draft. Send it or mark it as sent first.");
    if (!canBecome(row.status, "received")) throw standsAlready(row);
    const lines = await linesOf(ctx, [id]);
    const came = unitsByItem(
      delivered.map(({ itemId, received }) => ({ itemId, units: received })),
    );
    refuseOthers(lines, delivered);
    if (!finished && [...came.values()].every((units) => units === 0))
      throw new DomainError("invalid", "Say how much has come, or that nothing more will.", {
        issues: [{ path: "items", message: "nothing has come" }],
      });
    const after = lines.map((line) => ({
      ...line,
      received: line.received + (came.get(line.itemId) ?? 0),
    }));
    const brought = after.filter(({ itemId }) => (came.get(itemId) ?? 0) > 0);
    await keepReceived(ctx, brought);
    await putInStock(ctx, {
      orderId: id,
      came: new Map(brought.map(({ itemId }) => [itemId, came.get(itemId) ?? 0])),
      note,
      expiresOn,
    });
    const status = statusAfterDelivery(row.status, after, { finished });
    const changed = await setOrder(ctx, row, {
      status,
      ...(status === "received" && { receivedAt: ctx.now() }),
    });
    return shownOrder(ctx, changed);
  });
}

function refuseOthers(lines: readonly LineRow[], delivered: ReceiveOrder["items"]): void {
  const at = delivered.findIndex(({ itemId }) => !lines.some((line) => line.itemId === itemId));
  if (at < 0) return;
  throw new DomainError("invalid", "That is not on this order.", {
    issues: [{ path: `items.${at}.itemId`, message: "is not on this order" }],
  });
}

async function keepReceived({ db }: Ctx, lines: readonly LineRow[]): Promise<void> {
  for (const { orderId, itemId, received } of lines)
    await db
      .update(supplierOrderLines)
      .set({ received })
      .where(and(eq(supplierOrderLines.orderId, orderId), eq(supplierOrderLines.itemId, itemId)));
}

type Delivery = {
  orderId: string;
  /** Units by item. */
  came: ReadonlyMap<string, number>;
  note: string | undefined;
  expiresOn: NonNullable<ReceiveOrder["expiresOn"]>;
};

async function putInStock(ctx: Ctx, { orderId, came, note, expiresOn }: Delivery): Promise<void> {
  const before = await lockItems(ctx, [...came.keys()]);
  await moveStock(
    ctx,
    [...before.values()].map((item) => ({
      itemId: item.id,
      kind: "receive" as const,
      amount: amountOf(came.get(item.id) ?? 0, item),
      note,
      orderId,
    })),
  );
  for (const item of before.values()) {
    const delivered = expiresOn[item.id];
    if (delivered)
      await ctx.db
        .update(items)
        .set({ expiresOn: soonestOf(item, delivered) })
        .where(eq(items.id, item.id));
  }
}
