import { priceText } from "#tools/values/money-rules.ts";
import type { Figures } from "./figures-schema.ts";
import type {
  ClientsReport,
  FormulaReport,
  ProductReport,
  RevenueReport,
  Share,
} from "./schema.ts";

type Words = Pick<Figures, "lines" | "leading" | "notes">;
type Line = Figures["lines"][number];

/** How many of a ranking are told. */
const LEADING = 5;

export function revenueWords(report: RevenueReport, by?: "service"): Words {
  const { total, visits, unpriced, before, services, stylists } = report;
  const { received, refunded, disputed, tips } = report;
  const sum = (minor: number) => priceText(minor, report.currency);
  const ranked = by === undefined && stylists.length > 1 ? stylists : services;
  return {
    lines: [
      line("Revenue taken", sum(received - refunded - disputed), null),
      ...(tips > 0 ? [line("Of it tips", sum(tips), null)] : []),
      line("Work done", sum(total), sum(before.total)),
      line("Completed visits", `${visits}`, `${before.visits}`),
      ...(visits > unpriced
        ? [line("Average a visit", sum(Math.round(total / (visits - unpriced))), null)]
        : []),
    ],
    leading: ranked.slice(0, LEADING).map(({ name, total: own, visits: count }) => ({
      name,
      value: `${sum(own)} in ${counted(count, "visit")}`,
    })),
    notes:
      unpriced > 0
        ? [`${counted(unpriced, "visit")} had no price and count for nothing here.`]
        : [],
  };
}

export function clientsWords(report: ClientsReport): Words {
  const { before } = report;
  return {
    lines: [
      line("Completed visits", `${report.visits}`, `${before.visits}`),
      line("Clients", `${report.clients}`, `${before.clients}`),
      line("New clients", `${report.newClients}`, `${before.newClients}`),
      line("Rebooked", shareText(report.rebooked), shareText(before.rebooked)),
      line("Came again", shareText(report.retained), null),
      line("Second visit of new clients", shareText(report.secondVisit), null),
      line("Cancelled", shareText(report.cancelled), null),
      line("Missed", shareText(report.missed), null),
    ],
    leading: report.stylists.slice(0, LEADING).map(({ name, rebooked }) => ({
      name,
      value: `${shareText(rebooked)} rebooked`,
    })),
    notes:
      report.unknown > 0
        ? [
            `${counted(report.unknown, "visit")} had no client record: whether they came back is not known.`,
          ]
        : [],
  };
}

export function productWords(report: ProductReport): Words {
  const { before, weighed } = report;
  const sum = (minor: number) => priceText(minor, report.currency);
  const wasted = (of: ProductReport["weighed"]) =>
    of.percent === null
      ? "too few to say"
      : `${weight(of.leftGrams)}, ${of.percent}% of ${counted(of.bowls, "weighed bowl")}`;
  return {
    lines: [
      line("Mixed", weight(report.grams), weight(before.grams)),
      line("Bowls", `${report.bowls}`, `${before.bowls}`),
      line("Cost", sum(report.cost), sum(before.cost)),
      line("Wasted", wasted(weighed), wasted(before.weighed)),
    ],
    leading: report.products
      .slice(0, LEADING)
      .map(({ name, grams }) => ({ name, value: weight(grams) })),
    notes:
      report.uncosted > 0
        ? [`${counted(report.uncosted, "bowl")} had a product without a price: not in the cost.`]
        : [],
  };
}

export function formulaWords(report: FormulaReport): Words {
  return {
    lines: [
      line("Hit rate", shareText(report.hit), shareText(report.before.hit)),
      line("Outcomes told", `${report.outcomes}`, `${report.before.outcomes}`),
      line("Consultations", `${report.consultations}`, null),
      line("Bowls mixed by them", `${report.mixed}`, null),
    ],
    leading: report.lines
      .slice(0, LEADING)
      .map(({ name, hit }) => ({ name, value: shareText(hit) })),
    notes: [],
  };
}

const line = (label: string, value: string, before: string | null): Line => ({
  label,
  value,
  before,
});

const shareText = ({ of, count, percent }: Share): string =>
  percent === null ? `${count} of ${of}, too few to say` : `${percent}% (${count} of ${of})`;

const weight = (grams: number): string =>
  grams >= 1000 ? `${(grams / 1000).toFixed(2)} kg` : `${Math.round(grams)} g`;

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
