import { useQuery } from "@tanstack/react-query";
import { Package } from "lucide-react";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { AskReport, ProductReport } from "#tools/reports/schema.ts";
import { reportProduct } from "#ui/api/house/reports.ts";
import { Card } from "#ui/components/page/card.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { grams, plural } from "#ui/lib/format.ts";
import { Chart } from "./chart.tsx";
import { KeyFigure, KeyFigures } from "./key-figures.tsx";
import { ReportFrame } from "./report-frame.tsx";
import { beforeWords, daysWords, tickWords } from "./report-words.ts";
import { shortCount, weight } from "./short-words.ts";
import { SortTable, type Column } from "./sort-table.tsx";

const SERIES = [
  { key: "used", label: "Used", colour: "var(--accent)" },
  { key: "left", label: "Weighed back", colour: "var(--warn)" },
];

/** What was mixed, what of it was left, and what it cost. */
export function ProductTab({ asked }: { asked: AskReport }) {
  return (
    <ReportFrame name="product" query={useQuery(reportProduct(asked))}>
      {(report) => <Product report={report} />}
    </ReportFrame>
  );
}

function Product({ report }: { report: ProductReport }) {
  const { range, before, currency, bowls, weighed, cost, wastedCost, uncosted, over } = report;
  const against = beforeWords(range);
  const earlier = before.weighed.percent;
  const costed = bowls - uncosted;
  const text = (minor: number) => money(minor, currency);
  return (
    <>
      <KeyFigures>
        <KeyFigure
          term="Mixed"
          value={weight(report.grams)}
          note={plural(bowls, "bowl")}
          change={{ now: report.grams, before: before.grams, text: weight }}
          against={against}
        />
        <KeyFigure
          term="Left over"
          value={leftText(weighed)}
          note={[
            `${weight(weighed.leftGrams)} of ${plural(weighed.bowls, "weighed bowl")}`,
            earlier !== null && `${earlier}% in ${against}`,
          ]
            .filter(Boolean)
            .join(", ")}
        />
        <KeyFigure
          term="Cost of product"
          value={costed > 0 ? text(cost) : "–"}
          note={uncosted > 0 && `${plural(uncosted, "bowl")} without a price not in it`}
          change={{ now: cost, before: before.cost, text }}
          against={against}
        />
        <KeyFigure
          term="Cost of what was left"
          value={weighed.bowls > 0 && costed > 0 ? text(wastedCost) : "–"}
          note={costed > 0 && `A bowl costs ${text(Math.round(cost / costed))} on average`}
        />
      </KeyFigures>
      {bowls === 0 ? (
        <EmptyState icon={Package} title="No bowls mixed in these days">
          Tap Mixed it on a formula: what it takes from the shelf, costs and leaves in the bowl is
          added up here.
        </EmptyState>
      ) : (
        <>
          <Chart
            title="Product over time"
            series={SERIES}
            rows={over.map((each) => ({
              label: tickWords(each),
              title: daysWords(each),
              values: {
                used: Math.max(0, each.grams - each.wastedGrams),
                left: each.wastedGrams,
              },
            }))}
            text={grams}
            tick={(amount) => `${shortCount(amount)} g`}
          />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Card title="By product">
              <SortTable
                caption="Product used and left over"
                columns={PRODUCTS}
                rows={report.products}
                keyOf={({ itemId, name }) => itemId ?? name}
              />
            </Card>
            <Card title="By stylist">
              <SortTable
                caption="Product by stylist"
                columns={STYLISTS}
                rows={report.stylists}
                keyOf={({ stylistId }) => stylistId}
              />
            </Card>
          </div>
        </>
      )}
    </>
  );
}

function leftText({ percent, bowls }: ProductReport["weighed"]): string {
  if (percent !== null) return `${percent}%`;
  return bowls === 0 ? "–" : "Too few to say";
}

const PRODUCTS: Column<ProductReport["products"][number]>[] = [
  { name: "Product", text: ({ name }) => name, by: ({ name }) => name },
  { name: "Used", text: (row) => weight(row.grams), by: (row) => row.grams },
  {
    name: "Left over",
    text: ({ wastedGrams }) => (wastedGrams === null ? "Not weighed" : weight(wastedGrams)),
    by: ({ wastedGrams }) => wastedGrams,
  },
];

const STYLISTS: Column<ProductReport["stylists"][number]>[] = [
  { name: "Stylist", text: ({ name }) => name, by: ({ name }) => name },
  { name: "Bowls", text: ({ bowls }) => bowls.toLocaleString(), by: ({ bowls }) => bowls },
  { name: "Mixed", text: (row) => weight(row.grams), by: (row) => row.grams },
  {
    name: "Left over",
    text: ({ weighed }) => leftText(weighed),
    by: ({ weighed }) => weighed.percent,
  },
];
