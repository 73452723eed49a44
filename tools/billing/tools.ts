import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import type { Change, TakeBack } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { presentPlan } from "./grants.ts";
import { FREE_TIER, planName } from "./offer-rules.ts";
import { subscribeTools } from "./subscribe-tools.ts";
import { endPlan, getBilling, resumePlan } from "./plans.ts";
import { Billing, OfProduct, type PlanBilling } from "./schema.ts";
import type { PlanProduct } from "#tools/payments/schema.ts";

/** What the assistant may do with what a salon pays for the product. */
export const planTools = {
  ...subscribeTools,
  show_billing: defineTool({
    description:
      "What the salon pays every month for this product, until when, and whether a month is unpaid.",
    input: z.strictObject({}),
    output: Billing,
    effect: "read",
    spansCalls: true,
    run: getBilling,
  }),
  end_plan: defineTool({
    description:
      "End a plan: salon, social or inventory. One that is paid runs to the end of its paid month.",
    input: OfProduct,
    output: Billing,
    effect: "ask",
    refreshes: ["subscription", "billing", "social", "inventory"],
    route: "POST /api/billing/{product}/end",
    spansCalls: true,
    asksWith: async (ctx, { product }) => `End ${await nameNow(ctx, product)}?`,
    changes: async (ctx, { product }) => planChanges(ctx, product, endsWith),
    records: () => [],
    did: ({ product }) => `ended the plan of ${WHAT[product]}`,
    undo: async (ctx, { product }) => {
      // what is paid goes on by resume_plan, which asks the bank
      const before = ctx.cards.available ? null : await planOf(ctx, product);
      return () => before && takenAgain(product, before);
    },
    run: endPlan,
  }),
  resume_plan: defineTool({
    description: "Let a plan go on that was to end with its paid month.",
    input: OfProduct,
    output: Billing,
    effect: "ask",
    refreshes: ["subscription", "billing", "social", "inventory"],
    route: "POST /api/billing/{product}/resume",
    spansCalls: true,
    asksWith: async (ctx, { product }) => `Let ${await nameNow(ctx, product)} go on?`,
    changes: async (ctx, { product }) => planChanges(ctx, product, () => "goes on every month"),
    records: () => [],
    did: ({ product }) => `let the plan of ${WHAT[product]} go on`,
    run: resumePlan,
  }),
};

const WHAT: Record<PlanProduct, string> = {
  salon: "the salon",
  social: "posts",
  inventory: "inventory",
};

const planOf = (ctx: Ctx, product: PlanProduct) =>
  presentPlan(ctx, { salonId: ctx.actor.salonId, product });

async function nameNow(ctx: Ctx, product: PlanProduct): Promise<string> {
  const plan = await planOf(ctx, product);
  return plan ? planName(product, plan) : `the plan of ${WHAT[product]}`;
}

async function planChanges(
  ctx: Ctx,
  product: PlanProduct,
  after: (paid: PlanBilling | undefined) => string,
): Promise<Change[]> {
  const { plans } = await getBilling(ctx);
  const paid = plans.find((each) => each.product === product);
  const plan = await planOf(ctx, product);
  const state = STATES[paid?.status ?? "none"];
  return changesOf([
    [
      `Plan of ${WHAT[product]}`,
      plan ? [planName(product, plan), state].filter(Boolean).join(", ") : "none",
      after(paid),
    ],
  ]);
}

const STATES: Record<PlanBilling["status"], string> = {
  none: "",
  active: "paid every month",
  past_due: "a month is unpaid",
  ending: "ends with its month",
  ended: "ended",
};

function endsWith(paid: PlanBilling | undefined): string {
  if (paid?.status === "active" || paid?.status === "ending")
    return `ends ${paid.renewsAt?.slice(0, 10) ?? "with its month"}`;
  return paid?.product === "salon" ? planName("salon", FREE_TIER) : "off";
}

function takenAgain(product: PlanProduct, plan: string): TakeBack {
  if (product === "salon") return { tool: "upgrade_subscription", input: { tier: plan } };
  if (product === "social") return { tool: "subscribe_social", input: { tier: plan } };
  return { tool: "activate_inventory", input: {} };
}
