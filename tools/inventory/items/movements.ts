import { asc, eq, inArray } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { stockMovements } from "#db/schema/stock.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import type { AdjustReason, MovementKind } from "./movement-schema.ts";
import { played } from "./stock-rules.ts";

/** An item's row in the database. */
export type ItemRow = typeof items.$inferSelect;

/** Something that comes or goes. `amount` is signed and counts as `items.stock` does (see `amountOf`); 0 writes nothing. */
export type StockMove = {
  itemId: string;
  kind: MovementKind;
  amount: number;
  reason?: AdjustReason | undefined;
  note?: string | undefined;
  bowlId?: string | undefined;
  orderId?: string | undefined;
  takeId?: string | undefined;
};

/**
 * Writes movements into the log and the quantities with them; the only function that does either. Call it inside a
 * transaction. Items that were deleted still take movements, such as what is taken back.
 * @returns the items as they stand afterwards, by id
 * @throws not_found for an item that is not of this salon
 */
export async function moveStock(
  ctx: Ctx,
  moves: readonly StockMove[],
): Promise<Map<string, ItemRow>> {
  const held = await lockItems(
    ctx,
    moves.map(({ itemId }) => itemId),
  );
  const { salonId, stylistId } = ctx.actor;
  const createdAt = ctx.now();
  const log = moves.flatMap(({ itemId, kind, amount, ...why }) => {
    const { lines, item } = played(held.get(itemId) ?? missing(), { kind, amount }, createdAt);
    held.set(itemId, item);
    return lines.map((line) => ({
      ...why,
      ...line,
      id: newId(),
      salonId,
      itemId,
      stylistId,
      createdAt,
    }));
  });
  if (log.length === 0) return held;
  for (const { id, stock, needsCount, openedAt } of held.values())
    await ctx.db.update(items).set({ stock, needsCount, openedAt }).where(eq(items.id, id));
  await ctx.db.insert(stockMovements).values(log);
  return held;
}

/** The rows of items, locked until the transaction ends, in the one order that keeps two of them from waiting for each other. @throws not_found */
export async function lockItems(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ItemRow>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(items)
    .where(inArray(items.id, wanted))
    .orderBy(asc(items.id))
    .for("update");
  if (rows.length < wanted.length) missing();
  return new Map(rows.map((row) => [row.id, row]));
}

function missing(): never {
  throw new DomainError("not_found", "Item not found.");
}
