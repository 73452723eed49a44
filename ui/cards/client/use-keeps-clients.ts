import { useQuery } from "@tanstack/react-query";
import { includes } from "#tools/subscription/rules.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";

/** Whether the salon's tier has client records. */
export function useKeepsClients(): boolean {
  const { data: status } = useQuery(subscriptionStatus);
  return includes(status?.tier ?? "essential", "pro");
}
