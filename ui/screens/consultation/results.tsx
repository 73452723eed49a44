import { displayName } from "#tools/values/name-rules.ts";
import { LifeBuoy } from "lucide-react";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { ConsultationResults } from "#ui/cards/consultation-results.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Button } from "#ui/components/button.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";

/** The formula and all that came with it, and the ways on from here. */
export function Results({
  result,
  onStartAgain,
}: {
  result: ConsultationResult;
  onStartAgain: () => void;
}) {
  const { consultation } = result;
  return (
    <Page>
      <PageHeader
        title={displayName(consultation.clientName)}
        lead="Saved to history, with photos and notes."
        actions={<Button onClick={onStartAgain}>Start New Consultation</Button>}
      />
      <ConsultationResults result={result}>
        <aside className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-line-soft bg-sunken p-[22px]">
          <LifeBuoy size={24} aria-hidden="true" className="text-ink-2" />
          <div className="min-w-0 flex-1 basis-72">
            <h2 className="text-lg">Not what you expected in the mirror?</h2>
            <p className="mt-1 text-sm text-ink-2">
              If the color comes out too warm, too dark or uneven, send a photo of the result and
              say what went wrong. You get a corrective formula that starts from this one.
            </p>
          </div>
          <ButtonLink to={`/consultation/${consultation.id}/corrective`}>
            I Need More Help
          </ButtonLink>
        </aside>
      </ConsultationResults>
    </Page>
  );
}
