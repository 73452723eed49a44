import { requireMay } from "#tools/access/permissions.ts";
import { requirePerson } from "#tools/access/roles.ts";
import type { Ctx } from "#tools/core/context.ts";
import { getInventorySubscription } from "#tools/inventory/subscription.ts";
import type { SubscribeSocial } from "#tools/social/schema.ts";
import { getSocialSubscription } from "#tools/social/subscription.ts";
import { tierDefinition } from "#tools/subscription/rules.ts";
import type { Tier, Upgrade } from "#tools/subscription/schema.ts";
import { getSubscription } from "#tools/subscription/subscription.ts";
import { askForPlan } from "./ask.ts";
import { setPlan } from "./grants.ts";
import type { ActivatedInventory, AskedPlan, SubscribedSocial, Upgraded } from "./schema.ts";

/**
 * Moves the salon to another tier, where nothing is charged at once, else as `askForPlan` does; what was used this month stays
 * used. Owners and managers only. @throws forbidden, conflict, unavailable
 */
export async function upgradeSubscription(ctx: Ctx, { tier }: Upgrade): Promise<Upgraded> {
  requirePerson(ctx);
  requireMay(ctx, "manage_plans");
  const asked = ctx.cards.available
    ? await askForPlan(ctx, { product: "salon", plan: tier })
    : await moveTo(ctx, tier);
  return { ...asked, subscription: await getSubscription(ctx) };
}

async function moveTo(ctx: Ctx, tier: Tier): Promise<AskedPlan> {
  await setPlan(ctx, { salonId: ctx.actor.salonId, product: "salon" }, tier);
  return { message: `You are now on ${tierDefinition(tier).name}.` };
}

/**
 * Activates a plan, or changes to another, where nothing is charged at once, else as `askForPlan` does; what was used this month
 * stays used. Owner and manager only. @throws forbidden, conflict, unavailable
 */
export async function subscribeSocial(
  ctx: Ctx,
  { tier }: SubscribeSocial,
): Promise<SubscribedSocial> {
  requirePerson(ctx);
  requireMay(ctx, "manage_plans");
  const product = "social";
  if (!ctx.cards.available) {
    await setPlan(ctx, { salonId: ctx.actor.salonId, product }, tier);
    return getSocialSubscription(ctx);
  }
  const asked = await askForPlan(ctx, { product, plan: tier });
  return { ...(await getSocialSubscription(ctx)), ...asked };
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
