import type { ReactNode } from "react";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { Card } from "#ui/components/card.tsx";
import { Rise } from "#ui/components/motion.tsx";
import { PlainText } from "#ui/components/plain-text.tsx";
import { FormulaCard } from "./formula-card/formula-card.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { TreatmentPlanCard } from "./treatment-plan-card.tsx";

export type ConsultationResultsProps = {
  result: ConsultationResult;
  /** What stands between the formula and what follows, such as a box on further help. */
  children?: ReactNode;
  /** Leaves out the treatment plan. */
  plain?: boolean;
};

/** What came out of an analysis: the photos, the analysis, the formula, the care. */
export function ConsultationResults({ result, children, plain }: ConsultationResultsProps) {
  const { consultation, aiAnalysis, treatmentPlan } = result;
  return (
    <div className="flex flex-col gap-4">
      <PhotoStrip photos={consultation.photos} />
      <Rise>
        <FormulaCard result={result} />
      </Rise>
      <Card title="AI Hair Analysis">
        <PlainText text={aiAnalysis} className="max-w-[70ch]" />
      </Card>
      {!plain && <TreatmentPlanCard plan={treatmentPlan} />}
      {children}
    </div>
  );
}
