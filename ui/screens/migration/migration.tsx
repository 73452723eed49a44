import { later } from "#ui/components/later.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Database, FolderInput } from "lucide-react";
import { useState } from "react";
import type { MigrationPlatform } from "#tools/migration/schema.ts";
import { listMigrations } from "#ui/api/house/migration.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { FirstMigration } from "./first-migration.tsx";
import { MigrationHistory } from "./migration-history.tsx";
import { OpenMigration } from "./open-migration.tsx";
import { StylistField, UNNAMED } from "./stylist-field.tsx";
import { useMigrationAddress } from "./use-migration-address.ts";

const StartDialog = later(async () => (await import("./start-dialog.tsx")).StartDialog);

/** Moving in from another system: start, look at what the files hold, watch it come, take it back. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  const { leads } = useRole();
  const { stylistId = session?.salon.stylistId, open, choose, show } = useMigrationAddress();
  // which system was chosen already, if any
  const [starting, setStarting] = useState<{ from?: MigrationPlatform }>();
  const history = useQuery({
    ...listMigrations(stylistId ?? ""),
    enabled: leads && stylistId !== undefined,
    placeholderData: keepPreviousData,
  });
  const empty = history.data?.length === 0;
  const whose = !history.isPending && stylistId && (
    <StylistField
      value={stylistId}
      onChange={choose}
      {...(empty && { hint: UNNAMED })}
      className={empty ? "" : "md:w-72 md:flex-row md:items-center md:gap-3 md:[&>span]:flex-1"}
    />
  );
  const start = leads && (
    <Button
      kind={open || empty ? "secondary" : "primary"}
      icon={FolderInput}
      onClick={() => setStarting({})}
    >
      <span>
        Start<span className="max-md:sr-only"> AI Migration</span>
      </span>
    </Button>
  );
  return (
    <Page full className="max-w-[1144px]">
      <PageHeader
        title="Data Migration"
        lead="Clients, appointments, services, products and formulas from the system you used before."
        beside
        actions={!history.isPending && start}
      />
      {session && !leads && (
        <EmptyState icon={Database} title="For owners and managers">
          Whoever leads the salon brings its data along. Ask them if yours is missing.
        </EmptyState>
      )}
      {leads && open && <OpenMigration key={open} id={open} onClose={() => show(undefined)} />}
      {leads && empty && <FirstMigration whose={whose} onStart={(from) => setStarting({ from })} />}
      {leads && stylistId && !empty && (
        <section aria-label="Migration history" className="flex flex-col gap-4">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 className="text-lg">Migration history</h2>
            {whose}
          </div>
          <MigrationHistory stylistId={stylistId} open={open} onOpen={show} />
        </section>
      )}
      {starting && stylistId && (
        <StartDialog
          stylistId={stylistId}
          from={starting.from}
          onClose={() => setStarting(undefined)}
          onStarted={(migration) => {
            setStarting(undefined);
            show(migration.id, migration.stylistId);
          }}
        />
      )}
    </Page>
  );
}
