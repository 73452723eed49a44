import { useState } from "react";
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
};

/** The bowl: what to mix, how much, how long, and why. The same in chat, results and history. */
export function FormulaCard({ result, compact: narrow, fallbackConfidence }: FormulaCardProps) {
  const { consultation } = result;
  const phone = useMedia(PHONE);
  const compact = narrow ?? phone;
  const bowls = cardBowls(result);
  const [tab, setTab] = useState(bowls[0]?.id ?? "");
  const [totals, setTotals] = useState<Record<string, number>>({});
  const [explained, setExplained] = useState<Explained>();
  const [reading, setReading] = useState(false);
  const shown = bowls.find(({ id }) => id === tab) ?? bowls[0];
  if (!shown) return <UnavailableFormula result={result} />;

  const scaled = bowls.map((each) => scaledTo(each, totals[each.id]));
  const current = scaled.find(({ id }) => id === shown.id) ?? shown;
  const total = totals[shown.id] ?? (shown.bowl ? bowlGrams(shown.bowl) : 0);
  const scaleTo = (next: number) => setTotals({ ...totals, [shown.id]: next });
  const explain = (finding: Parameters<typeof explainFinding>[0]) =>
    setExplained(explainFinding(finding, consultation.trace));
  const stopping = stops(consultation.findings);
  const withheld = stopping.length > 0 && current.bowl?.type !== "treatment";
  const base = result.formulas[0];
  const name = base?.name ?? result.formula?.name ?? shown.name;
  const developer = current.bowl?.developer;
  const why = developer ? explainDeveloper(developer.volume, consultation.trace) : undefined;
  const scalable = !withheld && current.bowl;

  const content = (
    <>
      {withheld ? (
        <Withheld findings={stopping} onOpen={explain} />
      ) : current.bowl ? (
        <BowlMix
          bowl={current.bowl}
          compact={compact}
          {...(why && { onWhy: () => setExplained(why) })}
        />
      ) : (
        current.formula && <WrittenFormula formula={current.formula} />
      )}
    </>
  );
  return (
    <Card
      aria-label={`${name}, formula for ${consultation.clientName}`}
      className="@container flex flex-col gap-[18px]"
    >
      <FormulaFace
        eyebrow={eyebrowOf(consultation)}
        name={name}
        color={current.formula?.color ?? base?.color ?? "#8a7a6a"}
        confidence={base?.confidence ?? consultation.confidence ?? fallbackConfidence ?? null}
        line={current.bowl ? `${current.bowl.brandName} ${current.bowl.lineName}` : undefined}
        compact={compact}
      />
      <div className="relative">
        {scalable && (
          <div className={bowls.length > 1 && !compact ? "absolute top-0 right-0" : "mb-4 flex"}>
            <BowlAmount
              formulated={shown.bowl ? bowlGrams(shown.bowl) : 0}
              total={total}
              onChange={scaleTo}
            />
          </div>
        )}
        {bowls.length > 1 ? (
          <Tabs
            label="Bowls"
            tabs={bowls.map(({ id, name: label }) => ({ id, label }))}
            value={shown.id}
            onChange={setTab}
          >
            {content}
          </Tabs>
        ) : (
          content
        )}
      </div>
      <VisitPlan consultation={consultation} />
      <FormulaChecks
        findings={
          withheld
            ? consultation.findings.filter((f) => f.severity !== "block")
            : consultation.findings
        }
        onOpen={explain}
      />
      <FormulaActions
        consultationId={consultation.id}
        timer={
          withheld || !current.bowl || current.bowl.minutes[0] <= 0
            ? null
            : {
                label: `${shown.name}, ${consultation.clientName}`.slice(0, 80),
                minutes: current.bowl.minutes[0],
              }
        }
        copied={withheld ? "" : formulaText(name, scaled)}
        onSteps={() => setReading(true)}
        onHalf={scalable ? () => scaleTo(total / 2) : undefined}
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
      ? `level ${currentLevel}`
      : `level ${currentLevel} to ${desiredLevel}`;
  return `${what} for ${clientName} · ${levels}`;
}
