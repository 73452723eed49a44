import { INVENTORY_PRICE } from "#tools/inventory/data.ts";
import { SOCIAL_PLANS } from "#tools/social/data.ts";
import { TIERS } from "#tools/subscription/data.ts";
import type { PlanProduct } from "#tools/payments/schema.ts";

/** What plans are paid in, and its minor units in one. */
export const PLAN_CURRENCY = "USD";
const MINOR = 100;

/** The tier that a salon is on without paying. */
export const FREE_TIER = "essential";

/** A plan that is paid every month: minor units. */
export type Offer = { plan: string; name: string; amount: number };

const OFFERS: Record<PlanProduct, readonly Offer[]> = {
  salon: TIERS.filter(({ id }) => id !== FREE_TIER).map(asOffer),
  social: SOCIAL_PLANS.map(asOffer),
  inventory: [{ plan: "inventory", name: "Inventory", amount: INVENTORY_PRICE * MINOR }],
};

function asOffer({ id, name, price }: { id: string; name: string; price: number }): Offer {
  return { plan: id, name, amount: price * MINOR };
}

/** What a plan of a product is called and costs; null for one that nobody pays. */
export function offerOf(product: PlanProduct, plan: string | null | undefined): Offer | null {
  return OFFERS[product].find((offer) => offer.plan === plan) ?? null;
}

/** A plan's name as people read it. */
export function planName(product: PlanProduct, plan: string | null): string {
  const tier = product === "salon" ? TIERS.find(({ id }) => id === plan) : undefined;
  return tier?.name ?? offerOf(product, plan)?.name ?? "The plan";
}

/** Where Stripe's page leads back to. */
export const PLAN_PAGES: Record<PlanProduct, string> = {
  salon: "/settings",
  social: "/social-media",
  inventory: "/inventory",
};
