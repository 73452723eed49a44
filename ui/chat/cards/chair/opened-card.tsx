import { useParams } from "react-router";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { FormulaResultCard } from "./formula-result-card.tsx";

/** A consultation that was opened. Docked beside that very consultation, the screen shows it, so this stays away. */
export function OpenedCard({ value, compact }: { value: ConsultationResult; compact: boolean }) {
  const { id } = useParams();
  if (compact && id === value.consultation.id) return null;
  return <FormulaResultCard value={value} compact={compact} />;
}
