import { useQuery } from "@tanstack/react-query";
import { getBilling } from "#ui/api/house/billing.ts";

/** Says truthfully whether a plan is charged here; nothing until that is known. */
export function ChargeWords({ charged, free }: { charged: string; free: string }) {
  const { data } = useQuery(getBilling);
  if (!data) return null;
  return <>{data.charged ? charged : free}</>;
}
