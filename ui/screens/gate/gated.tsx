import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { includes, tierDefinition } from "#tools/subscription/rules.ts";
import type { Tier } from "#tools/subscription/schema.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { ScreenSkeleton } from "#ui/components/page/skeleton.tsx";
import { FeatureGate } from "./feature-gate.tsx";

/** Shows a screen to salons on `tier` or higher, and the way up to everybody else. A missing status counts as essential. */
export function Gated({
  tier,
  feature,
  children,
}: {
  tier: Tier;
  feature: string;
  children: ReactNode;
}) {
  const { data: status, isPending } = useQuery(subscriptionStatus);
  if (isPending) return <ScreenSkeleton />;
  if (includes(status?.tier ?? "essential", tier)) return children;
  const definition = status?.tiers.find(({ id }) => id === tier) ?? tierDefinition(tier);
  return <FeatureGate tier={definition} feature={feature} />;
}
