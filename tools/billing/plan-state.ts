import type { CheckoutState, Reference, SubscriptionState } from "#tools/payments/stripe/cards.ts";
import type { PlanProduct } from "#tools/payments/schema.ts";
import { offerOf, PLAN_CURRENCY } from "./offer-rules.ts";
import type { PlanBilling } from "./schema.ts";

/** How a salon pays for a product, as it is kept. */
export type PlanState = {
  salonId: string;
  product: PlanProduct;
  plan: string | null;
  askedPlan: string | null;
  sessionId: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  status: string | null;
  endsAtPeriodEnd: boolean;
  renewsAt: Date | null;
};

/** What Stripe says when it is asked. */
export type PlanFacts = {
  checkout?: CheckoutState | undefined;
  subscription?: SubscriptionState | undefined;
};

const PAID = new Set(["active", "trialing"]);
/** Stripe's words for a subscription that never comes back. */
export const OVER = new Set(["canceled", "incomplete_expired"]);

/** Whether Stripe takes the money of a plan as it should. */
export const isPaid = (status: string | null): boolean => PAID.has(status ?? "");

/** Whether Stripe has a subscription that lives: paid, or waiting to be. */
export const isRunning = ({ subscriptionId, status }: PlanState): boolean =>
  subscriptionId !== null && !OVER.has(status ?? "");

/** The plan that the salon has by what it pays: also while a month that was not paid is tried again. */
export function planInForce({ plan, status }: PlanState): string | null {
  return isPaid(status) || status === "past_due" ? plan : null;
}

/**
 * How a plan stands after what Stripe says, read by the ids of our own row. What names another salon or product, or is a
 * subscription that did not come of our own page, changes nothing; one that is over stays so.
 */
export function stateAfter(state: PlanState, { checkout, subscription }: PlanFacts): PlanState {
  const page =
    checkout?.sessionId === state.sessionId && isOf(state, checkout?.reference) ? checkout : null;
  const next = { ...state, askedPlan: page && page.status !== "open" ? null : state.askedPlan };
  if (!subscription || !isOf(state, subscription.reference)) return next;
  const { subscriptionId, customerId, status, endsAtPeriodEnd, renewsAt } = subscription;
  const isSame = subscriptionId === state.subscriptionId;
  if (isSame && OVER.has(state.status ?? "")) return next;
  if (!isSame && page?.subscriptionId !== subscriptionId) return next;
  const plan = planOf(isSame ? state.plan : null, state.product, subscription);
  return { ...next, plan, subscriptionId, customerId, status, endsAtPeriodEnd, renewsAt };
}

const isOf = ({ salonId, product }: PlanState, named: Reference | undefined) =>
  named?.salonId === salonId && named.product === product;

/** Which plan a subscription is of: the one it names, when that is what is paid for it. A month that was not paid brings no other. */
function planOf(
  known: string | null,
  product: PlanProduct,
  { reference, amount, currency, status }: SubscriptionState,
): string | null {
  if (known !== null && (status === "past_due" || reference.plan === known)) return known;
  const offer = offerOf(product, reference.plan);
  return offer && offer.amount === amount && currency === PLAN_CURRENCY ? offer.plan : known;
}

/** How a plan stands, as the API gives it. */
export function billingOf(state: PlanState, payUrl: string | null): PlanBilling {
  const { product, plan, renewsAt, askedPlan } = state;
  return {
    product,
    plan,
    status: statusOf(state),
    renewsAt: renewsAt?.toISOString() ?? null,
    askedPlan,
    payUrl,
  };
}

function statusOf({ status, endsAtPeriodEnd }: PlanState): PlanBilling["status"] {
  if (isPaid(status)) return endsAtPeriodEnd ? "ending" : "active";
  if (status === "past_due") return "past_due";
  return status === null || status.startsWith("incomplete") ? "none" : "ended";
}
