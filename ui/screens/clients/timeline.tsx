import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import type { ClientEvent } from "#tools/history/schema.ts";
import { getClientHistory } from "#ui/api/clients.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { QueryView } from "#ui/components/query-view.tsx";
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
  const history = useQuery(getClientHistory(clientId));
  return (
    <QueryView
      query={history}
      name="the timeline"
      shape={["h-32 rounded-card", "h-24 rounded-card", "h-24 rounded-card"]}
    >
      {(events) => {
        if (events.length === 0)
          return (
            <EmptyState icon={<CalendarClock size={22} aria-hidden="true" />} title="Nothing yet">
              Visits, consultations and formulas of this client come to stand here.
            </EmptyState>
          );
        return (
          <div className="flex flex-col gap-4">
            <LevelHistory events={events} />
            <ol aria-label="Timeline" className="flex flex-col gap-3">
              {events.slice(0, shown).map((event) => (
                <li key={event.id} className="min-w-0">
                  <Event event={event} />
                </li>
              ))}
            </ol>
            {events.length > shown && (
              <Button className="self-center" onClick={() => setShown(shown + STEP)}>
                Show earlier
              </Button>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}

function Event({ event }: { event: ClientEvent }) {
  if (event.kind === "visit") return <VisitEvent visit={event} />;
  if (event.kind === "consultation") return <ConsultationEvent consultation={event} />;
  if (event.kind === "release") return <ReleaseEvent event={event} />;
  return <FormulaEvent event={event} />;
}
