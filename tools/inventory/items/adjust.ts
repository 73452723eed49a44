import { atomically, type Ctx } from "#tools/core/context.ts";
import { refused } from "#tools/core/field-error.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { findItem, shownItem } from "./item-rows.ts";
import type { AdjustItem } from "./movement-schema.ts";
import { moveStock } from "./movements.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { amountOf, tenthsOf } from "./stock-rules.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";

/**
 * Takes out or puts in by hand, with a reason. @throws not_found; invalid for nothing, and for grams of what is only counted;
 * subscription_required, forbidden
 */
export async function adjustItem(
  ctx: Ctx,
  { id, units, grams, reason, note }: AdjustItem & { id: string },
): Promise<Item> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
  return atomically(ctx, async (ctx) => {
    const row = await findItem(ctx, id, true);
    if (grams !== undefined && row.unitSize === null)
      throw refused(
        "grams",
        `${row.name} is counted in whole ones: say what one holds to weigh it.`,
      );
    const amount = grams === undefined ? amountOf(units ?? 0, row) : tenthsOf(grams);
    if (amount === 0)
      throw refused(grams === undefined ? "units" : "grams", "Say how much comes or goes.");
    const moved = await moveStock(ctx, [{ itemId: id, kind: "adjust", amount, reason, note }]);
    return shownItem(ctx, moved.get(id) ?? row);
  });
}
