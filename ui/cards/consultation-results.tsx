import { capital } from "#ui/lib/format.ts";
import type { ReactNode } from "react";
import { treatmentPlanByScore } from "#tools/colour/care.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { Card } from "#ui/components/page/card.tsx";
import { Rise } from "#ui/components/motion.tsx";
import { PlainText } from "#ui/components/plain-text.tsx";
import { DisagreementsCard } from "./disagreements-card.tsx";
import { FormulaCard } from "./formula-card/formula-card.tsx";
import { OwnFormulas } from "./formula-card/own-formulas.tsx";
import { OutcomeCard } from "./outcome-card/outcome-card.tsx";
import { RoadmapCard } from "./roadmap-card/roadmap-card.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { isTested, TreatmentPlanCard } from "./treatment-plan-card.tsx";

export type ConsultationResultsProps = {
  result: ConsultationResult;
  /** A box on further help, in place of the card's own link. */
  children?: ReactNode;
};

/** What came out of an analysis: the photos, the analysis, the formula, the care. */
export function ConsultationResults({ result, children }: ConsultationResultsProps) {
  const { consultation, aiAnalysis } = result;
  const care = treatmentPlanByScore(Number(consultation.damageLevel) * 25);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="flex min-w-0 flex-col gap-4">
        <Rise>
          <FormulaCard result={result} help={children ? "around" : "here"} />
        </Rise>
        <OwnFormulas result={result} />
        <RoadmapCard
          consultationId={consultation.id}
          clientName={consultation.clientName}
          visits={consultation.roadmap}
        />
        {result.formulas.some(({ withheld }) => !withheld) && (
          <OutcomeCard consultationId={consultation.id} />
        )}
        <DisagreementsCard
          disagreements={consultation.disagreements}
          consultationType={consultation.consultationType}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <PhotoStrip photos={consultation.photos} large />
        <Card title="AI Hair Analysis">
          <PlainText text={aiAnalysis} />
        </Card>
        <TreatmentPlanCard
          plan={care}
          tested={isTested(consultation)}
          strength={`${capital(care.tier)} care`}
        />
      </div>
      {children && <div className="lg:col-span-2">{children}</div>}
    </div>
  );
}
