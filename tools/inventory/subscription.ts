import { inventorySubscriptions } from "#db/schema/inventory.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { InventorySubscription } from "./schema.ts";

/** Whether the salon has inventory. */
export async function getInventorySubscription(ctx: Ctx): Promise<InventorySubscription> {
  const [row] = await ctx.db.select().from(inventorySubscriptions);
  return { isActive: row?.isActive ?? false };
}

/** Lets only a salon with inventory pass. @throws subscription_required */
export async function requireInventory(ctx: Ctx): Promise<void> {
  const { isActive } = await getInventorySubscription(ctx);
  if (!isActive)
    throw new DomainError("subscription_required", "Activate inventory first to manage stock.");
}
