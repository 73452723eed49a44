import type { WrittenFormula } from "#tools/bench/write-schema.ts";
import { OwnFormula } from "#ui/cards/formula-card/own-formula.tsx";

/** What the stylist had saved as their own, bowl by bowl. */
export function HandFormulaCard({ value, compact }: { value: WrittenFormula; compact: boolean }) {
  return (
    <div className="flex flex-col gap-3">
      {value.formulas.map((formula) => (
        <OwnFormula key={formula.id} formula={formula} compact={compact} />
      ))}
    </div>
  );
}
