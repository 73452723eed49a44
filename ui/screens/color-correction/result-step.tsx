import { CircleAlert } from "lucide-react";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { FormulaCard } from "#ui/cards/formula-card/formula-card.tsx";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { PhotoStrip } from "#ui/cards/photo-strip.tsx";
import { RoadmapCard } from "#ui/cards/roadmap-card/roadmap-card.tsx";
import { TreatmentPlanCard } from "#ui/cards/treatment-plan-card.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { PlainText } from "#ui/components/plain-text.tsx";
import { CorrectionFormula } from "./correction-formula.tsx";

/** What came out: the error if there is one, the diagnosis, techniques and formulas, and the card to mix from. */
export function ResultStep({
  result,
  onStartAgain,
}: {
  result: ConsultationResult;
  onStartAgain: () => void;
}) {
  const { consultation, formula, error } = result;
  return (
    <Page>
      <PageHeader
        title="Color Correction Formula"
        lead="Saved to history, with photos and notes."
        actions={
          <>
            <Button onClick={onStartAgain}>New Correction</Button>
            <ButtonLink to="/">Done</ButtonLink>
          </>
        }
      />
      {error && (
        <p role="alert" className="flex items-start gap-3 rounded-m bg-bad-soft px-4 py-3 text-bad">
          <CircleAlert size={20} aria-hidden="true" className="mt-0.5" />
          {error}
        </p>
      )}
      {!formula && !error && (
        <p className="text-ink-2">
          The AI was unable to generate a formula. This may be due to missing API keys or technical
          issues.
        </p>
      )}
      <Summary consultation={consultation} />
      <FormulaCard result={toldAbove(result)} />
      {formula && "techniqueOptions" in formula && (
        <CorrectionFormula
          formula={formula}
          withheld={result.formulas.some(({ withheld }) => withheld)}
          told={toldOnCard(result)}
        />
      )}
      <RoadmapCard
        consultationId={consultation.id}
        clientName={consultation.clientName}
        visits={consultation.roadmap}
      />
      <Card title="AI Hair Analysis">
        <PlainText text={result.aiAnalysis} />
      </Card>
      <TreatmentPlanCard
        plan={result.treatmentPlan}
        strength={`Damage level ${consultation.damageLevel}`}
      />
    </Page>
  );
}

function Summary({ consultation }: Pick<ConsultationResult, "consultation">) {
  const { photos, unwantedTone, desiredTone, currentLevel, desiredLevel } = consultation;
  const rows = [
    ["Problem", unwantedTone && spokenWord(unwantedTone)],
    ["Desired", desiredTone && spokenWord(desiredTone)],
    [
      "Level",
      // the step before groups its levels by other names than the shades of the bowl have
      currentLevel === desiredLevel ? `${currentLevel}` : `${currentLevel} to ${desiredLevel}`,
    ],
  ];
  return (
    <Card title="Diagnosis">
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <PhotoStrip photos={photos} />
        <dl className="flex flex-1 flex-wrap gap-x-10 gap-y-3">
          {rows.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt className="text-sm text-ink-3">{term}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Card>
  );
}

/** What the card says already: its findings, and its steps. */
function toldOnCard({ consultation, formulas }: ConsultationResult): Set<string> {
  return new Set([
    ...consultation.findings.map(({ sentence }) => sentence),
    ...formulas.flatMap(({ instructions }) => instructions),
  ]);
}

/** The alert says the error; the card below need not repeat it. */
function toldAbove({ error: _said, ...result }: ConsultationResult): ConsultationResult {
  return result;
}
