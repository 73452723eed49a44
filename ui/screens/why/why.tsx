import { displayName } from "#tools/values/name-rules.ts";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useParams } from "react-router";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { ConfidenceBadge } from "#ui/cards/confidence-badge.tsx";
import { BowlMix } from "#ui/cards/formula-card/bowl-mix.tsx";
import { bowlNames } from "#ui/cards/formula-card/bowl-words.ts";
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

/** Rules of the plan that are shown at once. */
const OPEN = 3;

function Why({ result }: { result: ConsultationResult }) {
  const { consultation, steps } = result;
  const { trace, findings, confidence, clientName, createdAt } = consultation;
  const { bowls, tests, limits, plan, known } = groupTrace(consultation, steps);
  const names = bowlNames(steps);
  const sources = sourcesOf(trace);
  const blocked = findings.some(({ severity }) => severity === "block");
  return (
    <Page className="print:max-w-none print:gap-4 print:p-0">
      <PageHeader
        back={<Back id={consultation.id} />}
        title={`Why this formula for ${displayName(clientName)}`}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <time dateTime={createdAt}>{shortDate(createdAt)}</time>
            {confidence !== null && <ConfidenceBadge confidence={confidence} />}
          </span>
        }
        actions={
          <Button className="print:hidden" icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <WhyKnown consultation={consultation} rules={known} />
      <Card title="What limits it">
        {limits.length > 0 ? (
          <RuleRows rules={limits} />
        ) : (
          <p className="text-ink-2">Nothing that was told takes anything off the confidence.</p>
        )}
      </Card>
      {tests.length > 0 && (
        <Card title="What comes first">
          <RuleRows rules={tests} />
        </Card>
      )}
      {plan.length > 0 && (
        <Card title="The plan">
          <RuleRows rules={plan.slice(0, OPEN)} />
          {plan.length > OPEN && (
            <Fold className="mt-1.5" summary={plural(plan.length - OPEN, "more rule")}>
              <RuleRows rules={plan.slice(OPEN)} />
            </Fold>
          )}
        </Card>
      )}
      {bowls.map(({ bowl, rules }, at) => (
        <Card key={bowl.order} title={`Bowl ${at + 1}: ${names[at]}`} className="@container">
          {!blocked && <BowlMix bowl={bowl} compact />}
          <Fold
            className={blocked ? "" : "mt-2"}
            summary={`${plural(rules.length, "rule")} decided its figures`}
          >
            <RuleRows rules={rules} />
          </Fold>
        </Card>
      ))}
      <Card title="Checks">
        <p>
          {blocked
            ? "The checks stop this formula: see what limits it."
            : steps.length === 0
              ? "There is no bowl to check."
              : `${plural(steps.length, "bowl")} passed every check of line, ratio, developer, time, hair and safety that can stop a formula.`}
        </p>
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
