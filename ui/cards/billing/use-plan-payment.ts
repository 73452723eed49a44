import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { planName } from "#tools/billing/offer-rules.ts";
import type { Billing, PlanBilling } from "#tools/billing/schema.ts";
import type { PlanProduct } from "#tools/payments/schema.ts";
import { getBilling } from "#ui/api/house/billing.ts";
import { refresh } from "#ui/lib/http/query.ts";
import { toast } from "#ui/lib/toast.ts";

/** How often Stripe is asked after a return from its page, in milliseconds, and how many times. */
const ASK_MS = 2000;
const MOST_ASKED = 30;

/** How the salon pays for a product, and where somebody stands who comes back from Stripe's page. */
export type PlanPayment = {
  /** Whether anything is charged here; undefined until that is known. */
  charged: boolean | undefined;
  plan: PlanBilling | undefined;
  /** Somebody has paid just now, and Stripe has not confirmed it yet. */
  checking: boolean;
  /** Somebody has turned back without paying. */
  turnedBack: boolean;
};

/** Follows a payment for a product until it is true, and says so then. */
export function usePlanPayment(product: PlanProduct): PlanPayment {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const isBack = params.get("billing") === product;
  const turnedBack = isBack && params.has("cancelled");
  const { data, isPending } = useQuery({
    ...getBilling,
    refetchInterval: ({ state }) =>
      isBack && !turnedBack && waits(state.data, product) && state.dataUpdateCount < MOST_ASKED
        ? ASK_MS
        : false,
  });
  const plan = planOf(data, product);
  const began = isBack && !turnedBack && plan?.status === "active" && !plan.askedPlan;
  useEffect(() => {
    if (!began) return;
    refresh(client, product === "salon" ? "subscription" : product);
    toast({
      title: product === "salon" ? "Subscription Updated!" : "Subscription Activated",
      description: `You are now on ${planName(product, plan.plan)}.`,
    });
    setParams({}, { replace: true });
  }, [began, client, plan, product, setParams]);
  return {
    charged: data?.charged,
    plan,
    checking: isBack && !turnedBack && (isPending || waits(data, product)),
    turnedBack,
  };
}

const planOf = (billing: Billing | undefined, product: PlanProduct) =>
  billing?.plans.find((plan) => plan.product === product);

const waits = (billing: Billing | undefined, product: PlanProduct) =>
  planOf(billing, product)?.askedPlan != null;
