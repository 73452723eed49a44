import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Migration } from "#tools/migration/schema.ts";
import { getMigration, isUnderWay } from "#ui/api/migration.ts";
import { Button } from "#ui/components/button.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { refresh, refreshedBy } from "#ui/lib/query.ts";
import { Ended } from "./ended.tsx";
import { Review } from "./review.tsx";
import { Running } from "./running.tsx";

/** One migration, from its files to its end. */
export function OpenMigration({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: migration, error, isFetching, refetch } = useQuery(getMigration(id));
  useEndSeen(migration);
  if (error)
    return (
      <ErrorState
        title="This migration could not be read"
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={<Button onClick={onClose}>Close</Button>}
      >
        {sentenceOf(error)}
      </ErrorState>
    );
  if (!migration)
    return (
      <div role="status" aria-label="Loading the migration">
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  if (isUnderWay(migration)) return <Running migration={migration} />;
  if (migration.status === "pending") return <Review migration={migration} onClose={onClose} />;
  return <Ended migration={migration} onClose={onClose} />;
}

/** What a migration has changed is read again when it ends while somebody looks. */
function useEndSeen(migration: Migration | undefined): void {
  const client = useQueryClient();
  const ran = useRef(false);
  const runs = migration && isUnderWay(migration);
  useEffect(() => {
    if (runs === undefined) return;
    if (ran.current && !runs) refresh(client, refreshedBy("run_migration"));
    ran.current = runs;
  }, [runs, client]);
}
