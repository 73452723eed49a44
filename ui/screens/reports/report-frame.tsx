import type { UseQueryResult } from "@tanstack/react-query";
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { DEFINITIONS } from "#tools/reports/definitions-data.ts";
import type { ReportName } from "#tools/reports/schema.ts";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Fold } from "#ui/components/fold.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { cx } from "#ui/lib/cx.ts";

/** A report while it is read, where it cannot be, and as it is, with how it is counted under it. */
export function ReportFrame<Report>({
  name,
  query: { data, error, isFetching, isPlaceholderData, refetch },
  children,
}: {
  name: ReportName;
  query: UseQueryResult<Report>;
  children: (report: Report) => ReactNode;
}) {
  if (error)
    return (
      <ErrorState
        title="This report could not be read"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {sentenceOf(error)}
      </ErrorState>
    );
  if (data === undefined) return <Loading />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx("flex flex-col gap-5", isPlaceholderData && "opacity-55")}
    >
      {children(data)}
      <Fold
        summary={
          <>
            <Info size={16} aria-hidden="true" /> How this is counted
          </>
        }
      >
        <dl className="flex max-w-[72ch] flex-col gap-3 pt-2 pb-3 text-sm">
          {DEFINITIONS[name].map(({ term, sentence }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">{sentence}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the report" className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3.5 md:grid-cols-4">
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} className="h-28 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
