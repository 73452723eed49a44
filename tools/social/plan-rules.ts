import { SOCIAL_PLANS } from "./data.ts";
import type { SocialPlan, SocialSubscription, SocialTier } from "./schema.ts";

/** The plan of a tier. */
export function planOf(tier: SocialTier): SocialPlan {
  const found = SOCIAL_PLANS.find(({ id }) => id === tier);
  if (!found) throw new Error(`No such plan: ${tier}`);
  return found;
}

/** Without a subscription there is nothing to use. */
export const NO_SUBSCRIPTION: SocialSubscription = {
  tier: null,
  postsGenerated: 0,
  monthlyLimit: 0,
  postsRemaining: 0,
  periodEndsAt: null,
};

/** A plan and what was used of its month, as the screen counts it. */
export function usageOf(
  tier: SocialTier,
  { postsGenerated, periodEndsAt }: { postsGenerated: number; periodEndsAt: Date },
): SocialSubscription {
  const { monthlyLimit } = planOf(tier);
  return {
    tier,
    postsGenerated,
    monthlyLimit,
    postsRemaining: monthlyLimit === -1 ? "unlimited" : Math.max(0, monthlyLimit - postsGenerated),
    periodEndsAt: periodEndsAt.toISOString(),
  };
}
