import { useIncludes } from "#ui/api/house/subscription.ts";

/** Whether the salon's tier has client records. */
export const useKeepsClients = (): boolean => useIncludes("pro");
