import { mutationOptions, queryOptions, useQuery } from "@tanstack/react-query";
import { includes } from "#tools/subscription/rules.ts";
import type { Tier } from "#tools/subscription/schema.ts";
import type { Upgraded } from "#tools/billing/schema.ts";
import { getBilling } from "./billing.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";
import { keptOr } from "#ui/lib/device/kept.ts";

/** Tier, quota and the table of tiers; kept for 30 seconds. */
export const subscriptionStatus = queryOptions({
  queryKey: ["subscription", "status"],
  queryFn: () => keptOr("subscription", async () => (await api.subscription.status.$get()).json()),
  staleTime: 30_000,
});

/** Whether the salon's plan has what needs `tier`: not while it is being read, and where it could not be read, the server decides. */
export function useIncludes(tier: Tier): boolean {
  const { data: status, isError } = useQuery(subscriptionStatus);
  return status ? includes(status.tier, tier) : isError;
}

/** Moves the salon to another tier, up or down: at once, or when it is paid. */
export const upgradeSubscription = mutationOptions({
  mutationFn: (tier: Tier) => answerTo(api.subscription.upgrade.$put({ json: { tier } })),
  onSuccess: async ({ subscription }, _tier, _before, { client }) => {
    client.setQueryData(subscriptionStatus.queryKey, subscription);
    // the link to pay comes with it
    await client.invalidateQueries({ queryKey: getBilling.queryKey });
  },
  meta: {
    done: ({ message, subscription }: Upgraded, tier: Tier) =>
      subscription.tier === tier
        ? { title: "Subscription Updated!", description: message }
        : message,
    failed: { title: "Error", description: "Failed to update subscription" },
  },
});
