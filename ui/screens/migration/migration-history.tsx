import { useQuery } from "@tanstack/react-query";
import { listMigrations } from "#ui/api/house/migration.ts";
import { MigrationLine } from "#ui/cards/migration/migration-line.tsx";
import { Button } from "#ui/components/button.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { shortMoment } from "#ui/lib/format.ts";

/** A stylist's migrations, newest first. */
export function MigrationHistory({
  stylistId,
  open,
  onOpen,
}: {
  stylistId: string;
  /** The one that the screen shows already. */
  open: string | undefined;
  onOpen: (id: string) => void;
}) {
  const query = useQuery(listMigrations(stylistId));
  return (
    <QueryView query={query} name="the migrations" shape={["h-28 rounded-card"]}>
      {(migrations) => {
        const others = migrations.filter(({ id }) => id !== open);
        if (others.length === 0)
          return <p className="text-sm text-ink-2">No others for this stylist.</p>;
        return (
          <ul className="flex flex-col divide-y divide-line-soft rounded-card border border-line-soft bg-surface px-[22px] shadow-edge max-md:px-4">
            {others.map((migration) => (
              <li key={migration.id} className="py-4">
                <MigrationLine migration={migration}>
                  <Button
                    aria-label={`Open ${migration.platformName}, ${shortMoment(migration.startedAt)}`}
                    onClick={() => onOpen(migration.id)}
                  >
                    {migration.phase === "review" && migration.status === "pending"
                      ? "Go on"
                      : "Open"}
                  </Button>
                </MigrationLine>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}
