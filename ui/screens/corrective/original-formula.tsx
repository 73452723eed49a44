import { displayName } from "#tools/values/name-rules.ts";
import { ChevronDown } from "lucide-react";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { cardBowls, finalFormula, plainName } from "#ui/cards/formula-card/card-bowls.ts";
import { FormulaCard } from "#ui/cards/formula-card/formula-card.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { nearDate } from "#ui/lib/near-date.ts";

/** The formula that is to be corrected, for reference: its face, unfolding to the whole bowl. */
export function OriginalFormula({ original }: { original: ConsultationResult }) {
  const { consultation } = original;
  const final = finalFormula(cardBowls(original));
  const { clientName, createdAt, color } = consultation;
  return (
    <details className="group">
      <summary className="flex list-none items-center gap-4 rounded-card border border-line-soft bg-surface p-4 max-md:py-3 shadow-edge hover:border-line [&::-webkit-details-marker]:hidden">
        {color && <Swatch hex={color} className="size-14 rounded-[14px] max-md:size-11" />}
        <span className="min-w-0 flex-1">
          <span className="block text-xs font-semibold text-ink-3">
            Original: {displayName(clientName)} · {nearDate(createdAt)}
          </span>
          <span className="block font-display text-lg font-semibold tracking-tight max-md:text-md">
            {final ? plainName(final) : "No formula was given"}
          </span>
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="text-ink-3 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="mt-3">
        <FormulaCard result={original} help="around" />
      </div>
    </details>
  );
}
