import { z } from "zod";

/** In ascending order. */
export const Tier = z.enum(["essential", "pro", "complete"]);
export type Tier = z.infer<typeof Tier>;

export const TierDefinition = z.object({
  id: Tier,
  name: z.string(),
  /** Whole currency units a month. */
  price: z.number(),
  /** Photo analyses a month; -1 means unlimited. */
  monthlyUploadLimit: z.int(),
  /** What all photos of the salon may weigh together, in MB (10^6 bytes). */
  storageMb: z.int(),
  features: z.array(z.string()),
  locked: z.array(z.string()),
});
export type TierDefinition = z.infer<typeof TierDefinition>;

export const SubscriptionStatus = z.object({
  tier: Tier,
  uploadLimit: z.int(),
  uploadsUsed: z.int(),
  uploadsRemaining: z.union([z.int(), z.literal("unlimited")]),
  periodEndsAt: z.iso.datetime(),
  /** How much of the plan's room the photos take: 0 is none, 1 all of it. */
  storageUsed: z.number(),
  tiers: z.array(TierDefinition),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const Upgrade = z.strictObject({ tier: Tier });
export type Upgrade = z.infer<typeof Upgrade>;
