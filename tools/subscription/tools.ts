import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import { planTools } from "#tools/payments/plan-tools.ts";
import { TIERS } from "./data.ts";
import { tierDefinition } from "./rules.ts";
import { SubscriptionStatus, Upgrade, Upgraded, type TierDefinition } from "./schema.ts";
import { getSubscription, upgradeSubscription } from "./subscription.ts";

/** What the assistant may do with the salon's plan, and with whatever the salon pays for. */
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
    refreshes: ["subscription", "billing"],
    route: "PUT /api/subscription/upgrade",
    asks: ({ tier }) => {
      const { name, price } = tierDefinition(tier);
      return `Move the salon to ${name} at $${price} a month?`;
    },
    changes: async (ctx, { tier }) => {
      const before = tierDefinition((await getSubscription(ctx)).tier);
      return changesOf([["Plan", planWords(before), planWords(tierDefinition(tier))]]);
    },
    edits: [
      {
        field: "tier",
        label: "Plan",
        kind: "choice",
        choices: TIERS.map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    records: () => [],
    did: ({ tier }, { checkoutUrl }) =>
      checkoutUrl
        ? `asked for ${tierDefinition(tier).name}`
        : `moved the salon to ${tierDefinition(tier).name}`,
    undo: async (ctx) => {
      const { tier } = await getSubscription(ctx);
      // a plan that is paid for is no matter of seconds
      return () => (ctx.cards.available ? null : { tool: "upgrade_subscription", input: { tier } });
    },
    spansCalls: true,
    run: upgradeSubscription,
  }),
  ...planTools,
};

const planWords = ({ name, price }: TierDefinition) => `${name}, $${price} a month`;
