import { useQuery } from "@tanstack/react-query";
import { may } from "#tools/access/permissions-rules.ts";
import { inventorySubscription } from "#ui/api/desk/inventory.ts";
import { getRates } from "#ui/api/chair/roadmaps.ts";
import { sessionQuery } from "#ui/api/session.ts";

/** Whether the salon has inventory; false while that is not known. */
export function useHasInventory(): boolean {
  const { data } = useQuery(inventorySubscription);
  return data?.isActive ?? false;
}

/** What whoever is signed in may do with the stock, and the currency that prices are in. */
export function useStockActs() {
  const { data: session } = useQuery(sessionQuery);
  const { data: rates } = useQuery(getRates);
  const role = session?.salon.role;
  return {
    mayStock: role !== undefined && may(role, "manage_stock"),
    mayOrder: role !== undefined && may(role, "manage_orders"),
    mayPlan: role !== undefined && may(role, "manage_plans"),
    seesCosts: role !== undefined && may(role, "see_costs"),
    currency: rates?.currency,
  };
}
