import type { SocialPlan, SocialTier } from "./schema.ts";

/** Spec's social plans: whole currency units a month; posts a month, -1 is unlimited. */
export const SOCIAL_PLANS: readonly SocialPlan[] = [
  {
    id: "content-creation",
    name: "Content Creation",
    price: 29,
    monthlyLimit: 30,
    scheduling: false,
    features: [
      "30 posts a month",
      "Captions and hashtags from your own consultations",
      "Preview for Instagram and Facebook",
      "Download as text",
    ],
  },
  {
    id: "full-management",
    name: "Full Management",
    price: 99,
    monthlyLimit: -1,
    scheduling: true,
    features: [
      "Posts without a limit",
      "Everything in Content Creation",
      "Post scheduling and a calendar",
      "Publishing through your own Instagram and Facebook",
    ],
  },
];

export const MOST_POPULAR: SocialTier = "full-management";

/** Spec: what a blank caption becomes. */
export const defaultCaption = (type: string) => `Check out this amazing ${type} content!`;

/** Spec's refusals. */
export const LIMIT_REACHED =
  "You've reached your monthly post limit. Upgrade or wait for next billing cycle.";
export const SCHEDULING_NEEDS = "Post scheduling is only available with Full Management tier.";

/** Longest captions and most hashtags by platform (Instagram: 2,200 and 30). */
export const PLATFORM_LIMITS = {
  instagram: { caption: 2200, hashtags: 30 },
  facebook: { caption: 63_206, hashtags: 30 },
} as const;
