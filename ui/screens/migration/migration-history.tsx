import { useQuery } from "@tanstack/react-query";
import { Database } from "lucide-react";
import type { ReactNode } from "react";
import { listMigrations } from "#ui/api/house/migration.ts";
import { MigrationLine } from "#ui/cards/migration/migration-line.tsx";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { shortMoment } from "#ui/lib/format.ts";

/** A stylist's migrations, newest first. */
export function MigrationHistory({
  stylistId,
  open,
  onOpen,
  start,
}: {
  stylistId: string;
  /** The one that the screen shows already. */
  open: string | undefined;
  onOpen: (id: string) => void;
  /** The first act, where nothing was moved yet. */
  start: ReactNode;
}) {
  const query = useQuery(listMigrations(stylistId));
  return (
    <QueryView
      query={query}
      name="the migrations"
      shape={["h-28 rounded-card"]}
      empty={
        <EmptyState
          icon={Database}
          title="Nothing was moved yet"
          action={
            <>
              <Steps />
              {start}
            </>
          }
        >
          Three steps, and nothing is kept before you have seen it.
        </EmptyState>
      }
    >
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

const STEPS = [
  ["Bring your files", "The exports of the system you used before. Or have it fetched there."],
  ["See how it reads", "Every row, with what is doubled or unclear marked for you."],
  ["Keep it", "All of it comes in at once, and can be taken back."],
] as const;

function Steps() {
  return (
    <ol className="my-2 grid w-full max-w-[760px] gap-x-8 gap-y-4 max-md:text-left md:grid-cols-3">
      {STEPS.map(([title, text], at) => (
        <li key={title} className="flex gap-3 md:flex-col md:items-center md:gap-2">
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full border border-line font-mono text-sm text-ink-2"
          >
            {at + 1}
          </span>
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="block text-sm text-balance text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
