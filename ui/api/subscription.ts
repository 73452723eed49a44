import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";

/** Tier, quota and the table of tiers; kept for 30 seconds. */
export const subscriptionStatus = queryOptions({
  queryKey: ["subscription", "status"],
  queryFn: async () => (await api.subscription.status.$get()).json(),
  staleTime: 30_000,
});
