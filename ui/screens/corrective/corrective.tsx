import { displayName } from "#tools/values/name-rules.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { ConsultationResults } from "#ui/cards/consultation-results.tsx";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Button } from "#ui/components/button.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { useStepArrival } from "#ui/lib/step-arrival.ts";
import { CorrectiveForm } from "./corrective-form.tsx";
import { toldAsCause, WhyLeft } from "./why-left.tsx";

const BACK = <BackLink to="/consultation">Back to consultation</BackLink>;

/** Repairs a result that is not right: photo of it, what is still there, what went wrong. */
export function Component() {
  const { id = "" } = useParams();
  const query = useQuery(getConsultation(id));
  const [result, setResult] = useState<ConsultationResult>();
  useStepArrival(result ? "results" : "form");
  return (
    <QueryPage
      query={query}
      title="Corrective consultation"
      name="the original consultation"
      missing={<NotFound />}
    >
      {(original) =>
        result ? (
          <Corrected result={result} onAgain={() => setResult(undefined)} />
        ) : (
          <Page className="pb-32 max-md:gap-4">
            <PageHeader
              back={BACK}
              title="Corrective consultation"
              lead="Show the result, name what is still there and say what went wrong."
            />
            <CorrectiveForm original={original} onResult={setResult} />
          </Page>
        )
      }
    </QueryPage>
  );
}

/** The formula that corrects, with why it was left. */
function Corrected({ result, onAgain }: { result: ConsultationResult; onAgain: () => void }) {
  return (
    <Page>
      <PageHeader
        title="Corrective formula"
        lead={`For ${displayName(result.consultation.clientName)}, saved to history.`}
      />
      <WhyLeft findings={result.consultation.findings} />
      <ConsultationResults result={toldAbove(result)}>
        <div className="flex flex-wrap gap-2 border-t border-line-soft pt-5">
          <Button onClick={onAgain}>Try Another Correction</Button>
          <ButtonLink to="/consultation">Start New Consultation</ButtonLink>
        </div>
      </ConsultationResults>
    </Page>
  );
}

function toldAbove(result: ConsultationResult): ConsultationResult {
  const { consultation } = result;
  const findings = consultation.findings.filter((finding) => !toldAsCause(finding));
  return { ...result, consultation: { ...consultation, findings } };
}

function NotFound() {
  return (
    <Page>
      <PageHeader
        title="Original Consultation Not Found"
        lead="It may have been removed, or the address is not right."
      />
      <div>
        <ButtonLink to="/consultation">Go Back</ButtonLink>
      </div>
    </Page>
  );
}
