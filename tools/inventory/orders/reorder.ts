import { and, asc, eq, gte, inArray, isNull, or, sum } from "drizzle-orm";
import { items, suppliers } from "#db/schema/inventory.ts";
import { stockMovements } from "#db/schema/stock.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { ItemRow } from "#tools/inventory/items/movements.ts";
import { unitsOrdered } from "./on-order.ts";
import { orderableSupplier } from "./order-lines.ts";
import type { Order, QuickReorder, Reordered, ReorderRule } from "./order-schema.ts";
import { draftOrder, requireOrders } from "./orders.ts";
import { isLow, reorderQuantity } from "#tools/inventory/items/stock-rules.ts";
import {
  stillToOrder,
  usageQuantity,
  USE_KINDS,
  USE_REASONS,
  usedSince,
} from "#tools/inventory/bowls/usage-rules.ts";

/** Spec's title of the notice, and why there is nothing to order. */
const NONE: Record<ReorderRule, string> = {
  threshold: "No Low Stock Items: everything is above its threshold.",
  usage: "Nothing will run short: what stands there lasts at the pace of the last weeks.",
};
/** Spec. */
const NO_SUPPLIER = "Low stock items need to have suppliers assigned before auto-reordering.";

type Wanted = { item: ItemRow; quantity: number };

/**
 * Drafts one order for each supplier. By the threshold: everything that is low, twice its threshold or up to its target; by
 * usage: whatever will run short. What a supplier was asked for already is not ordered again. A draft counts for nothing, since
 * nobody may ever send it; but what it holds all of is not drafted twice, however often this runs at once.
 * @throws forbidden, not_found for the supplier, invalid where nothing is wanted or nothing wanted has a supplier
 */
export async function quickReorder(
  ctx: Ctx,
  { rule = "threshold", supplierId }: Partial<QuickReorder> = {},
): Promise<Reordered> {
  await requireOrders(ctx);
  return atomically(ctx, async (ctx) => {
    if (supplierId) await orderableSupplier(ctx, supplierId);
    const wanted = await wantedItems(ctx, { rule, supplierId });
    if (wanted.length === 0) throw new DomainError("invalid", NONE[rule], { issues: [] });
    const sellers = await sellersOf(ctx, wanted);
    const [bought, homeless] = split(wanted, ({ item }) => sellers.has(item.supplierId ?? ""));
    if (bought.length === 0) throw new DomainError("invalid", NO_SUPPLIER, { issues: [] });
    const { onOrder, inDraft } = await unitsOrdered(
      ctx,
      bought.map(({ item }) => item.id),
    );
    const [covered, open] = split(
      bought.map(({ item, quantity }) => {
        return { item, quantity: stillToOrder(quantity, onOrder.get(item.id) ?? 0) };
      }),
      ({ quantity }) => quantity === 0,
    );
    const drafted = ({ item }: Wanted) => inDraft.get(item.id) ?? 0;
    const missing = open.filter((one) => drafted(one) < one.quantity);
    const orders: Order[] = [];
    for (const [seller, lines] of Map.groupBy(missing, ({ item }) => item.supplierId ?? ""))
      orders.push(
        await draftOrder(ctx, {
          supplierId: seller,
          items: lines.map(({ item, quantity }) => ({ itemId: item.id, quantity })),
        }),
      );
    return {
      orders,
      withoutSupplier: homeless.map(nameOf),
      onTheWay: covered.map(nameOf),
      inDraft: open.filter((one) => drafted(one) > 0).map(nameOf),
    };
  });
}

/** What there is too little of, locked, so that of two that reorder at once the second sees the orders of the first. */
async function wantedItems(
  ctx: Ctx,
  { rule, supplierId }: { rule: ReorderRule; supplierId: string | undefined },
): Promise<Wanted[]> {
  const kept = await ctx.db
    .select()
    .from(items)
    .where(and(isNull(items.deletedAt), supplierId ? eq(items.supplierId, supplierId) : undefined))
    .orderBy(asc(items.id))
    .for("update");
  if (rule === "threshold")
    return kept.filter(isLow).map((item) => ({ item, quantity: reorderQuantity(item) }));
  const used = await usedOf(ctx);
  return kept
    .map((item) => ({
      item,
      quantity: usageQuantity({ ...item, used: used.get(item.id) ?? 0 }, ctx.now()),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** What was used up of each item lately, as `items.stock` counts. */
async function usedOf({ db, now }: Ctx): Promise<Map<string, number>> {
  const rows = await db
    .select({ itemId: stockMovements.itemId, moved: sum(stockMovements.amount).mapWith(Number) })
    .from(stockMovements)
    .where(
      and(
        gte(stockMovements.createdAt, usedSince(now())),
        or(
          inArray(stockMovements.kind, [...USE_KINDS]),
          and(eq(stockMovements.kind, "adjust"), inArray(stockMovements.reason, [...USE_REASONS])),
        ),
      ),
    )
    .groupBy(stockMovements.itemId);
  return new Map(rows.map(({ itemId, moved }) => [itemId, -moved]));
}

async function sellersOf({ db }: Ctx, wanted: readonly Wanted[]): Promise<Set<string>> {
  const ids = wanted.flatMap(({ item }) => item.supplierId ?? []);
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(inArray(suppliers.id, ids), isNull(suppliers.deletedAt)))
    .orderBy(asc(suppliers.id))
    .for("share");
  return new Set(rows.map(({ id }) => id));
}

const nameOf = ({ item }: Wanted): string => item.name;

/** Those that pass, and the others. */
function split<T>(all: readonly T[], passes: (one: T) => boolean): [T[], T[]] {
  return [all.filter(passes), all.filter((one) => !passes(one))];
}
