import { displayName } from "#tools/values/name-rules.ts";
import { useState } from "react";
import { ArrowRight } from "lucide-react";
import type { Finding } from "#tools/colour/schema.ts";
import { bowlGrams, scaleBowl } from "#tools/formulas/rules.ts";
import { VisitCost } from "#ui/cards/cost/visit-cost.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { PHONE, useMedia } from "#ui/lib/device/media.ts";
import { BowlAlarm } from "./bowl-alarm.tsx";
import { BowlAmount } from "./bowl-amount.tsx";
import { BowlPanel } from "./bowl-panel.tsx";
import { cardTabs, startWords } from "./bowl-stages.ts";
import { BowlTimeline } from "./bowl-timeline.tsx";
import { placeOf } from "#tools/formulas/bowl-name-rules.ts";
import {
  cardBowls,
  explainFinding,
  finalFormula,
  plainName,
  reasonsFor,
  showsWords,
  stopsOf,
  toldStopsOf,
  type CardBowl,
  type FormulaResult,
} from "./card-bowls.ts";
import { bowlTimer } from "./bowl-timers.ts";
import { scaleTo, useBowlTotals } from "./bowl-totals.ts";
import { FormulaActions } from "./formula-actions.tsx";
import { FormulaChecks } from "./formula-checks.tsx";
import { FormulaFace } from "./formula-face.tsx";
import { FormulaSteps } from "./formula-steps.tsx";
import { formulaText } from "./formula-text.ts";
import { RuleSources } from "./rule-sources.tsx";
import { UnavailableFormula } from "./unavailable-formula.tsx";
import { VisitPlan } from "./visit-plan.tsx";
import { explainConfidence, explainFigure, explainVisit, type Explained } from "./why-figure.ts";

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
  const tabs = cardTabs(bowls);
  const [tab, setTab] = useState(tabs[0]?.id ?? "");
  const totals = useBowlTotals();
  const [explained, setExplained] = useState<Explained>();
  const [reading, setReading] = useState(false);
  const shown = tabs.find(({ id }) => id === tab) ?? tabs[0];
  const final = finalFormula(bowls);
  if (!shown || !final) return <UnavailableFormula result={result} />;

  const scaled = bowls.map((each) => scaledTo(each, totals[each.id]));
  const mixed = bowls.filter(stands).flatMap(({ bowl }) => bowl ?? []);
  const open = (reason: Explained | undefined) => reason && (() => setExplained(reason));
  const explain = (finding: Finding) => setExplained(explainFinding(finding, trace));
  const whole = bowls.every(stands);
  const [first] = shown.bowls;
  const withheld = first !== undefined && !stands(first);
  const bowl = first?.bowl;
  const visits = consultation.roadmap?.length ?? 0;
  const name = visits > 1 ? `Visit 1 of ${visits}: ${plainName(final)}` : plainName(final);
  const sure = final.confidence ?? consultation.confidence ?? fallbackConfidence ?? null;
  const confidence = whole ? sure : null;
  const noted = whole ? findings : findings.filter((each) => !isToldAbove(each));
  const several = tabs.length > 1;

  const together = mixed.filter((each) =>
    shown.bowls.some((own) => own.bowl?.stage !== undefined && own.bowl.stage === each.stage),
  );
  const alone = shown.bowls.length === 1 ? scaled.find(({ id }) => id === first?.id)?.bowl : null;
  const aside = several && !withheld && bowl && alone && (
    <BowlAmount
      formulated={bowlGrams(bowl)}
      total={bowlGrams(alone)}
      onChange={(total) => scaleTo(first.id, total)}
    />
  );
  const panels = shown.bowls.map((each) => (
    <BowlPanel
      key={each.id}
      formulated={each}
      scaled={scaled.find(({ id }) => id === each.id) ?? each}
      {...(!aside && { onScale: (total) => scaleTo(each.id, total) })}
      title={
        shown.bowls.length > 1 && each.bowl
          ? placeOf(each.bowl)
          : several || compact
            ? undefined
            : each.name
      }
      start={each.bowl ? startWords(each.bowl, mixed) : undefined}
      why={(figure) => {
        const { bowl: now, formulated } = scaled.find(({ id }) => id === each.id) ?? each;
        return open(now ? explainFigure(figure, now, trace, formulated) : undefined);
      }}
      stopping={toldStopsOf(each, bowls)}
      client={testedOf(consultation)}
      onFinding={explain}
      timer={bowlTimer(each, consultation.clientName, mixed)}
      consultationId={consultation.id}
      named={shown.bowls.length > 1}
      compact={compact}
    />
  ));
  const timeline = !withheld && <BowlTimeline bowls={together} />;
  return (
    <Card
      aria-label={`${name}, formula for ${displayName(consultation.clientName)}`}
      className="flex flex-col gap-[18px]"
    >
      <FormulaFace
        eyebrow={eyebrowOf(consultation)}
        name={name}
        shows={
          visits > 1
            ? `As it looks after the first visit. Level ${consultation.desiredLevel} comes with the last.`
            : showsWords(final, consultation.desiredLevel)
        }
        color={final.color}
        confidence={confidence}
        onConfidence={confidence === null ? undefined : open(explainConfidence(confidence, trace))}
        line={bowl ? `${bowl.brandName} ${bowl.lineName}` : undefined}
        onLine={bowl ? open(explainFigure("line", bowl, trace)) : undefined}
        compact={compact}
      />
      {!withheld && <BowlAlarm consultation={consultation} />}
      {several ? (
        <Tabs
          label="Bowls"
          tabs={tabs.map(({ id, name: label }) => ({ id, label }))}
          value={shown.id}
          onChange={setTab}
          aside={aside}
        >
          <div className="flex flex-col gap-6">
            {timeline}
            {panels}
          </div>
        </Tabs>
      ) : (
        <div className="flex flex-col gap-6">
          {timeline}
          {panels}
        </div>
      )}
      <VisitPlan
        consultation={consultation}
        onVisits={open(explainVisit("sessions", "Why so many visits?", trace))}
        onTechniques={open(explainVisit("technique", "Why this technique?", trace))}
      />
      {whole && <VisitCost consultationId={consultation.id} bowls={scaled} />}
      {(whole || noted.length > 0) && (
        <FormulaChecks
          findings={noted}
          reasons={bowl && !withheld ? reasonsFor(bowl, trace) : []}
          onOpen={explain}
          onReason={(reason) => setExplained({ question: "Why this?", rules: [reason] })}
        />
      )}
      <p className="-my-1.5">
        <TextLink to={`/history/${consultation.id}/why`} className="gap-1.5">
          Why this formula
          <ArrowRight size={15} aria-hidden="true" />
        </TextLink>
      </p>
      <FormulaActions
        consultationId={consultation.id}
        copied={withheld ? null : formulaText(name, scaled.filter(stands))}
        kept={withheld ? null : (first?.formula ?? null)}
        onSteps={() => setReading(true)}
        onHalf={
          withheld || shown.bowls.length > 1 || !first || !bowl
            ? undefined
            : () => scaleTo(first.id, (totals[first.id] ?? bowlGrams(bowl)) / 2)
        }
        help={help}
        compact={compact}
      />
      <FormulaSteps open={reading} onClose={() => setReading(false)} bowls={scaled} />
      <RuleSources
        explained={explained}
        consultationId={consultation.id}
        onClose={() => setExplained(undefined)}
      />
    </Card>
  );
}

/** What stops a bowl is said at the bowl, with what is due of a patch test. */
const isToldAbove = ({ severity, code }: Finding) =>
  severity === "block" || code === "patch_test_outdated";

const testedOf = ({ clientId, clientName }: FormulaResult["consultation"]) =>
  clientId ? { id: clientId, name: displayName(clientName) } : undefined;

const stands = (each: CardBowl) => stopsOf(each).length === 0;

function scaledTo(each: CardBowl, total: number | undefined): CardBowl {
  if (!each.bowl || total === undefined) return each;
  return { ...each, formulated: each.bowl, bowl: scaleBowl(each.bowl, { totalGrams: total }) };
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
  return `${what} for ${displayName(clientName)}\u00a0· ${levels}`;
}
