import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { includes, tierDefinition } from "#tools/subscription/rules.ts";
import type { Tier } from "#tools/subscription/schema.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { FeatureGate } from "./feature-gate.tsx";

/** Shows a screen to salons on `tier` or higher, and the way up to those known to be below it. A plan that could not be read is no lower plan. */
export function Gated({
  tier,
  feature,
  children,
}: {
  tier: Tier;
  feature: string;
  children: ReactNode;
}) {
  const query = useQuery(subscriptionStatus);
  const { data: status } = query;
  if (!status)
    return (
      <QueryPage query={query} title={feature} name="your plan">
        {() => null}
      </QueryPage>
    );
  if (includes(status.tier, tier)) return children;
  const definition = status.tiers.find(({ id }) => id === tier) ?? tierDefinition(tier);
  return <FeatureGate tier={definition} feature={feature} />;
}
