import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import type { ClientEvent } from "#tools/history/schema.ts";
import { getClientHistory } from "#ui/api/clients.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { ConsultationEvent } from "./consultation-event.tsx";
import { FormulaEvent } from "./formula-event.tsx";
import { LevelHistory } from "./level-history.tsx";
import { ReleaseEvent } from "./release-event.tsx";
import { VisitEvent } from "./visit-event.tsx";

/** Events shown at first, and more at a time. */
const STEP = 20;

/** Visits, consultations and formulas of a client, newest first, with the levels they went through. */
export function Timeline({ clientId }: { clientId: string }) {
  const [shown, setShown] = useState(STEP);
  const { data, error, refetch, isFetching } = useQuery(getClientHistory(clientId));
  if (error)
    return (
      <ErrorState
        title="Failed to load the timeline"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <div role="status" aria-label="Loading" className="flex flex-col gap-3">
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
    );
  if (data.length === 0)
    return (
      <EmptyState icon={<CalendarClock size={22} aria-hidden="true" />} title="Nothing yet">
        Visits, consultations and formulas of this client come to stand here.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      <LevelHistory events={data} />
      <ol aria-label="Timeline" className="flex flex-col gap-3">
        {data.slice(0, shown).map((event) => (
          <li key={event.id} className="min-w-0">
            <Event event={event} />
          </li>
        ))}
      </ol>
      {data.length > shown && (
        <Button className="self-center" onClick={() => setShown(shown + STEP)}>
          Show earlier
        </Button>
      )}
    </div>
  );
}

function Event({ event }: { event: ClientEvent }) {
  if (event.kind === "visit") return <VisitEvent visit={event} />;
  if (event.kind === "consultation") return <ConsultationEvent consultation={event} />;
  if (event.kind === "release") return <ReleaseEvent event={event} />;
  return <FormulaEvent event={event} />;
}
