import { displayName } from "#tools/values/name-rules.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Visit } from "#tools/colour/schema.ts";
import { moneyRange, spanOf, wholeCost } from "#tools/roadmaps/rules.ts";
import { getRates } from "#ui/api/chair/roadmaps.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { plural } from "#ui/lib/format.ts";
import { RatesDialog } from "./rates-dialog.tsx";
import { RoadmapShare } from "./roadmap-share.tsx";
import { VisitRow } from "./visit-row.tsx";
import { hours, weekRange } from "./visit-words.ts";

export type RoadmapCardProps = {
  consultationId: string;
  clientName: string;
  visits: readonly Visit[];
};

/** The way to a goal that one visit cannot reach: visit by visit, with what ends it. Nothing for a goal of one visit. */
export function RoadmapCard({ consultationId, clientName, visits }: RoadmapCardProps) {
  const { data: rates } = useQuery({ ...getRates, enabled: visits.length > 0 });
  const { data: session } = useQuery({ ...sessionQuery, enabled: visits.length > 0 });
  const [asking, setAsking] = useState(false);
  if (visits.length === 0) return null;
  const { weeks, minutes } = spanOf(visits);
  const cost = rates && wholeCost(visits, rates);
  const maySet = session?.salon.role === "owner" || session?.salon.role === "manager";
  return (
    <Card
      aria-label={`Plan of visits for ${displayName(clientName)}`}
      className="flex flex-col gap-5"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{plural(visits.length, "visit")} to the goal</h2>
          <p className="mt-0.5 text-sm text-ink-2">
            {weeks[1] > 0 && `${weekRange(weeks)} from the first to the last, `}
            {hours(minutes)} in the chair
          </p>
        </div>
        {cost ? (
          <div className="text-right max-sm:text-left">
            <p className="font-mono text-lg font-semibold">{moneyRange(cost, rates.currency)}</p>
            {maySet ? (
              <button
                type="button"
                onClick={() => setAsking(true)}
                className="relative text-xs text-ink-2 underline underline-offset-2 before:absolute before:-inset-3.5 before:content-[''] hover:text-ink"
              >
                Rough cost, by your rates
              </button>
            ) : (
              <p className="text-xs text-ink-2">Rough cost, by the salon&apos;s rates</p>
            )}
          </div>
        ) : (
          rates && maySet && <Button onClick={() => setAsking(true)}>Set your rates</Button>
        )}
      </header>
      <ol className="flex flex-col">
        {visits.map((visit) => (
          <VisitRow key={visit.visit} visit={visit} rates={rates} />
        ))}
      </ol>
      <RoadmapShare consultationId={consultationId} costKnown={cost != null} />
      {asking && rates && <RatesDialog rates={rates} onClose={() => setAsking(false)} />}
    </Card>
  );
}
