import { useQuery } from "@tanstack/react-query";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { DisagreementsCard } from "#ui/cards/disagreements-card.tsx";
import { FormulaCard } from "#ui/cards/formula-card/formula-card.tsx";
import { RoadmapCard } from "#ui/cards/roadmap-card/roadmap-card.tsx";

/** The formula of a consultation, and the visits after it, as everywhere else. The bowl stays in sight, whatever follows it. */
export function FormulaResultCard({
  value,
  compact,
}: {
  value: ConsultationResult;
  compact: boolean;
}) {
  const { id, clientName, consultationType, roadmap, disagreements } = value.consultation;
  // it may have been held back or released since it was written here
  const { data: now } = useQuery({ ...getConsultation(id), refetchOnMount: "always" });
  return (
    <div className="flex flex-col gap-4">
      <div data-read-first>
        <FormulaCard result={now ?? value} {...(compact && { compact })} />
      </div>
      {/* an answer of former days has no disagreements and no roadmap */}
      <DisagreementsCard disagreements={disagreements ?? []} consultationType={consultationType} />
      <RoadmapCard consultationId={id} clientName={clientName} visits={roadmap ?? []} />
    </div>
  );
}
