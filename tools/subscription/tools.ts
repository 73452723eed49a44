import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { SubscriptionStatus } from "./schema.ts";
import { getSubscription } from "./subscription.ts";

/** What the assistant may do with the salon's plan. */
export const subscriptionTools = {
  get_subscription: defineTool({
    description: "The salon's plan, its price, and how many photo analyses are left this month.",
    input: z.strictObject({}),
    output: SubscriptionStatus,
    effect: "read",
    run: getSubscription,
  }),
};
