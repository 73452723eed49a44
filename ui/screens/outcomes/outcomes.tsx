import { useQuery } from "@tanstack/react-query";
import { Target } from "lucide-react";
import type { OutcomeReport } from "#tools/outcomes/schema.ts";
import { outcomeReport } from "#ui/api/outcomes.ts";
import { LineOutcome } from "#ui/cards/outcome-card/line-outcome.tsx";
import { offsetWords, percentText } from "#ui/cards/outcome-card/outcome-words.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { plural } from "#ui/lib/format.ts";
import { CalibrationTable } from "./calibration-table.tsx";
import { ClientTable } from "./client-table.tsx";
import { NewestOutcomes } from "./newest-outcomes.tsx";

/** How formulas came out: predicted against achieved, by line and by client, and what to plan for in addition. */
export function Component() {
  const outcomes = useQuery(outcomeReport);
  return (
    <QueryPage query={outcomes} title="Outcomes" name="the outcomes">
      {(report) => (
        <Page>
          <PageHeader
            title="Outcomes"
            lead="What came of your formulas, held against what they were planned for."
          />
          {report.all.count === 0 ? (
            <EmptyState
              icon={Target}
              title="No outcomes yet"
              action={
                <ButtonLink to="/history" kind="primary">
                  Open the history
                </ButtonLink>
              }
            >
              Open a consultation after the service and tap Happy or Not quite. From {report.needed}{" "}
              outcomes of a line on, Undertone suggests what to plan for in addition.
            </EmptyState>
          ) : (
            <Report report={report} />
          )}
        </Page>
      )}
    </QueryPage>
  );
}

function Report({ report }: { report: OutcomeReport }) {
  const { all, calibration, lines, clients, outcomes, needed } = report;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
        <Figure
          term="Success rate"
          value={percentText(all.happyPercent)}
          note={`of ${plural(all.count, "outcome")}`}
        />
        <Figure
          term="Within half a level"
          value={percentText(all.withinHalf)}
          note="of those with a level"
        />
        <Figure term="On average" {...averageOf(all.levelOffset)} />
        <Figure term="Tone met" value={percentText(all.toneHitPercent)} note="or next to it" />
      </dl>
      <CalibrationTable calibration={calibration} />
      {lines.length > 0 && (
        <Card title="By line">
          <p className="max-w-[68ch] text-sm text-ink-2">
            Lightener counts where the hair was lightened, else the line that laid down most color.
            An offset is suggested from {needed} outcomes on, and used once you say so.
          </p>
          <ul className="mt-5 flex flex-col gap-6">
            {lines.map((offset) => (
              <li
                key={offset.line}
                className="border-t border-line-soft pt-5 first:border-0 first:pt-0"
              >
                <LineOutcome offset={offset} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ClientTable clients={clients} />
      <NewestOutcomes outcomes={outcomes} />
    </>
  );
}

/** "0.3 levels darker than planned", the figure by itself. */
function averageOf(offset: number | null): { value: string; note: string } {
  const [figure = "–", ...words] = offset === null ? [] : offsetWords(offset).split(" ");
  if (figure === "as") return { value: "0", note: "as planned" };
  return { value: figure, note: [...words, "than planned"].join(" ") };
}

function Figure({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div className="flex flex-col rounded-card border border-line-soft bg-surface px-5 py-4 shadow-edge max-md:px-4">
      <dt className="text-sm text-ink-2 max-md:text-xs">{term}</dt>
      <dd className="mt-1 flex flex-1 flex-col justify-between gap-1">
        <span className="font-display text-2xl font-semibold tracking-[-0.022em]">{value}</span>
        <span className="text-xs text-ink-3">{note}</span>
      </dd>
    </div>
  );
}
