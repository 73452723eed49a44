import { and, count, eq, inArray } from "drizzle-orm";
import { supplierOrders } from "#db/schema/orders.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { holdBack, lockMessage } from "#tools/messages/outbox/outbox.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { clearLines, orderableSupplier, writeLines } from "./order-lines.ts";
import { canBecome, OPEN_ORDERS, orderStatusWords } from "./order-rules.ts";
import {
  ORDER_ROW,
  lockOrder,
  readOrder,
  shownOrder,
  shownOrders,
  unknownOrder,
  type OrderRow,
} from "./order-rows.ts";
import type { CreateOrder, Order, OrderFilter, UpdateOrder } from "./order-schema.ts";
import { orderStanding } from "./order-standing.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";

/** The salon's orders, newest first. Amounts are in minor units, for the roles that see costs. @throws subscription_required */
export async function listOrders(
  ctx: Ctx,
  {
    limit = DEFAULT_LIMIT,
    cursor,
    supplierId,
    status,
    open,
  }: OrderFilter & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<Order>> {
  await requireInventory(ctx);
  const matching = and(
    supplierId ? eq(supplierOrders.supplierId, supplierId) : undefined,
    status ? eq(orderStanding, status) : undefined,
    open ? inArray(orderStanding, [...OPEN_ORDERS]) : undefined,
  );
  const rows = await ctx.db
    .select(ORDER_ROW)
    .from(supplierOrders)
    .where(and(matching, olderThan(supplierOrders, cursor)))
    .orderBy(...newestFirst(supplierOrders))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(supplierOrders).where(matching);
  const page = pageOf(rows, limit, all?.total ?? 0, placeOf, (row) => row);
  return { ...page, items: await shownOrders(ctx, page.items) };
}

/** One order. @throws not_found, subscription_required */
export async function getOrder(ctx: Ctx, { id }: { id: string }): Promise<Order> {
  await requireInventory(ctx);
  return shownOrder(ctx, await readOrder(ctx, id));
}

/**
 * Makes a draft. What is asked for twice adds up, and a quantity of 0 is left out.
 * @throws forbidden, not_found for a supplier or item that is not of this salon, invalid for an item of another supplier
 */
export async function createOrder(ctx: Ctx, input: CreateOrder): Promise<Order> {
  await requireOrders(ctx);
  return atomically(ctx, (ctx) => draftOrder(ctx, input));
}

/** Makes a draft within the caller's transaction. @throws not_found, invalid */
export async function draftOrder(
  ctx: Ctx,
  { supplierId, items: asked, note = "" }: CreateOrder,
): Promise<Order> {
  await orderableSupplier(ctx, supplierId);
  const [row] = await ctx.db
    .insert(supplierOrders)
    .values({
      // its first 8 characters are the order's number: those of a UUIDv7 are the same for a minute, a random one's are not
      id: crypto.randomUUID(),
      salonId: ctx.actor.salonId,
      supplierId,
      stylistId: ctx.actor.stylistId,
      status: "draft",
      note,
      createdAt: ctx.now(),
    })
    .returning();
  if (!row) throw unknownOrder();
  await writeLines(ctx, { orderId: row.id, supplierId, asked });
  return shownOrder(ctx, row);
}

/**
 * Changes a draft; when it is expected may be noted until it has come.
 * @throws forbidden, not_found, conflict for lines and note of what has been sent off, invalid for an item of another supplier
 */
export async function updateOrder(
  ctx: Ctx,
  { id, items: asked, ...changes }: UpdateOrder & { id: string },
): Promise<Order> {
  await requireOrders(ctx);
  return atomically(ctx, async (ctx) => {
    const row = await lockOrder(ctx, id);
    const isOpen = OPEN_ORDERS.some((open) => open === row.status);
    const isWritten = asked !== undefined || changes.note !== undefined;
    if (!isOpen || (isWritten && row.status !== "draft")) throw standsAlready(row);
    // a mail that waits with the former words must not go
    if (isWritten) await takeMailBack(ctx, row);
    if (asked) {
      await clearLines(ctx, id);
      await writeLines(ctx, { orderId: id, supplierId: row.supplierId, asked });
    }
    return shownOrder(ctx, await setOrder(ctx, row, changes));
  });
}

/**
 * Marks a draft as sent off by some other way than by mail from here; a mail of it that waits stays here. Doing so again changes
 * nothing.
 * @throws forbidden, not_found, conflict
 */
export async function submitOrder(ctx: Ctx, { id }: { id: string }): Promise<Order> {
  await requireOrders(ctx);
  return atomically(ctx, async (ctx) => {
    const row = await lockOrder(ctx, id);
    if (row.status === "submitted") return shownOrder(ctx, row);
    if (!canBecome(row.status, "submitted")) throw standsAlready(row);
    await takeMailBack(ctx, row);
    const sent = { status: "submitted", submittedAt: ctx.now() } as const;
    return shownOrder(ctx, await setOrder(ctx, row, sent));
  });
}

/**
 * Cancels an order of which nothing has come, and holds its mail back where that has not gone: what the supplier was sent
 * already has to be called off there. Cancelling again changes nothing.
 * @throws forbidden, not_found, conflict
 */
export async function cancelOrder(ctx: Ctx, { id }: { id: string }): Promise<Order> {
  await requireOrders(ctx);
  return atomically(ctx, async (ctx) => {
    const row = await lockOrder(ctx, id);
    if (row.status === "cancelled") return shownOrder(ctx, row);
    if (row.status === "partly_received")
      throw new DomainError(
        "conflict",
        "Part of this order has come. Say that nothing more will come instead.",
      );
    if (!canBecome(row.status, "cancelled")) throw standsAlready(row);
    await takeMailBack(ctx, row);
    return shownOrder(
      ctx,
      await setOrder(ctx, row, { status: "cancelled", cancelledAt: ctx.now() }),
    );
  });
}

/** Holds the mail of a locked order back where it has not gone, so that nobody sends it from the outbox later. */
async function takeMailBack(ctx: Ctx, { messageId }: Pick<OrderRow, "messageId">): Promise<void> {
  if (!messageId) return;
  const message = await lockMessage(ctx, messageId);
  if (!["sending", "sent", "delivered", "cancelled"].includes(message.status))
    await holdBack(ctx, message);
}

/** Whoever may change orders, of a salon with inventory. @throws forbidden, subscription_required */
export async function requireOrders(ctx: Ctx): Promise<void> {
  requireMay(ctx, "manage_orders");
  await requireInventory(ctx);
}

/** Writes into an order's row that is locked. Nothing to change leaves it as it is. */
export async function setOrder(
  { db }: Pick<Ctx, "db">,
  row: OrderRow,
  changes: Partial<OrderRow>,
): Promise<OrderRow> {
  const set = Object.fromEntries(Object.entries(changes).filter(([, held]) => held !== undefined));
  if (Object.keys(set).length === 0) return row;
  const [changed] = await db
    .update(supplierOrders)
    .set(set)
    .where(eq(supplierOrders.id, row.id))
    .returning(ORDER_ROW);
  if (!changed) throw unknownOrder();
  return changed;
}

/** The refusal for what an order as it stands does not allow. */
export const standsAlready = ({ status }: Pick<OrderRow, "status">) =>
  new DomainError("conflict", `This order is ${orderStatusWords(status)} already.`);
