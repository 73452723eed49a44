import type { Finding } from "#tools/colour/schema.ts";
import { bowlGrams } from "#tools/formulas/rules.ts";
import { BowlCost } from "#ui/cards/cost/bowl-cost.tsx";
import { Reweigh } from "#ui/cards/cost/reweigh.tsx";
import { MixBowl } from "#ui/cards/inventory/mix-bowl.tsx";
import { MixBySteps } from "#ui/cards/mixing/mix-by-steps.tsx";
import { BowlAmount } from "./bowl-amount.tsx";
import { BowlMix } from "./bowl-mix.tsx";
import type { CardBowl } from "./card-bowls.ts";
import type { BowlTimer } from "./bowl-timers.ts";
import { FigureButton, type WhyFigure } from "./figure-button.tsx";
import { FormulaTimer } from "./formula-timer.tsx";
import type { TestedClient } from "./patch-cure.tsx";
import { Withheld } from "./withheld.tsx";
import { WrittenFormula } from "./written-formula.tsx";

export type BowlPanelProps = {
  /** As formulated, and as it is to be mixed now. */
  formulated: CardBowl;
  scaled: CardBowl;
  /** Undefined where the amount stands above. */
  onScale?: (total: number) => void;
  /** The heading; undefined where the tab above says it. */
  title: string | undefined;
  /** "Start 20 min after the roots; rinse together". */
  start: string | undefined;
  why: WhyFigure;
  /** What stops this bowl; its grams are held back while there is any. */
  stopping: readonly Finding[];
  onFinding: (finding: Finding) => void;
  /** Whose patch test may be due. */
  client: TestedClient | undefined;
  /** Its timer, beside what it times; undefined for a bowl that takes no time. */
  timer: BowlTimer | undefined;
  consultationId: string;
  /** Whether the timer says which bowl it is for, where several stand together. */
  named: boolean;
  compact: boolean;
};

/** One bowl: where it goes and when, how much of it, what is in it and costs, its timer, that it was mixed, and what is left of it. */
export function BowlPanel(props: BowlPanelProps) {
  const { formulated, scaled, onScale, title, start, why, stopping, onFinding, client } = props;
  const { timer, consultationId, named, compact } = props;
  const { bowl, formula } = scaled;
  const withheld = stopping.length > 0;
  const whole = compact ? "flex-1" : "@max-lg:flex-1";
  return (
    <section className="@container flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2 empty:hidden">
        {(title ?? start) && (
          <div className="min-w-0">
            {title && <h3 className="text-base first-letter:uppercase">{title}</h3>}
            {start && (
              <p className="text-sm text-ink-2">
                <FigureButton onWhy={why("order")}>{start}</FigureButton>
              </p>
            )}
          </div>
        )}
        {onScale && !withheld && bowl && formulated.bowl && (
          <BowlAmount
            formulated={bowlGrams(formulated.bowl)}
            total={bowlGrams(bowl)}
            onChange={onScale}
          />
        )}
      </div>
      {withheld ? (
        <Withheld findings={stopping} formula={formula} client={client} onOpen={onFinding} />
      ) : bowl ? (
        <div className="flex flex-col gap-1">
          <BowlMix bowl={bowl} compact={compact} why={why} />
          <BowlCost bowl={bowl} />
        </div>
      ) : (
        formula && <WrittenFormula formula={formula} />
      )}
      {!withheld && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
          {timer && (
            <FormulaTimer
              {...timer}
              consultationId={consultationId}
              named={named}
              compact={compact}
            />
          )}
          {bowl && (
            <MixBySteps
              consultationId={consultationId}
              scaled={scaled}
              bowl={bowl}
              timer={timer}
              className={whole}
            />
          )}
          <MixBowl
            scaled={scaled}
            planned={formulated.bowl ? bowlGrams(formulated.bowl) : 0}
            consultationId={consultationId}
            className={whole}
          />
          <Reweigh scaled={scaled} consultationId={consultationId} className={whole} />
        </div>
      )}
    </section>
  );
}
