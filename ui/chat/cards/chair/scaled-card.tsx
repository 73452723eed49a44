import type { ScaledBowl } from "#tools/formulas/schema.ts";
import { BowlMix } from "#ui/cards/formula-card/bowl-mix.tsx";
import { Card } from "#ui/components/page/card.tsx";

/** A bowl mixed larger or smaller. The saved formula stays as it is. */
export function ScaledCard({ value, compact }: { value: ScaledBowl; compact: boolean }) {
  return (
    <Card title={value.name} className="@container">
      <BowlMix bowl={value.bowl} compact={compact} />
    </Card>
  );
}
