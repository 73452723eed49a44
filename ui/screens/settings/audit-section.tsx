import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import type { FindAudit } from "#tools/audit/schema.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { auditFile, listAudit } from "#ui/api/audit.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { AuditLines } from "#ui/cards/audit/audit-lines.tsx";
import { buttonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { plural } from "#ui/lib/format.ts";
import { AuditFilters } from "./audit-filters.tsx";

/** Who gave rights, touched money or took data away, and when. For the owner and managers. */
export function AuditSection() {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.salon.role;
  const enabled = role !== undefined && may(role, "see_audit");
  const [asked, setAsked] = useState<FindAudit>({});
  const list = useInfiniteQuery({ ...listAudit(asked), enabled });
  if (!enabled) return null;
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const filtered = Object.values(asked).some((value) => value !== undefined);
  return (
    <Card title="Audit Log" id="audit">
      <div className="flex flex-col gap-5">
        <p className="max-w-[62ch] text-sm text-ink-2">
          Who gave rights, touched money or prices, or took data out or away. It is written once and
          changed by nobody. Clients are not named in it.
        </p>
        <AuditFilters asked={asked} onChange={setAsked} />
        {list.error ? (
          <ErrorState
            title="The log could not be read"
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
            className="border-0 bg-transparent p-0 shadow-none"
          >
            {sentenceOf(list.error)}
          </ErrorState>
        ) : list.isPending ? (
          <div role="status" aria-label="Loading the log" className="flex flex-col gap-3">
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-8 w-full" />
          </div>
        ) : entries.length === 0 ? (
          <p role="status" className="text-ink-2">
            {filtered ? "Nothing like this was written down." : "Nothing was written down yet."}
          </p>
        ) : (
          <AuditLines entries={entries} />
        )}
        {entries.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-sm text-ink-3">
              {plural(list.data?.pages.at(-1)?.total ?? entries.length, "line")}
            </p>
            <div className="flex flex-wrap gap-2">
              {list.hasNextPage && (
                <Button onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
                  Show older lines
                </Button>
              )}
              <a href={auditFile(asked)} download="audit-log.csv" className={buttonLook("ghost")}>
                <Download size={17} aria-hidden="true" />
                Download as CSV
              </a>
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}
