import { displayName } from "#tools/values/name-rules.ts";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useParams } from "react-router";
import type { TraceEntry } from "#tools/colour/schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { ConfidenceBadge } from "#ui/cards/confidence-badge.tsx";
import { BowlMix } from "#ui/cards/formula-card/bowl-mix.tsx";
import { bowlNames } from "#tools/formulas/bowl-name-rules.ts";
import { certaintyWords, SourceText } from "#ui/cards/formula-card/rule-list.tsx";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { plural, shortDate } from "#ui/lib/format.ts";
import { RuleRows } from "./rule-rows.tsx";
import { groupTrace, sourcesOf } from "./why-groups.ts";
import { WhyKnown } from "./why-known.tsx";

/** Why a formula is as it is: everything that was known, every rule that fired, every source. Made to be printed too. */
export function Component() {
  const { id = "" } = useParams();
  const query = useQuery(getConsultation(id));
  return (
    <QueryPage
      query={query}
      title="Why this formula"
      back={<Back id={id} />}
      name="the consultation"
      failed="Failed to load consultation"
    >
      {(result) => <Why key={id} result={result} />}
    </QueryPage>
  );
}

const Back = ({ id }: { id: string }) => <BackLink to={`/history/${id}`}>Consultation</BackLink>;

/** Rules that are shown at once. */
const OPEN = 3;

function Why({ result }: { result: ConsultationResult }) {
  const { consultation, steps } = result;
  const { trace, findings, confidence, clientName, createdAt } = consultation;
  const { bowls, tests, sure, limits, plan, known } = groupTrace(consultation, steps);
  const names = bowlNames(steps);
  const sources = sourcesOf(trace);
  const blocked = findings.some(({ severity }) => severity === "block");
  return (
    <Page className="print:max-w-none print:gap-4 print:p-0">
      <PageHeader
        back={
          <div className="flex items-center justify-between gap-4">
            <Back id={consultation.id} />
            <Button className="print:hidden" icon={Printer} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        }
        title={`Why this formula for ${displayName(clientName)}`}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <time dateTime={createdAt}>{shortDate(createdAt)}</time>
            {confidence !== null && <ConfidenceBadge confidence={confidence} />}
          </span>
        }
      />
      {sure.length > 0 && (
        <Card title="How sure it is">
          <ul className="grid gap-x-10 lg:grid-cols-2">
            {sure.map(({ effect }, at) => (
              <li key={at} className="border-t border-line-soft py-2">
                {effect}
              </li>
            ))}
          </ul>
          {confidence !== null && (
            <p className="border-t border-line pt-2.5 font-semibold">That makes {confidence}%.</p>
          )}
        </Card>
      )}
      {bowls.map(({ bowl, rules }, at) => (
        <Card key={bowl.order} title={`Bowl ${at + 1}: ${names[at]}`} className="@container">
          {!blocked && <BowlMix bowl={bowl} compact />}
          <h3 className={blocked ? "text-sm" : "mt-5 text-sm"}>
            {plural(rules.length, "rule")} decided its figures
          </h3>
          <div className="mt-2">
            <Rules rules={rules} />
          </div>
        </Card>
      ))}
      <WhyKnown consultation={consultation} rules={known} />
      {limits.length > 0 && (
        <Card title="What limits it">
          <RuleRows rules={limits} />
        </Card>
      )}
      <Card title="The plan">
        <div className="flex flex-col gap-4">
          {tests.length > 0 && (
            <section aria-label="What comes first">
              <h3 className="mb-2 text-sm">What comes first</h3>
              <RuleRows rules={tests} />
            </section>
          )}
          {plan.length > 0 && <Rules rules={plan} />}
          <p>
            {blocked
              ? "The checks stop this formula: see what limits it."
              : steps.length === 0
                ? "There is no bowl to check."
                : `${plural(steps.length, "bowl")} passed every check of line, ratio, developer, time, hair and safety that can stop a formula.`}
          </p>
        </div>
      </Card>
      {sources.length > 0 && (
        <Card title="Sources">
          <Fold summary={plural(sources.length, "source")}>
            <ul className="flex flex-col">
              {sources.map(({ source, certainty, rules }) => (
                <li
                  key={source}
                  className="border-t border-line-soft py-3 first:border-t-0 first:pt-0"
                >
                  <p className="break-words">
                    <SourceText text={source} />
                  </p>
                  <p className="text-sm text-ink-3">
                    {plural(rules, "rule")} · {certaintyWords(certainty)}
                  </p>
                </li>
              ))}
            </ul>
          </Fold>
        </Card>
      )}
    </Page>
  );
}

/** The first rules, and the others on a tap. */
function Rules({ rules }: { rules: readonly TraceEntry[] }) {
  const more = rules.slice(OPEN);
  return (
    <div>
      <RuleRows rules={rules.slice(0, OPEN)} />
      {more.length > 0 && (
        <Fold className="mt-1.5" summary={plural(more.length, "more rule")}>
          <RuleRows rules={more} />
        </Fold>
      )}
    </div>
  );
}
