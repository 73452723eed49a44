import { inventorySubscriptions } from "#db/schema/inventory.ts";
import { requirePerson } from "#tools/access/roles.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { askForPlan } from "#tools/payments/plan-ask.ts";
import { setPlan } from "#tools/payments/plan-grants.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type { ActivatedInventory, InventorySubscription } from "./schema.ts";

/** Whether the salon has inventory. */
export async function getInventorySubscription(ctx: Ctx): Promise<InventorySubscription> {
  const [row] = await ctx.db.select().from(inventorySubscriptions);
  return { isActive: row?.isActive ?? false };
}

/**
 * Gives the salon inventory, where nothing is charged at once, else as `askForPlan` does; once it has, nothing more happens.
 * @throws forbidden for whoever may not change the plan; conflict, unavailable
 */
export async function activateInventory(ctx: Ctx): Promise<ActivatedInventory> {
  requirePerson(ctx);
  requireMay(ctx, "manage_plans");
  const product = "inventory";
  if (!ctx.cards.available) {
    await setPlan(ctx, { salonId: ctx.actor.salonId, product }, product);
    return { isActive: true };
  }
  const asked = await askForPlan(ctx, { product, plan: product });
  return { ...(await getInventorySubscription(ctx)), ...asked };
}

/** Lets only a salon with inventory pass. @throws subscription_required */
export async function requireInventory(ctx: Ctx): Promise<void> {
  const { isActive } = await getInventorySubscription(ctx);
  if (!isActive)
    throw new DomainError("subscription_required", "Activate inventory first to manage stock.");
}
