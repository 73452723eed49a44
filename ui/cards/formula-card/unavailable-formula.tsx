import { useState } from "react";
import { Card } from "#ui/components/page/card.tsx";
import { BowlAlarm } from "./bowl-alarm.tsx";
import { BowlMix } from "./bowl-mix.tsx";
import { explainFinding, type FormulaResult } from "./card-bowls.ts";
import { FormulaChecks } from "./formula-checks.tsx";
import { RuleSources } from "./rule-sources.tsx";
import { PossibleCauses, UnavailableHead } from "./unavailable.tsx";
import { VisitPlan } from "./visit-plan.tsx";
import type { Explained } from "./why-figure.ts";

/** There is no formula: why, if it is known, what it may be otherwise, and what to do. */
export function UnavailableFormula({
  result,
}: {
  result: Pick<FormulaResult, "consultation" | "error" | "steps">;
}) {
  const { consultation, error } = result;
  const [explained, setExplained] = useState<Explained>();
  const known =
    error !== undefined || consultation.findings.some(({ severity }) => severity === "block");
  // the check below says the same, and opens the rule behind it
  const told = consultation.findings.some(({ sentence }) => sentence === error);
  return (
    <Card aria-label="AI Formula Generation Unavailable" className="flex flex-col gap-4">
      <UnavailableHead
        sentence={told ? undefined : (error ?? "No formula could be written for this hair.")}
      />
      {consultation.findings.length > 0 && (
        <FormulaChecks
          findings={consultation.findings}
          onOpen={(finding) => setExplained(explainFinding(finding, consultation.trace))}
        />
      )}
      {result.steps.map((bowl) => (
        <section key={bowl.order}>
          <h3 className="mb-3 text-base">
            What may be done today: {bowl.brandName} {bowl.lineName}
          </h3>
          <BowlMix bowl={bowl} />
        </section>
      ))}
      <BowlAlarm consultation={consultation} />
      <VisitPlan consultation={consultation} />
      {known ? (
        <details className="text-sm">
          <summary className="text-ink-3 hover:text-ink">Other possible causes</summary>
          <div className="mt-2">
            <PossibleCauses />
          </div>
        </details>
      ) : (
        <div className="flex flex-col gap-2">
          <p className="text-sm font-semibold">Possible causes</p>
          <PossibleCauses />
        </div>
      )}
      <p className="text-sm text-ink-2">
        Check the analysis for what to do on this hair, or contact support if it keeps happening.
      </p>
      <RuleSources
        explained={explained}
        consultationId={consultation.id}
        onClose={() => setExplained(undefined)}
      />
    </Card>
  );
}
