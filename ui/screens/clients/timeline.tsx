import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import type { ClientEvent } from "#tools/history/schema.ts";
import { getClientHistory } from "#ui/api/desk/clients.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { ConsultationEvent } from "./consultation-event.tsx";
import { FormulaEvent } from "./formula-event.tsx";
import { LevelHistory } from "./level-history.tsx";
import { ReleaseEvent } from "./release-event.tsx";
import { VisitEvent } from "./visit-event.tsx";

/** Events shown at first, and more at a time. */
const STEP = 20;

/** What comes of a client, soonest first, and what of it was cancelled; then visits, consultations and formulas, newest first, with the levels they went through. */
export function Timeline({ clientId }: { clientId: string }) {
  const [now] = useState(() => new Date().toISOString());
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
              Visits, consultations and formulas of this client are listed here.
            </EmptyState>
          );
        const ahead = events.filter(({ at }) => at > now).toReversed();
        const was = events.filter(({ at }) => at <= now);
        return (
          <div className="flex flex-col gap-4">
            <LevelHistory events={events} />
            <Events title="Coming" events={ahead.filter((each) => !isCancelled(each))} />
            <Events title="Cancelled" events={ahead.filter(isCancelled)} />
            <Events title="Before" events={was.slice(0, shown)} />
            {was.length > shown && (
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

function Events({ title, events }: { title: string; events: readonly ClientEvent[] }) {
  if (events.length === 0) return null;
  return (
    <>
      <h2 className="text-lg">{title}</h2>
      <ol
        aria-label={title}
        className="divide-y divide-line-soft overflow-hidden rounded-card border border-line-soft bg-surface shadow-edge"
      >
        {events.map((event) => (
          <li key={event.id} className="min-w-0 empty:hidden">
            <Event event={event} same={sameVisit(event, events)} />
          </li>
        ))}
      </ol>
    </>
  );
}

const isCancelled = (event: ClientEvent) => event.kind === "visit" && event.status === "cancelled";

type Of<Kind extends ClientEvent["kind"]> = Extract<ClientEvent, { kind: Kind }>;

const OTHER: Partial<Record<ClientEvent["kind"], ClientEvent["kind"]>> = {
  visit: "consultation",
  consultation: "visit",
};

/** The visit that a consultation was part of, or the other way round: what was done on one day is told once. */
function sameVisit(event: ClientEvent, events: readonly ClientEvent[]): ClientEvent | undefined {
  const day = new Date(event.at).toDateString();
  return events.find(
    (each) =>
      each.kind === OTHER[event.kind] &&
      new Date(each.at).toDateString() === day &&
      !isCancelled(each),
  );
}

function Event({ event, same }: { event: ClientEvent; same: ClientEvent | undefined }) {
  if (event.kind === "visit")
    return same && !isCancelled(event) ? null : <VisitEvent visit={event} />;
  if (event.kind === "consultation")
    return <ConsultationEvent consultation={event} visit={same as Of<"visit"> | undefined} />;
  if (event.kind === "release") return <ReleaseEvent event={event} />;
  return <FormulaEvent event={event} />;
}
