import { inArray } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import type { Ctx } from "#tools/core/context.ts";
import { lockItems } from "#tools/inventory/items/movements.ts";

/**
 * Of what a bowl drew, in tenths of a gram, that which can be put right: an item that is counted in whole ones by now knows no
 * grams any more. It asks for a count instead. Call it inside a transaction.
 */
export async function stillWeighed<T extends { itemId: string }>(
  ctx: Ctx,
  drawn: readonly T[],
): Promise<T[]> {
  const held = await lockItems(
    ctx,
    drawn.map(({ itemId }) => itemId),
  );
  const isCounted = ({ itemId }: T) => held.get(itemId)?.unitSize === null;
  const counted = drawn.filter(isCounted).map(({ itemId }) => itemId);
  if (counted.length > 0)
    await ctx.db.update(items).set({ needsCount: true }).where(inArray(items.id, counted));
  return drawn.filter((each) => !isCounted(each));
}
