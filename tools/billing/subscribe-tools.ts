import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import { getInventorySubscription } from "#tools/inventory/subscription.ts";
import { INVENTORY_PRICE } from "#tools/inventory/data.ts";
import { SubscribeSocial, type SocialTier } from "#tools/social/schema.ts";
import { planOf } from "#tools/social/plan-rules.ts";
import { getSocialSubscription } from "#tools/social/subscription.ts";
import { TIERS } from "#tools/subscription/data.ts";
import { tierDefinition } from "#tools/subscription/rules.ts";
import { Upgrade, type TierDefinition } from "#tools/subscription/schema.ts";
import { getSubscription } from "#tools/subscription/subscription.ts";
import { ActivatedInventory, SubscribedSocial, Upgraded } from "./schema.ts";
import { activateInventory, subscribeSocial, upgradeSubscription } from "./subscribe.ts";

/** What the assistant may take of what is paid for every month. */
export const subscribeTools = {
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
      return changesOf([["Plan", tierWords(before), tierWords(tierDefinition(tier))]]);
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
  subscribe_social: defineTool({
    description:
      "Take a plan for posts (content-creation or full-management), or change to another. Where plans are charged, nothing has changed until it is paid by the link of the answer.",
    input: SubscribeSocial,
    output: SubscribedSocial,
    effect: "ask",
    refreshes: ["social", "billing"],
    route: "PUT /api/social-media/subscribe",
    spansCalls: true,
    asks: ({ tier }) => `Take ${planWords(tier)}?`,
    changes: async (ctx, { tier }) => {
      const { tier: before } = await getSocialSubscription(ctx);
      return changesOf([["Plan for posts", before ? planWords(before) : "none", planWords(tier)]]);
    },
    records: () => [],
    did: ({ tier }, { checkoutUrl }) =>
      checkoutUrl ? `asked for ${planOf(tier).name}` : `took ${planOf(tier).name} for posts`,
    undo: async (ctx) => {
      const { tier } = await getSocialSubscription(ctx);
      // a plan that is paid for is no matter of seconds
      if (ctx.cards.available) return () => null;
      return () =>
        tier
          ? { tool: "subscribe_social", input: { tier } }
          : { tool: "end_plan", input: { product: "social" } };
    },
    run: subscribeSocial,
  }),
  activate_inventory: defineTool({
    description:
      "Give the salon inventory. Changes what is paid: where plans are charged, nothing has changed until it is paid by the link of the answer.",
    input: z.strictObject({}),
    output: ActivatedInventory,
    effect: "ask",
    refreshes: ["inventory", "billing"],
    route: "PUT /api/inventory/subscribe",
    asks: () => `Activate inventory at $${INVENTORY_PRICE} a month?`,
    changes: async (ctx) => {
      const { isActive } = await getInventorySubscription(ctx);
      return [
        {
          label: "Inventory",
          before: isActive ? "active" : "not active",
          after: `$${INVENTORY_PRICE} a month`,
        },
      ];
    },
    records: () => [],
    did: (_input, { checkoutUrl }) =>
      checkoutUrl ? "asked for the inventory plan" : "activated inventory",
    spansCalls: true,
    run: activateInventory,
  }),
};

const tierWords = ({ name, price }: TierDefinition) => `${name}, $${price} a month`;
const planWords = (tier: SocialTier) => `${planOf(tier).name}, $${planOf(tier).price} a month`;
