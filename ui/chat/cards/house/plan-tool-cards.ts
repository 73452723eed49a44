import { CreditCard, Megaphone, Package } from "lucide-react";
import { planName } from "#tools/billing/offer-rules.ts";
import type { PlanBilling } from "#tools/billing/schema.ts";
import type { planTools } from "#tools/billing/tools.ts";
import type { subscriptionTools } from "#tools/subscription/tools.ts";
import { PlanCard } from "./plan-card.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";
import { AskedPlanCard, UpgradedCard } from "./upgraded-card.tsx";

/** How the tools of what the salon pays appear. */
export const planToolCards: {
  [Name in keyof (typeof subscriptionTools & typeof planTools)]: ToolCard<Name>;
} = {
  get_subscription: {
    icon: CreditCard,
    does: "look at your plan",
    done: () => "Looked at your plan",
    Card: PlanCard,
  },
  upgrade_subscription: {
    icon: CreditCard,
    does: "change your plan",
    waiting: "Waiting for you to change the plan",
    act: "Change plan",
    done: (_input, { message }) => message,
    failed: "The plan was not changed",
    Card: UpgradedCard,
  },
  subscribe_social: {
    icon: Megaphone,
    does: "take the plan",
    act: "Take the plan",
    done: (_input, { message }) => message ?? "Took the plan for posts",
    failed: "The plan was not taken",
    Card: AskedPlanCard,
  },
  activate_inventory: {
    icon: Package,
    does: "activate inventory",
    act: "Activate",
    done: (_input, { message }) => message ?? "Inventory is active",
    failed: "Inventory was not activated",
    Card: AskedPlanCard,
  },
  show_billing: {
    icon: CreditCard,
    does: "look at what you pay",
    done: (_input, { plans }) => paidWords(plans),
  },
  end_plan: {
    icon: CreditCard,
    does: "end the plan",
    act: "End it",
    done: ({ product }, { plans }) => {
      const ending = plans.find((plan) => plan.product === product && plan.status === "ending");
      return ending
        ? `${planName(product, ending.plan)} ends ${ending.renewsAt?.slice(0, 10) ?? "with its month"}`
        : "The plan has ended";
    },
    failed: "The plan goes on",
  },
  resume_plan: {
    icon: CreditCard,
    does: "let the plan go on",
    act: "Let it go on",
    done: ({ product }, { plans }) =>
      `${planName(product, plans.find((plan) => plan.product === product)?.plan ?? null)} goes on`,
    failed: "The plan still ends",
  },
};

function paidWords(plans: readonly PlanBilling[]): string {
  const paid = plans.filter(({ status }) => status !== "none" && status !== "ended");
  if (paid.length === 0) return "Nothing is paid every month";
  return paid.map(({ product, plan }) => planName(product, plan)).join(", ");
}
