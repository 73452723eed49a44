import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Migration } from "#tools/migration/schema.ts";
import { getMigration, isUnderWay } from "#ui/api/house/migration.ts";
import { Button } from "#ui/components/button.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { refresh, refreshedBy } from "#ui/lib/http/query.ts";
import { Ended } from "./ended.tsx";
import { Review } from "./review.tsx";
import { Running } from "./running.tsx";

/** One migration, from its files to its end. */
export function OpenMigration({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(getMigration(id));
  useEndSeen(query.data);
  return (
    <QueryView
      query={query}
      name="this migration"
      shape={["h-40 rounded-card"]}
      action={<Button onClick={onClose}>Close</Button>}
    >
      {(migration) => {
        if (isUnderWay(migration)) return <Running migration={migration} />;
        if (migration.status === "pending")
          return <Review migration={migration} onClose={onClose} />;
        return <Ended migration={migration} onClose={onClose} />;
      }}
    </QueryView>
  );
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
