import { useQuery } from "@tanstack/react-query";
import { may } from "#tools/access/permissions-rules.ts";
import type { CostSettings, ProductPrice } from "#tools/pricing/cost/cost-schema.ts";
import { getCostSettings, listPrices } from "#ui/api/desk/pricing.ts";
import { sessionQuery } from "#ui/api/session.ts";

/** What is known of the salon's costs; "hidden" for whoever is not to see them. */
export type Costs =
  | { state: "hidden" }
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | {
      state: "known";
      prices: readonly ProductPrice[];
      settings: CostSettings;
      /** Whether rates, overhead and margin are theirs to set. */
      maySet: boolean;
    };

/** The salon's prices and figures, for those who may see them. */
export function useCosts(): Costs {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.salon.role;
  const enabled = role !== undefined && may(role, "see_costs");
  const prices = useQuery({ ...listPrices, enabled });
  const settings = useQuery({ ...getCostSettings, enabled });
  if (!enabled) return { state: "hidden" };
  if (prices.data && settings.data) {
    const maySet = role === "owner" || role === "manager";
    return { state: "known", prices: prices.data, settings: settings.data, maySet };
  }
  if (!prices.error && !settings.error) return { state: "loading" };
  const retry = () => {
    void prices.refetch();
    void settings.refetch();
  };
  return { state: "failed", retry };
}
