import { and, eq } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { stockTakeLines, stockTakes } from "#db/schema/stock.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { moveStock, type ItemRow } from "./movements.ts";
import { repacked } from "./stock-rules.ts";

/**
 * Puts right what one unit of an item holds, in tenths of a gram, null for what is only counted. Its containers stay as many;
 * of the open one, what was taken out of it. Call it inside a transaction with the item held.
 * @throws conflict while it is being counted
 */
export async function repackItem(ctx: Ctx, row: ItemRow, unitSize: number | null): Promise<void> {
  if (unitSize === row.unitSize) return;
  await requireNotCounted(ctx, row);
  const move = { itemId: row.id, kind: "repack" as const };
  const stock = repacked(row, unitSize);
  const hold = () => ctx.db.update(items).set({ unitSize }).where(eq(items.id, row.id));
  if (row.unitSize !== null && unitSize !== null) {
    if (stock !== row.stock) await moveStock(ctx, [{ ...move, amount: stock - row.stock }]);
    await hold();
    return;
  }
  // grams and units do not add up in one line: all goes out in the one, which leaves 0, and comes in in the other
  await moveStock(ctx, [{ ...move, amount: -row.stock }]);
  await hold();
  if (stock > 0) await moveStock(ctx, [{ ...move, amount: stock }]);
}

async function requireNotCounted(ctx: Ctx, { id, name }: ItemRow): Promise<void> {
  const [counting] = await ctx.db
    .select({ id: stockTakes.id })
    .from(stockTakeLines)
    .innerJoin(stockTakes, eq(stockTakes.id, stockTakeLines.takeId))
    .where(and(eq(stockTakeLines.itemId, id), eq(stockTakes.status, "open")));
  if (counting)
    throw new DomainError(
      "conflict",
      `${name} is being counted. Finish or cancel the stock take before changing what one holds.`,
    );
}
