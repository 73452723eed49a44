import { displayName } from "#tools/values/name-rules.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { getConsultation } from "#ui/api/consultations.ts";
import { ConsultationResults } from "#ui/cards/consultation-results.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Button } from "#ui/components/button.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";
import { Spinner } from "#ui/components/spinner.tsx";
import { useStepArrival } from "#ui/lib/step-arrival.ts";
import { ApiError } from "#ui/lib/api-error.ts";
import { CorrectiveForm } from "./corrective-form.tsx";
import { toldAsCause, WhyLeft } from "./why-left.tsx";

const BACK = (
  <ButtonLink
    to="/consultation"
    kind="ghost"
    className="-ml-4"
    icon={<ArrowLeft size={17} aria-hidden="true" />}
  >
    Back to consultation
  </ButtonLink>
);

/** Repairs a result that is not right: photo of it, what is still there, what went wrong. */
export function CorrectiveScreen() {
  const { id = "" } = useParams();
  const { data: original, error, refetch, isFetching } = useQuery(getConsultation(id));
  const [result, setResult] = useState<ConsultationResult>();
  useStepArrival(result ? "results" : "form");
  if (error && !(error instanceof ApiError && error.status === 404)) {
    return (
      <Page>
        <h1 tabIndex={-1} className="sr-only">
          Corrective consultation
        </h1>
        <ErrorState
          title="The original consultation could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Check the connection, then try again.
        </ErrorState>
      </Page>
    );
  }
  if (error) return <NotFound />;
  if (!original) {
    return (
      <Page>
        <Spinner label="Loading the original consultation" className="m-auto py-24" />
      </Page>
    );
  }
  if (result) {
    return (
      <Page>
        <PageHeader
          title="Corrective formula"
          lead={`For ${displayName(original.consultation.clientName)}, saved to history.`}
        />
        <WhyLeft findings={result.consultation.findings} />
        <ConsultationResults result={toldAbove(result)}>
          <div className="flex flex-wrap gap-2 border-t border-line-soft pt-5">
            <Button onClick={() => setResult(undefined)}>Try Another Correction</Button>
            <ButtonLink to="/consultation">Start New Consultation</ButtonLink>
          </div>
        </ConsultationResults>
      </Page>
    );
  }
  return (
    <Page className="pb-32">
      <PageHeader
        back={BACK}
        title="Corrective consultation"
        lead="The result is not what you wanted? Show it, name what is still there and say what went wrong. The corrective formula starts from the one you mixed."
      />
      <CorrectiveForm original={original} onResult={setResult} />
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
