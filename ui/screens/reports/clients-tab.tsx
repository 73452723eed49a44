import { useQuery } from "@tanstack/react-query";
import { ContactRound } from "lucide-react";
import type { AskReport, ClientsReport } from "#tools/reports/schema.ts";
import { reportClients } from "#ui/api/house/reports.ts";
import { Card } from "#ui/components/page/card.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { plural } from "#ui/lib/format.ts";
import { Chart } from "./chart.tsx";
import { KeyFigure, KeyFigures } from "./key-figures.tsx";
import { ReportFrame } from "./report-frame.tsx";
import { beforeWords, daysWords, shareNote, shareText, tickWords } from "./report-words.ts";
import { counted, shortCount } from "./short-words.ts";
import { SortTable, type Column } from "./sort-table.tsx";

const SERIES = [
  { key: "returning", label: "Returning", colour: "var(--ink-3)" },
  { key: "newClients", label: "New", colour: "var(--accent)" },
];

/** Who came, who was new, and who came back. */
export function ClientsTab({ asked }: { asked: AskReport }) {
  return (
    <ReportFrame name="clients" query={useQuery(reportClients(asked))}>
      {(report) => <Clients report={report} />}
    </ReportFrame>
  );
}

function Clients({ report }: { report: ClientsReport }) {
  const { range, before, visits, clients, newClients, unknown, rebooked, over, stylists } = report;
  const { retained, secondVisit, cancelled, missed } = report;
  const against = beforeWords(range);
  const earlier = before.rebooked.percent;
  return (
    <>
      <KeyFigures>
        <KeyFigure
          term="Clients"
          value={clients.toLocaleString()}
          note={unknown > 0 && `and ${plural(unknown, "walk-in visit")}`}
          change={{ now: clients, before: before.clients, text: counted }}
          against={against}
        />
        <KeyFigure
          term="New clients"
          value={newClients.toLocaleString()}
          change={{ now: newClients, before: before.newClients, text: counted }}
          against={against}
        />
        <KeyFigure
          term="Rebooked"
          value={shareText(rebooked)}
          note={earlier === null ? shareNote(rebooked, "visit") : `${earlier}% in ${against}`}
        />
        <KeyFigure
          term="Came again"
          value={shareText(retained)}
          note={shareNote(retained, "client", ` of ${against}`)}
        />
        <KeyFigure
          term="Second visit in 90 days"
          value={shareText(secondVisit)}
          note={shareNote(secondVisit, "first-time client")}
        />
        <KeyFigure
          term="Called off"
          value={shareText(cancelled)}
          note={shareNote(cancelled, "booking")}
        />
        <KeyFigure
          term="Did not come"
          value={shareText(missed)}
          note={shareNote(missed, "booking")}
        />
        <KeyFigure
          term="Completed visits"
          value={visits.toLocaleString()}
          change={{ now: visits, before: before.visits, text: counted }}
          against={against}
        />
      </KeyFigures>
      {visits === 0 ? (
        <EmptyState icon={ContactRound} title="No completed visits in these days">
          Once visits are marked as completed, this says who was new and who came back.
        </EmptyState>
      ) : (
        <>
          <Chart
            title="Clients over time"
            series={SERIES}
            rows={over.map((each) => ({
              label: tickWords(each),
              title: daysWords(each),
              values: { returning: each.returning, newClients: each.newClients },
            }))}
            text={counted}
            tick={shortCount}
          />
          <Card title="By stylist">
            <SortTable
              caption="Clients by stylist"
              columns={COLUMNS}
              rows={stylists}
              keyOf={({ stylistId }) => stylistId}
            />
          </Card>
        </>
      )}
    </>
  );
}

const COLUMNS: Column<ClientsReport["stylists"][number]>[] = [
  { name: "Stylist", text: ({ name }) => name, by: ({ name }) => name },
  { name: "Visits", text: ({ visits }) => visits.toLocaleString(), by: ({ visits }) => visits },
  {
    name: "New clients",
    text: ({ newClients }) => newClients.toLocaleString(),
    by: ({ newClients }) => newClients,
  },
  {
    name: "Rebooked",
    text: ({ rebooked }) => shareText(rebooked),
    by: ({ rebooked }) => rebooked.percent,
  },
];
