import { useQuery } from "@tanstack/react-query";
import { BadgeDollarSign } from "lucide-react";
import { METHOD_WORDS } from "#tools/payments/bill/bill-rules.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { AskReport, RevenueReport } from "#tools/reports/schema.ts";
import { reportRevenue } from "#ui/api/house/reports.ts";
import { Card } from "#ui/components/page/card.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { plural } from "#ui/lib/format.ts";
import { Chart } from "./chart.tsx";
import { KeyFigure, KeyFigures } from "./key-figures.tsx";
import { ReportFrame } from "./report-frame.tsx";
import { beforeWords, daysWords, tickWords } from "./report-words.ts";
import { SortTable, type Column } from "./sort-table.tsx";
import { counted, shortMoney } from "./short-words.ts";

const SERIES = [{ key: "total", label: "Work done", colour: "var(--ink-2)" }];

/** What was taken, beside what completed visits were worth: over time, by service and by stylist. */
export function RevenueTab({ asked }: { asked: AskReport }) {
  const query = useQuery(reportRevenue(asked));
  const { range } = query.data?.before ?? {};
  // what was taken in the days before is the report of those
  const { data: earlier } = useQuery({
    ...reportRevenue({ ...asked, ...range }),
    // those of other days would be compared with wrongly
    placeholderData: undefined,
    enabled: range !== undefined,
  });
  return (
    <ReportFrame name="revenue" query={query}>
      {(report) => <Revenue report={report} earlier={earlier} />}
    </ReportFrame>
  );
}

const takenIn = ({ received, refunded, disputed }: RevenueReport) => received - refunded - disputed;

function Revenue({
  report,
  earlier,
}: {
  report: RevenueReport;
  earlier: RevenueReport | undefined;
}) {
  const { range, before, currency, total, visits, unpriced, over, services, stylists } = report;
  const { received, refunded, disputed, otherCurrency, tips, ways } = report;
  const text = (minor: number) => money(minor, currency);
  const against = beforeWords(range);
  const priced = visits - unpriced;
  const pricedBefore = before.visits - before.unpriced;
  const taken = received + refunded + disputed !== 0 || otherCurrency > 0;
  if (visits === 0 && !taken) return <NoVisits />;
  return (
    <>
      <KeyFigures>
        <KeyFigure
          term="Revenue taken"
          value={text(takenIn(report))}
          {...(earlier && { change: { now: takenIn(report), before: takenIn(earlier), text } })}
          against={against}
          note={
            [
              tips !== 0 && `${text(tips)} of it tips`,
              refunded !== 0 && `${text(refunded)} given back`,
              disputed !== 0 && `${text(disputed)} disputed`,
              otherCurrency > 0 && `${plural(otherCurrency, "line")} in another currency left out`,
            ]
              .filter(Boolean)
              .join(", ") || "All payments of these days"
          }
        />
        <KeyFigure
          term="Work done"
          value={text(total)}
          note={`Completed visits, without tips${unpriced > 0 ? `; ${plural(unpriced, "visit")} without a price left out` : ""}`}
          change={{ now: total, before: before.total, text }}
          against={against}
        />
        <KeyFigure
          term="Completed visits"
          value={visits.toLocaleString()}
          change={{ now: visits, before: before.visits, text: counted }}
          against={against}
        />
        <KeyFigure
          term="A visit on average"
          value={priced > 0 ? text(average(total, priced)) : "–"}
          note={priced > 0 && `of ${plural(priced, "visit")} with a price`}
          {...(priced > 0 &&
            pricedBefore > 0 && {
              change: {
                now: average(total, priced),
                before: average(before.total, pricedBefore),
                text,
              },
              against,
            })}
        />
      </KeyFigures>
      {visits === 0 ? (
        <NoVisits />
      ) : (
        <Chart
          title="Work done over time"
          series={SERIES}
          rows={over.map((each) => ({
            label: tickWords(each),
            title: daysWords(each),
            values: { total: each.total },
          }))}
          text={text}
          tick={(minor) => shortMoney(minor, currency)}
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {visits > 0 && (
          <Card title="By service">
            <SortTable
              caption="Work done by service"
              columns={columnsOf("Service", text)}
              rows={services}
              keyOf={({ name }) => name}
            />
          </Card>
        )}
        <div className="flex flex-col gap-5">
          {visits > 0 && (
            <Card title="By stylist">
              <SortTable
                caption="Work done by stylist"
                columns={columnsOf("Stylist", text)}
                rows={stylists}
                keyOf={({ stylistId }) => stylistId}
              />
            </Card>
          )}
          {ways.length > 0 && (
            <Card title="Taken by">
              <dl className="-mb-2.5 divide-y divide-line-soft border-t border-line-soft">
                {ways.map(({ method, amount }) => (
                  <div key={method} className="flex justify-between gap-x-4 py-2.5">
                    <dt>{METHOD_WORDS[method]}</dt>
                    <dd className="font-semibold">{text(amount)}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

const average = (total: number, visits: number) => Math.round(total / visits);

const NoVisits = () => (
  <EmptyState icon={BadgeDollarSign} title="No completed visits in these days">
    Close a visit after the client has left: it counts here by what it came to.
  </EmptyState>
);

type Row = { name: string; total: number; visits: number };

const columnsOf = (heading: string, text: (minor: number) => string): Column<Row>[] => [
  { name: heading, text: ({ name }) => name, by: ({ name }) => name },
  { name: "Visits", text: ({ visits }) => visits.toLocaleString(), by: ({ visits }) => visits },
  { name: "Worth", text: ({ total }) => text(total), by: ({ total }) => total },
];
