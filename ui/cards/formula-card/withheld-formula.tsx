import { LockKeyhole, OctagonAlert } from "lucide-react";
import { useState } from "react";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import { blocksOf, finalBlocksOf } from "#tools/formulas/rules.ts";
import { Button } from "#ui/components/button.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { developerStrength, minutesRange, shadeLabel } from "./bowl-words.ts";
import { zoneName } from "#tools/formulas/bowl-name-rules.ts";
import { OverrideDialog } from "./override-dialog.tsx";
import { SourceText } from "./rule-list.tsx";

/** A blocked formula: its shades without grams, what stops it, and the way to answer for it. */
export function WithheldFormula({ formula }: { formula: StoredFormula }) {
  const [asking, setAsking] = useState(false);
  const { bowl } = formula;
  const blocks = blocksOf(formula.findings);
  const final = finalBlocksOf(formula.findings).length > 0;
  return (
    <div className="flex flex-col gap-4">
      {bowl && (
        <div>
          <ul aria-label="Shades, grams held back" className="flex flex-col">
            {bowl.shades.map((shade, at) => (
              <li
                key={at}
                className="flex items-center gap-3 border-t border-line-soft py-2.5 first:border-t-0"
              >
                <Swatch hex={shade.hex ?? "#888888"} className="size-8 rounded-[10px]" />
                <span className="min-w-0 flex-1">{shadeLabel(shade)}</span>
                <LockKeyhole size={16} aria-label="grams held back" className="text-ink-3" />
              </li>
            ))}
          </ul>
          <p className="border-t border-line-soft pt-2.5 text-sm text-ink-2">
            {[
              bowl.developer && developerStrength(bowl.developer.volume, bowl.developer.percent),
              bowl.ratio,
              zoneName(bowl.zone),
              minutesRange(bowl.minutes),
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
        </div>
      )}
      <div role="note" className="flex gap-3.5 rounded-[16px] bg-bad-soft p-4">
        <OctagonAlert size={22} className="mt-0.5 shrink-0 text-bad" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">Do not mix this bowl</p>
          <ul className="mt-2 flex flex-col gap-2 text-sm">
            {blocks.map(({ code, sentence, source }) => (
              <li key={code}>
                {sentence}
                <span className="block text-xs text-ink-2 [overflow-wrap:anywhere]">
                  <SourceText text={source} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {!final && (
        <Button kind="danger" className="self-start" onClick={() => setAsking(true)}>
          Override with my name
        </Button>
      )}
      {asking && (
        <OverrideDialog formulaId={formula.id} findings={blocks} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
