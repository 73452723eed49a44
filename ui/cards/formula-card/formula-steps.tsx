import { Dialog } from "#ui/components/layers/dialog.tsx";
import { minutesRange } from "./bowl-words.ts";
import { zoneName } from "#tools/formulas/bowl-name-rules.ts";
import { withoutRepeats, type CardBowl } from "./card-bowls.ts";

export type FormulaStepsProps = { open: boolean; onClose: () => void; bowls: readonly CardBowl[] };

/** How to work, bowl by bowl in the order of application. */
export function FormulaSteps({ open, onClose, bowls }: FormulaStepsProps) {
  const several = bowls.length > 1;
  return (
    <Dialog open={open} wide onClose={onClose} title="Steps">
      <ol className="flex flex-col gap-6">
        {withoutRepeats(bowls).map((each, index) => (
          <li key={each.id}>
            {several && (
              <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
                <h3 className="text-base">
                  {index + 1}. {each.name}
                </h3>
                {each.bowl && (
                  <span className="text-sm text-ink-3">
                    {zoneName(each.bowl.zone)}, {minutesRange(each.bowl.minutes)}
                  </span>
                )}
              </div>
            )}
            <ol className="flex flex-col gap-3">
              {instructionsOf(each).map((line, at) => (
                <li key={at} className="flex gap-3">
                  <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-mono text-xs font-semibold">
                    {at + 1}
                  </span>
                  <span className="min-w-0 flex-1 pt-0.5">{line}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** What the formula says, or for a bowl without one the plain order of work. */
function instructionsOf({ bowl, formula }: CardBowl): string[] {
  if (formula && formula.instructions.length > 0) return formula.instructions;
  if (!bowl) return [];
  return [
    `Mix the bowl and apply ${zoneName(bowl.zone)}${bowl.heat ? ", with heat" : ""}.`,
    `Process ${minutesRange(bowl.minutes)}, checking as it goes.`,
  ];
}
