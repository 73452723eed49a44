import { useState } from "react";
import type { Finding } from "#tools/colour/schema.ts";
import { bowlGrams, scaleBowl } from "#tools/formulas/rules.ts";
import { Card } from "#ui/components/card.tsx";
import { Tabs } from "#ui/components/tabs.tsx";
import { PHONE, useMedia } from "#ui/lib/media.ts";
import { BowlAmount } from "./bowl-amount.tsx";
import { BowlMix } from "./bowl-mix.tsx";
import {
  cardBowls,
  explainDeveloper,
  explainFinding,
  finalFormula,
  plainName,
  reasonsFor,
  stops,
  type CardBowl,
  type FormulaResult,
} from "./card-bowls.ts";
import { FormulaActions } from "./formula-actions.tsx";
import { FormulaChecks } from "./formula-checks.tsx";
import { FormulaFace } from "./formula-face.tsx";
import { FormulaSteps } from "./formula-steps.tsx";
import { formulaText } from "./formula-text.ts";
import { RuleSources, type Explained } from "./rule-sources.tsx";
import { UnavailableFormula } from "./unavailable-formula.tsx";
import { VisitPlan } from "./visit-plan.tsx";
import { Withheld } from "./withheld.tsx";
import { WrittenFormula } from "./written-formula.tsx";

export type FormulaCardProps = {
  result: FormulaResult;
  /** The narrow arrangement, one main act; phones have it unasked, a dock asks for it. */
  compact?: boolean;
  /** Confidence where the formula brings none. */
  fallbackConfidence?: number;
  /** Where the way to a corrective formula is: on the card, or the screen around it has its own. */
  help?: "here" | "around";
};

/** The bowl: what to mix, how much, how long, and why. The same in chat, results and history. */
export function FormulaCard({
  result,
  compact: narrow,
  fallbackConfidence,
  help = "here",
}: FormulaCardProps) {
  const { consultation } = result;
  const { trace, findings } = consultation;
  const phone = useMedia(PHONE);
  const compact = narrow ?? phone;
  const bowls = cardBowls(result);
  const [tab, setTab] = useState(bowls[0]?.id ?? "");
  const [totals, setTotals] = useState<Record<string, number>>({});
  const [explained, setExplained] = useState<Explained>();
  const [reading, setReading] = useState(false);
  const shown = bowls.find(({ id }) => id === tab) ?? bowls[0];
  const final = finalFormula(bowls);
  if (!shown || !final) return <UnavailableFormula result={result} />;

  const scaled = bowls.map((each) => scaledTo(each, totals[each.id]));
  const { bowl, formula } = scaled.find(({ id }) => id === shown.id) ?? shown;
  const formulated = shown.bowl ? bowlGrams(shown.bowl) : 0;
  const total = totals[shown.id] ?? formulated;
  const scaleTo = (next: number) => setTotals({ ...totals, [shown.id]: next });
  const explain = (finding: Finding) => setExplained(explainFinding(finding, trace));
  const stopping = stops(findings);
  const withheld = stopping.length > 0 && bowl?.type !== "treatment";
  const name = plainName(final);
  const why = bowl ? explainDeveloper(bowl, trace) : undefined;

  const amount = !withheld && bowl && (
    <BowlAmount formulated={formulated} total={total} onChange={scaleTo} />
  );
  const mix = withheld ? (
    <Withheld findings={stopping} onOpen={explain} />
  ) : bowl ? (
    <BowlMix bowl={bowl} compact={compact} {...(why && { onWhy: () => setExplained(why) })} />
  ) : (
    formula && <WrittenFormula formula={formula} />
  );
  return (
    <Card
      aria-label={`${name}, formula for ${consultation.clientName}`}
      className="flex flex-col gap-[18px]"
    >
      <FormulaFace
        eyebrow={eyebrowOf(consultation)}
        name={name}
        color={final.color}
        confidence={final.confidence ?? consultation.confidence ?? fallbackConfidence ?? null}
        line={bowl ? `${bowl.brandName} ${bowl.lineName}` : undefined}
        compact={compact}
      />
      {bowls.length > 1 ? (
        <div className="@container relative">
          <Tabs
            label="Bowls"
            tabs={bowls.map(({ id, name: label }) => ({ id, label }))}
            value={shown.id}
            onChange={setTab}
          >
            {amount && (
              <div className="mb-4 @min-[640px]:absolute @min-[640px]:top-0 @min-[640px]:right-0 @min-[640px]:mb-0">
                {amount}
              </div>
            )}
            {mix}
          </Tabs>
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {!compact && <h3 className="text-base">{shown.name}</h3>}
            {amount}
          </div>
          {mix}
        </div>
      )}
      <VisitPlan consultation={consultation} />
      <FormulaChecks
        findings={withheld ? findings.filter(({ severity }) => severity !== "block") : findings}
        reasons={bowl && !withheld ? reasonsFor(bowl, trace) : []}
        onOpen={explain}
        onReason={(reason) => setExplained({ question: "Why this?", rules: [reason] })}
      />
      <FormulaActions
        consultationId={consultation.id}
        timer={
          withheld || !bowl || bowl.minutes[0] <= 0
            ? null
            : {
                label: `${shown.name}, ${consultation.clientName}`.slice(0, 80),
                minutes: bowl.minutes[0],
              }
        }
        copied={withheld ? null : formulaText(name, scaled)}
        onSteps={() => setReading(true)}
        onHalf={amount ? () => scaleTo(total / 2) : undefined}
        help={help}
        compact={compact}
      />
      <FormulaSteps open={reading} onClose={() => setReading(false)} bowls={scaled} />
      <RuleSources explained={explained} onClose={() => setExplained(undefined)} />
    </Card>
  );
}

function scaledTo(each: CardBowl, total: number | undefined): CardBowl {
  if (!each.bowl || total === undefined) return each;
  return { ...each, bowl: scaleBowl(each.bowl, { totalGrams: total }) };
}

function eyebrowOf({
  consultationType,
  clientName,
  currentLevel,
  desiredLevel,
}: FormulaResult["consultation"]): string {
  const what = consultationType === "new" ? "Formula" : "Correction";
  const levels =
    currentLevel === desiredLevel
      ? `level\u00a0${currentLevel}`
      : `level\u00a0${currentLevel}\u00a0to\u00a0${desiredLevel}`;
  return `${what} for ${clientName} · ${levels}`;
}
