import type { Figures } from "#tools/reports/figures-schema.ts";
import type { ReportName } from "#tools/reports/schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { hearPeriod, type Period } from "#agent/models/builtin/hear/period.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import type { Frame } from "./frame.ts";

const WEEK = 7;

/** Days that are over, as they were spoken of: "saturday" is the last one. */
export function pastOf(said: string | undefined, here: Here): Period | undefined {
  if (!said) return undefined;
  const today = todayOf(here);
  const period = hearPeriod(plain(said), today);
  if (period) return period;
  const when = hearWhen(said, here);
  const [from, to] = [when?.range?.from, when?.range?.to];
  if (from && to)
    return { from: from > today ? addDays(from, -WEEK) : from, to: to > today ? today : to };
  const day = when?.date ?? when?.days?.[0];
  return day === undefined ? undefined : { from: past(day, today), to: past(day, today) };
}

const past = (day: string, today: string) => (day > today ? addDays(day, -WEEK) : day);

const figures = (name: string, report: ReportName): Frame => ({
  id: `show_figures.${name}`,
  tool: "show_figures",
  slots: { stylist: "stylist", period: "period" },
  says: [`show the ${name} figures[ of {stylist}][ for {period}]`],
  input: ({ stylist, period }, { here }) =>
    here ? { report, ...pastOf(period, here), stylist } : { say: "I can't see the calendar here." },
  report: (value) => {
    const { lines, whose, notes } = value as Figures;
    const [first] = lines;
    if (!first) return "There is nothing to add up.";
    const before = first.before === null ? "" : `; in the same time before: ${first.before}`;
    const owner = whose ? `${whose}, ${first.label.toLowerCase()}` : first.label;
    return [`${owner}: ${first.value}${before}.`, ...notes].join(" ");
  },
});

/** What the salon, or somebody in it, came to. */
export const FIGURES: readonly Frame[] = [
  figures("revenue", "revenue"),
  figures("client", "clients"),
  figures("product", "product"),
  figures("formula", "formulas"),
];
