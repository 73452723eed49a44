import type { UseQueryResult } from "@tanstack/react-query";
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { DEFINITIONS } from "#tools/reports/definitions-data.ts";
import type { ReportName } from "#tools/reports/schema.ts";
import { Fold } from "#ui/components/page/fold.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { cx } from "#ui/lib/cx.ts";

/** A report while it is read, where it cannot be, and as it is, with how it is counted under it. */
export function ReportFrame<Report>({
  name,
  query,
  children,
}: {
  name: ReportName;
  query: UseQueryResult<Report>;
  children: (report: Report) => ReactNode;
}) {
  return (
    <QueryView
      query={query}
      name="this report"
      shape={[
        "h-28 rounded-card",
        "h-28 rounded-card",
        "h-28 rounded-card",
        "h-28 rounded-card",
        "col-span-full h-72 rounded-card",
      ]}
      layout="grid grid-cols-2 gap-3.5 md:grid-cols-4"
    >
      {(report) => (
        <div
          aria-busy={query.isPlaceholderData}
          className={cx("flex flex-col gap-5", query.isPlaceholderData && "opacity-55")}
        >
          {children(report)}
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
      )}
    </QueryView>
  );
}
