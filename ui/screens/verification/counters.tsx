import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import type { AccountCounts } from "#tools/verification/schema.ts";
import { countAccounts } from "#ui/api/house/verification.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";

const COUNTERS = [
  ["total", "Total Stylists"],
  ["pending", "Pending Review"],
  ["verified", "Verified"],
  ["closed", "Suspended/Rejected"],
] as const satisfies readonly (readonly [keyof AccountCounts, string])[];

const GRID = "grid grid-cols-2 gap-3 md:grid-cols-4";

/** How many accounts there are in all, whatever is searched for. */
export function Counters() {
  const query = useQuery(countAccounts);
  return (
    <QueryView
      query={query}
      name="the count of accounts"
      failed="The accounts could not be counted"
      shape={COUNTERS.map(() => "h-24 rounded-card")}
      layout={GRID}
    >
      {(counts) => (
        <dl className={GRID}>
          {COUNTERS.map(([which, term]) => (
            <div
              key={which}
              className="flex flex-col-reverse justify-end rounded-card border border-line-soft bg-surface px-[22px] py-4 shadow-edge max-lg:px-4"
            >
              <dt className="text-sm text-ink-2">
                {term.split(/(?<=\/)/).map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </dt>
              <dd className="font-display text-2xl font-semibold tabular-nums">
                {counts[which].toLocaleString()}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </QueryView>
  );
}
