import { displayName } from "#tools/values/name-rules.ts";
import { useQuery } from "@tanstack/react-query";
import { ContactRound } from "lucide-react";
import { useParams } from "react-router";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { DoneHere } from "#ui/cards/acts/done-here.tsx";
import { useKeepsClients } from "#ui/cards/client/use-keeps-clients.ts";
import { ConfidenceBadge } from "#ui/cards/confidence-badge.tsx";
import { DisagreementsCard } from "#ui/cards/disagreements-card.tsx";
import { FormulaCard } from "#ui/cards/formula-card/formula-card.tsx";
import { RoadmapCard } from "#ui/cards/roadmap-card/roadmap-card.tsx";
import { OwnFormulas } from "#ui/cards/formula-card/own-formulas.tsx";
import { OutcomeCard } from "#ui/cards/outcome-card/outcome-card.tsx";
import { PhotoStrip } from "#ui/cards/photo-strip.tsx";
import { isTested, TreatmentPlanCard } from "#ui/cards/treatment-plan-card.tsx";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { PlainText } from "#ui/components/plain-text.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { shortDate } from "#ui/lib/format.ts";
import { AnalysisCost } from "./analysis-cost.tsx";
import { HairAnalysis } from "./hair-analysis.tsx";
import { Notes } from "./notes.tsx";

const PROVIDERS = {
  gemini: "Google Gemini",
  openai: "OpenAI GPT-4",
  builtin: "Made by Undertone",
  own: "The salon's own model",
};
const FALLBACK_CONFIDENCE = 85;

/** One consultation of the history, whole. */
export function Component() {
  const { id = "" } = useParams();
  const query = useQuery(getConsultation(id));
  return (
    <QueryPage
      query={query}
      title="Consultation"
      back={BACK}
      name="the consultation"
      failed="Failed to load consultation"
    >
      {(result) => <Detail key={id} result={result} />}
    </QueryPage>
  );
}

const BACK = <BackLink to="/history">History</BackLink>;

function Detail({ result }: { result: ConsultationResult }) {
  const { consultation, formulas } = result;
  const explained = result.error !== undefined || consultation.findings.length > 0;
  const { confidence, aiProvider, createdAt, clientId, clientName, parentConsultationId } =
    consultation;
  const kept = useKeepsClients();
  /** The card says how sure the formula is, unless a check holds it back. */
  const onCard = formulas.length > 0 && formulas.every(({ withheld }) => !withheld);
  return (
    <Page>
      <PageHeader
        back={BACK}
        title={displayName(clientName)}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <time dateTime={createdAt} className="mr-1">
              {shortDate(createdAt)}
            </time>
            {!onCard && confidence !== null && <ConfidenceBadge confidence={confidence} short />}
            <Badge>{PROVIDERS[aiProvider]}</Badge>
          </span>
        }
        actions={
          <>
            {parentConsultationId && (
              <ButtonLink to={`/history/${parentConsultationId}`}>
                The formula it corrects
              </ButtonLink>
            )}
            {clientId && kept && (
              <ButtonLink to={`/clients/${clientId}`} icon={ContactRound}>
                Client record
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex min-w-0 flex-col gap-4">
          {formulas.length === 0 && (
            <p className="text-ink-2">No formula recommendation available for this consultation.</p>
          )}
          {(formulas.length > 0 || explained) && (
            <FormulaCard result={result} fallbackConfidence={FALLBACK_CONFIDENCE} />
          )}
          <OwnFormulas result={result} />
          {formulas.some(({ withheld }) => !withheld) && (
            <OutcomeCard consultationId={consultation.id} />
          )}
          <RoadmapCard
            consultationId={consultation.id}
            clientName={clientName}
            visits={consultation.roadmap}
          />
          <DisagreementsCard
            disagreements={consultation.disagreements}
            consultationType={consultation.consultationType}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PhotoStrip photos={consultation.photos} large />
          <HairAnalysis consultation={consultation} />
          <Card title="AI analysis">
            <PlainText text={consultation.aiAnalysis} />
            {consultation.usage && <AnalysisCost usage={consultation.usage} />}
          </Card>
          <Notes id={consultation.id} saved={consultation.stylistNotes ?? ""} />
          <DoneHere kind="consultation" id={consultation.id} />
        </div>
      </div>
      <TreatmentPlanCard
        plan={result.treatmentPlan}
        tested={isTested(consultation)}
        strength={`Damage level ${consultation.damageLevel}`}
      />
    </Page>
  );
}
