import { useQuery } from "@tanstack/react-query";
import type { AccountCounts } from "#tools/verification/schema.ts";
import { countAccounts } from "#ui/api/verification.ts";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";

const COUNTERS = [
  ["total", "Total Stylists"],
  ["pending", "Pending Review"],
  ["verified", "Verified"],
  ["closed", "Suspended/Rejected"],
] as const satisfies readonly (readonly [keyof AccountCounts, string])[];

/** How many accounts there are in all, whatever is searched for. */
export function Counters() {
  const { data: counts, error, isFetching, refetch } = useQuery(countAccounts);
  if (error)
    return (
      <ErrorState
        title="The accounts could not be counted"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {COUNTERS.map(([which, term]) => (
        <div
          key={which}
          className="flex flex-col-reverse justify-end rounded-card border border-line-soft bg-surface px-[22px] py-4 shadow-edge max-md:px-4"
        >
          <dt className="text-sm text-ink-2">{term}</dt>
          <dd className="font-display text-2xl font-semibold tabular-nums">
            {counts ? counts[which].toLocaleString() : <Skeleton className="h-9 w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
