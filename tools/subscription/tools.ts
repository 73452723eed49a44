import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { tierDefinition } from "./rules.ts";
import { SubscriptionStatus, Upgrade, Upgraded } from "./schema.ts";
import { getSubscription, upgradeSubscription } from "./subscription.ts";

export const subscriptionTools = {
  get_subscription: defineTool({
    description: "The salon's plan, its price, and how many photo analyses are left this month.",
    input: z.strictObject({}),
    output: SubscriptionStatus,
    effect: "read",
    run: getSubscription,
  }),
  upgrade_subscription: defineTool({
    description:
      "Move the salon to another plan (essential, pro or complete). Changes what is paid. Where plans are charged, nothing has changed until it is paid by the link of the answer.",
    input: Upgrade,
    output: Upgraded,
    effect: "ask",
    asks: ({ tier }) => {
      const { name, price } = tierDefinition(tier);
      return `Move the salon to ${name} at $${price} a month?`;
    },
    run: upgradeSubscription,
  }),
};
