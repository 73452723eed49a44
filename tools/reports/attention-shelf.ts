import { and, asc, eq, gt, isNull, lt, lte, or } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { supplierOrders } from "#db/schema/orders.ts";
import type { Ctx } from "#tools/core/context.ts";
import { EXPIRY_NOTICE_DAYS } from "#tools/inventory/data.ts";
import { orderStanding } from "#tools/inventory/orders/order-standing.ts";
import { getInventorySubscription } from "#tools/inventory/subscription.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { counted, onDay, type Clock } from "./attention-rules.ts";
import type { Attention } from "./attention-schema.ts";

/** Orders that should have come, and of which only a part has. */
export async function lateOrders(ctx: Ctx, { today }: Clock): Promise<Attention | null> {
  if (!may(ctx.actor.role, "manage_orders") || !(await hasInventory(ctx))) return null;
  const { expectedOn, createdAt, id } = supplierOrders;
  const rows = await ctx.db
    .select({ id, status: orderStanding })
    .from(supplierOrders)
    .where(
      or(
        eq(orderStanding, "partly_received"),
        and(eq(orderStanding, "submitted"), lt(expectedOn, today)),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
  const [first] = rows;
  if (!first) return null;
  const overdue = rows.filter((row) => row.status === "submitted").length;
  const partly = rows.length - overdue;
  const parts = [
    overdue > 0 && counted(overdue, "An order is overdue", "orders are overdue"),
    partly > 0 && counted(partly, "an order has come in part", "orders have come in part"),
  ].filter((part) => part !== false);
  const said = parts.join(", ");
  return {
    kind: "orders",
    count: rows.length,
    sentence: `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
    link: rows.length === 1 ? `/inventory?order=${first.id}` : "/inventory?tab=orders",
    urgent: false,
  };
}

/** What is on the shelf and expires within 30 days, or has. */
export async function expiringStock(ctx: Ctx, { today }: Clock): Promise<Attention | null> {
  if (!may(ctx.actor.role, "manage_stock") || !(await hasInventory(ctx))) return null;
  const rows = await ctx.db
    .select({ name: items.name, expiresOn: items.expiresOn })
    .from(items)
    .where(
      and(
        isNull(items.deletedAt),
        gt(items.stock, 0),
        lte(items.expiresOn, addDays(today, EXPIRY_NOTICE_DAYS)),
      ),
    )
    .orderBy(asc(items.expiresOn), asc(items.name));
  const [first] = rows;
  if (!first?.expiresOn) return null;
  const gone = first.expiresOn < today;
  const when = onDay(first.expiresOn, today);
  return {
    kind: "expiring",
    count: rows.length,
    sentence: counted(
      rows.length,
      gone ? `${first.name} expired ${when}.` : `${first.name} expires ${when}.`,
      `products expire or have expired, ${first.name} first, ${when}.`,
    ),
    link: "/inventory?tab=inventory&only=expiring",
    urgent: false,
  };
}

const hasInventory = async (ctx: Ctx) => (await getInventorySubscription(ctx)).isActive;
