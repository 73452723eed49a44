import { asc, eq, inArray } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { stockTakeLines, stockTakes } from "#db/schema/stock.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { StockTake } from "#tools/inventory/items/movement-schema.ts";
import { amountOf, gramsOf, shownAmount, type Held } from "#tools/inventory/items/stock-rules.ts";

/** A stock take's row in the database. */
export type TakeRow = typeof stockTakes.$inferSelect;
type LineRow = typeof stockTakeLines.$inferSelect;

/** What was counted of an item, as an amount of its stock. */
export function countedOf(
  { units, open }: Pick<LineRow, "units" | "open">,
  item: Pick<Held, "unitSize">,
): number {
  return amountOf(units, item, gramsOf(open));
}

/** Stock takes as people see them, in their order. */
export async function shownTakes(ctx: Ctx, rows: readonly TakeRow[]): Promise<StockTake[]> {
  if (rows.length === 0) return [];
  const lines = await ctx.db
    .select({ line: stockTakeLines, name: items.name, unitSize: items.unitSize })
    .from(stockTakeLines)
    .innerJoin(items, eq(items.id, stockTakeLines.itemId))
    .where(
      inArray(
        stockTakeLines.takeId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(items.name), asc(items.id));
  const byTake = Map.groupBy(lines, ({ line }) => line.takeId);
  const named = await ctx.db.select({ id: stylists.id, name: stylists.name }).from(stylists);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return rows.map(({ id, status, stylistId, createdAt, finishedAt }) => ({
    id,
    status,
    stylistName: names.get(stylistId) ?? "",
    counted: (byTake.get(id) ?? []).map(({ line, name, unitSize }) => ({
      itemId: line.itemId,
      itemName: name,
      units: line.units,
      openGrams: gramsOf(line.open),
      expected: shownAmount(line.expected, { unitSize }),
      difference: shownAmount(countedOf(line, { unitSize }) - line.expected, { unitSize }),
      weighed: unitSize !== null,
    })),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
}
