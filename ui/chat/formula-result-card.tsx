import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { FormulaCard } from "#ui/cards/formula-card/formula-card.tsx";

/** The formula of a consultation, as everywhere else. */
export function FormulaResultCard({
  value,
  compact,
}: {
  value: ConsultationResult;
  compact: boolean;
}) {
  return <FormulaCard result={value} {...(compact && { compact })} />;
}
