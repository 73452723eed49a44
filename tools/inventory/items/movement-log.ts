import { and, count, desc, eq, sql } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { stockMovements } from "#db/schema/stock.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DEFAULT_LIMIT, pageOf, readCursor, type Page } from "#tools/core/paging.ts";
import { findItem } from "./item-rows.ts";
import type { FindMovements, Movement } from "./movement-schema.ts";
import { gramsOf } from "./stock-rules.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";

/** What came and went, newest first: of everything, or of one item. @throws not_found for its item, subscription_required */
export async function listMovements(
  ctx: Ctx,
  { itemId, kind, limit = DEFAULT_LIMIT, cursor }: FindMovements,
): Promise<Page<Movement>> {
  await requireInventory(ctx);
  if (itemId) await findItem(ctx, itemId);
  const matching = and(
    itemId ? eq(stockMovements.itemId, itemId) : undefined,
    kind ? eq(stockMovements.kind, kind) : undefined,
  );
  const rows = await ctx.db
    .select({
      log: stockMovements,
      itemName: items.name,
      weighed: WEIGHED,
      stylistName: stylists.name,
    })
    .from(stockMovements)
    .innerJoin(items, eq(items.id, stockMovements.itemId))
    .innerJoin(stylists, eq(stylists.id, stockMovements.stylistId))
    .where(and(matching, beyond(cursor)))
    .orderBy(desc(stockMovements.line))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(stockMovements).where(matching);
  const place = ({ log }: Row) => ({ at: log.createdAt, id: log.id });
  return pageOf(rows, limit, all?.total ?? 0, place, asMovement);
}

/** Lines of one moment keep the order in which they were written. */
function beyond(cursor: string | undefined) {
  if (!cursor) return undefined;
  const { id } = readCursor(cursor);
  return sql`${stockMovements.line} < (select line from stock_movements where id = ${id})`;
}

/** Whether a line is in grams: as its item is now, but for every time since that grams and units parted, which left 0. */
const WEIGHED = sql<boolean>`(${items.unitSize} is not null) = ((
  select count(*) from stock_movements later
  where later.item_id = ${stockMovements.itemId} and later.kind = 'repack' and later.after = 0
    and later.line >= ${stockMovements.line}
) % 2 = 0)`;

type Row = {
  log: typeof stockMovements.$inferSelect;
  itemName: string;
  weighed: boolean;
  stylistName: string;
};

function asMovement({ log, itemName, weighed, stylistName }: Row): Movement {
  const { salonId: _salon, stylistId: _stylist, line: _line, amount, after, ...rest } = log;
  return {
    ...rest,
    itemName,
    amount: weighed ? gramsOf(amount) : amount,
    after: weighed ? gramsOf(after) : after,
    weighed,
    stylistName,
    createdAt: log.createdAt.toISOString(),
  };
}
