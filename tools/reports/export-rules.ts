import { METHOD_WORDS } from "#tools/payments/bill/bill-rules.ts";
import type {
  ClientsReport,
  FormulaReport,
  ProductReport,
  ReportName,
  RevenueReport,
  Share,
} from "./schema.ts";

/** A report by its name. */
export type NamedReport =
  | { name: "revenue"; report: RevenueReport }
  | { name: "clients"; report: ClientsReport }
  | { name: "product"; report: ProductReport }
  | { name: "formulas"; report: FormulaReport };

/** A cell: words, or a figure, which may begin with its sign. */
export type Cell = string | number | null;

const HEADINGS: Record<ReportName, readonly string[]> = {
  revenue: ["Part", "Name", "From", "To", "Amount", "Currency", "Visits"],
  clients: [
    "Part",
    "Name",
    "From",
    "To",
    "Visits",
    "New clients",
    "Returning clients",
    "Count",
    "Out of",
    "Percent",
  ],
  product: ["Part", "Name", "From", "To", "Bowls", "Grams", "Left over, grams", "Cost", "Currency"],
  formulas: ["Part", "Name", "From", "To", "Happy", "Outcomes", "Percent"],
};

/** A report as a table with headings: its sums, then its parts, each line with the days it is of. `amount` says minor units in whole ones. */
export function tableOf(given: NamedReport, amount: (minor: number) => number): Cell[][] {
  return [[...HEADINGS[given.name]], ...linesOf(given, amount)];
}

function linesOf(given: NamedReport, amount: (minor: number) => number): Cell[][] {
  if (given.name === "revenue") return revenueLines(given.report, amount);
  if (given.name === "clients") return clientLines(given.report);
  if (given.name === "product") return productLines(given.report, amount);
  return formulaLines(given.report);
}

function revenueLines(report: RevenueReport, amount: (minor: number) => number): Cell[][] {
  const { range, before, currency, over, ways, services, stylists } = report;
  const line = (
    part: string,
    name: string,
    { from, to }: { from: string; to: string },
    { total, visits }: { total: number; visits: number | null },
  ): Cell[] => [part, name, from, to, amount(total), currency, visits];
  return [
    line("All", "Completed visits", range, report),
    line("All", "The same days before", before.range, before),
    line("All", "Visits without a price", range, { total: 0, visits: report.unpriced }),
    line("All", "Taken", range, { total: report.received, visits: null }),
    line("All", "Of it tips", range, { total: report.tips, visits: null }),
    line("All", "Given back", range, { total: report.refunded, visits: null }),
    line("All", "Disputed", range, { total: report.disputed, visits: null }),
    ...ways.map(({ method, amount: of }) =>
      line("Taken by", METHOD_WORDS[method], range, { total: of, visits: null }),
    ),
    ...over.map((each) => line("Over time", "", each, each)),
    ...services.map((each) => line("Service", each.name, range, each)),
    ...stylists.map((each) => line("Stylist", each.name, range, each)),
  ];
}

function clientLines(report: ClientsReport): Cell[][] {
  const { range, before, over, stylists } = report;
  const share = (name: string, { count, of, percent }: Share): Cell[] => [
    "All",
    name,
    range.from,
    range.to,
    null,
    null,
    null,
    count,
    of,
    percent,
  ];
  const line = (
    part: string,
    name: string,
    { from, to }: { from: string; to: string },
    [visits, newClients, returning]: [number | null, number, number | null],
    rebooked?: Share,
  ): Cell[] => [
    part,
    name,
    from,
    to,
    visits,
    newClients,
    returning,
    rebooked?.count ?? null,
    rebooked?.of ?? null,
    rebooked?.percent ?? null,
  ];
  const seen = ({ visits, clients, newClients }: typeof before): [number, number, number] => [
    visits,
    newClients,
    clients - newClients,
  ];
  return [
    line("All", "Completed visits", range, seen({ ...report, range })),
    line("All", "The same days before", before.range, seen(before)),
    share("Rebooked within a day", report.rebooked),
    share("Came again", report.retained),
    share("Came a second time within 90 days", report.secondVisit),
    share("Called off", report.cancelled),
    share("Did not come", report.missed),
    ...over.map((each) => line("Over time", "", each, [null, each.newClients, each.returning])),
    ...stylists.map((each) =>
      line(
        "Stylist, rebooked",
        each.name,
        range,
        [each.visits, each.newClients, null],
        each.rebooked,
      ),
    ),
  ];
}

function productLines(report: ProductReport, amount: (minor: number) => number): Cell[][] {
  const { range, before, currency, over, products, stylists, weighed } = report;
  const line = (
    part: string,
    name: string,
    { from, to }: { from: string; to: string },
    [bowls, grams, left, cost]: [number | null, number, number | null, number | null],
  ): Cell[] => [
    part,
    name,
    from,
    to,
    bowls,
    grams,
    left,
    cost === null ? null : amount(cost),
    cost === null ? null : currency,
  ];
  return [
    line("All", "Mixed", range, [report.bowls, report.grams, weighed.leftGrams, report.cost]),
    line("All", "Of them weighed back", range, [
      weighed.bowls,
      weighed.grams,
      weighed.leftGrams,
      report.wastedCost,
    ]),
    line("All", "The same days before", before.range, [
      before.bowls,
      before.grams,
      before.weighed.leftGrams,
      before.cost,
    ]),
    ...over.map((each) => line("Over time", "", each, [null, each.grams, each.wastedGrams, null])),
    ...products.map((each) =>
      line("Product", each.name, range, [null, each.grams, each.wastedGrams, null]),
    ),
    ...stylists.map((each) =>
      line("Stylist", each.name, range, [each.bowls, each.grams, each.weighed.leftGrams, null]),
    ),
  ];
}

function formulaLines(report: FormulaReport): Cell[][] {
  const { range, before, over, lines, stylists, hit } = report;
  const line = (
    part: string,
    name: string,
    { from, to }: { from: string; to: string },
    { count, of, percent }: { count: number | null; of: number | null; percent: number | null },
  ): Cell[] => [part, name, from, to, count, of, percent];
  const rate = (name: string, { of, percent }: FormulaReport["level"]) =>
    line("All", name, range, { count: null, of, percent });
  return [
    line("All", "Outcomes", range, hit),
    line("All", "The same days before", before.range, before.hit),
    rate("Level within half of one", report.level),
    rate("Tone met or next to it", report.tone),
    ...over.map((each) =>
      line("Over time", "", each, { count: each.hits, of: each.outcomes, percent: null }),
    ),
    ...lines.map((each) => line("Line", each.name, range, each.hit)),
    ...stylists.map((each) => line("Stylist", each.name, range, each.hit)),
  ];
}
