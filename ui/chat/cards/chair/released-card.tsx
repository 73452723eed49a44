import { useQuery } from "@tanstack/react-query";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { FormulaCard } from "#ui/cards/formula-card/formula-card.tsx";
import { OwnFormula } from "#ui/cards/formula-card/own-formula.tsx";

/** A formula whose grams were released, to be mixed now. */
export function ReleasedCard({ value, compact }: { value: StoredFormula; compact: boolean }) {
  const { consultationId, source } = value;
  const byHand = source === "stylist" || consultationId === null;
  const { data } = useQuery({ ...getConsultation(consultationId ?? ""), enabled: !byHand });
  if (byHand) return <OwnFormula formula={value} compact={compact} />;
  return data ? <FormulaCard result={data} {...(compact && { compact })} /> : null;
}
