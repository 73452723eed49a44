import { useQuery } from "@tanstack/react-query";
import { Target } from "lucide-react";
import type { AskReport, FormulaReport } from "#tools/reports/schema.ts";
import { reportFormulas } from "#ui/api/house/reports.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
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
  { key: "hits", label: "Happy", colour: "var(--accent)" },
  { key: "others", label: "Not quite", colour: "var(--warn)" },
];

/** How formulas came out, by the outcomes that were told. */
export function FormulasTab({ asked }: { asked: AskReport }) {
  return (
    <ReportFrame name="formulas" query={useQuery(reportFormulas(asked))}>
      {(report) => <Formulas report={report} />}
    </ReportFrame>
  );
}

function Formulas({ report }: { report: FormulaReport }) {
  const { range, before, consultations, mixed, outcomes, hit, level, tone, over } = report;
  const { lines, stylists } = report;
  const against = beforeWords(range);
  const earlier = before.hit.percent;
  return (
    <>
      <KeyFigures>
        <KeyFigure
          term="Happy"
          value={shareText(hit)}
          note={earlier === null ? shareNote(hit, "outcome") : `${earlier}% in ${against}`}
        />
        <KeyFigure
          term="Level met"
          value={shareText(level)}
          note={`within half a level, of ${plural(level.of, "outcome")}`}
        />
        <KeyFigure
          term="Tone met"
          value={shareText(tone)}
          note={`or next to it, of ${plural(tone.of, "outcome")} with a tone`}
        />
        <KeyFigure
          term="Outcomes told"
          value={outcomes.toLocaleString()}
          note={`${plural(consultations, "consultation")}, ${plural(mixed, "bowl")} mixed`}
          change={{ now: outcomes, before: before.outcomes, text: counted }}
          against={against}
        />
      </KeyFigures>
      {outcomes === 0 ? (
        <EmptyState
          icon={Target}
          title="No outcomes told in these days"
          action={<ButtonLink to="/history">Open the history</ButtonLink>}
        >
          Open a consultation after the service and tap Happy or Not quite: formulas are measured by
          that.
        </EmptyState>
      ) : (
        <>
          <Chart
            title="Outcomes over time"
            series={SERIES}
            rows={over.map((each) => ({
              label: tickWords(each),
              title: daysWords(each),
              values: { hits: each.hits, others: each.outcomes - each.hits },
            }))}
            text={counted}
            tick={shortCount}
          />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Card title="By line">
              <SortTable
                caption="Outcomes by line"
                columns={LINES}
                rows={lines}
                keyOf={({ name }) => name}
              />
            </Card>
            <Card title="By stylist">
              <SortTable
                caption="Outcomes by stylist"
                columns={STYLISTS}
                rows={stylists}
                keyOf={({ stylistId }) => stylistId}
              />
            </Card>
          </div>
        </>
      )}
    </>
  );
}

type Hit = Pick<FormulaReport, "hit">;

const OUTCOMES: Column<Hit>[] = [
  { name: "Outcomes", text: ({ hit }) => hit.of.toLocaleString(), by: ({ hit }) => hit.of },
  { name: "Happy", text: ({ hit }) => shareText(hit), by: ({ hit }) => hit.percent },
];

const LINES: Column<FormulaReport["lines"][number]>[] = [
  { name: "Line", text: ({ name }) => name, by: ({ name }) => name },
  ...OUTCOMES,
  { name: "Level", text: ({ level }) => shareText(level), by: ({ level }) => level.percent },
];

const STYLISTS: Column<FormulaReport["stylists"][number]>[] = [
  { name: "Stylist", text: ({ name }) => name, by: ({ name }) => name },
  ...OUTCOMES,
];
