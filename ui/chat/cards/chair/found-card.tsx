import type { FoundConsultations } from "#tools/consultations/assistant-schema.ts";
import { ConsultationRow } from "#ui/cards/consultation-card.tsx";
import { Card } from "#ui/components/page/card.tsx";

/** Past consultations that were found, each leading to its record. */
export function FoundCard({ value: { items } }: { value: FoundConsultations }) {
  if (items.length === 0) return null;
  return (
    <Card aria-label="Consultations found">
      {items.map((consultation) => (
        <ConsultationRow key={consultation.id} consultation={{ ...consultation, aiAnalysis: "" }} />
      ))}
    </Card>
  );
}
