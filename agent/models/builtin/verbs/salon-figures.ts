import type { ReportName } from "#tools/reports/schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { hearPeriod, type Period } from "#agent/models/builtin/hear/period.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { reportHouse } from "#agent/models/builtin/house/report.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { todayOf } from "./finders.ts";
import type { Verb } from "./verb.ts";

const REPORTS: [RegExp, ReportName][] = [
  [/^client/, "clients"],
  [/^product/, "product"],
  [/^formula/, "formulas"],
];

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

/** What the salon, or somebody in it, came to. */
export const FIGURES: readonly Verb[] = [
  {
    tool: "show_figures",
    hears: [
      "show ~(?<report>revenue|client|product|formula) figures of {stylist} for {period}",
      "show ~(?<report>revenue|client|product|formula) figures of {stylist}",
      "show ~(?<report>revenue|client|product|formula) figures for {period}",
      "show ~(?<report>revenue|client|product|formula) figures",
    ],
    input: ({ report = "", stylist, period }, { here }) => ({
      report: REPORTS.find(([sign]) => sign.test(report.toLowerCase()))?.[1] ?? "revenue",
      ...(here && pastOf(period, here)),
      stylist: stylist?.replace(/['’]s?$/, ""),
    }),
    report: (value) => reportHouse("show_figures", value) ?? "Here it is.",
  },
];
