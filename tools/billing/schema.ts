import { z } from "zod";
import { PlanProduct } from "#tools/payments/schema.ts";
import { InventorySubscription } from "#tools/inventory/schema.ts";
import { SocialSubscription } from "#tools/social/schema.ts";
import { SubscriptionStatus } from "#tools/subscription/schema.ts";

/** How a plan is paid for. `none` where nothing is charged. */
export const PlanBilling = z.object({
  product: PlanProduct,
  plan: z.string().nullable(),
  status: z.enum(["none", "active", "past_due", "ending", "ended"]),
  /** When it is paid for again, or ends. */
  renewsAt: z.iso.datetime().nullable(),
  /** What a page of Stripe's is open for. */
  askedPlan: z.string().nullable(),
  /** Where whoever may change plans pays what is asked for, or a month that was not paid. */
  payUrl: z.url().nullable(),
});
export type PlanBilling = z.infer<typeof PlanBilling>;

/** How the product is paid for here. */
export const Billing = z.object({
  /** False without STRIPE_SECRET_KEY: nothing is charged, and changes are immediate. */
  charged: z.boolean(),
  plans: z.array(PlanBilling),
});
export type Billing = z.infer<typeof Billing>;

/** Whose plan is ended or goes on. */
export const OfProduct = z.strictObject({ product: PlanProduct });
export type OfProduct = z.infer<typeof OfProduct>;

/** What became of a plan that was asked for: with a link it is yet to be paid for, and nothing has changed. */
export const AskedPlan = z.object({ message: z.string(), checkoutUrl: z.url().optional() });
export type AskedPlan = z.infer<typeof AskedPlan>;

/** With a link the tier is yet to be paid for, and nothing has changed. */
export const Upgraded = AskedPlan.extend({ subscription: SubscriptionStatus });
export type Upgraded = z.infer<typeof Upgraded>;

/** With a link the plan is yet to be paid for, and nothing has changed. */
export const SubscribedSocial = SocialSubscription.extend(AskedPlan.partial().shape);
export type SubscribedSocial = z.infer<typeof SubscribedSocial>;

/** With a link inventory is yet to be paid for, and nothing has changed. */
export const ActivatedInventory = InventorySubscription.extend(AskedPlan.partial().shape);
export type ActivatedInventory = z.infer<typeof ActivatedInventory>;
