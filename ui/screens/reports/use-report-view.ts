import { useSearchParams } from "react-router";
import { ReportName, type AskReport, type ReportRange } from "#tools/reports/schema.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { PRESETS, presetRange, type Preset } from "./preset-rules.ts";

/** What is looked at, as the address holds it: `?report=…&days=…&from=…&to=…&stylist=…`. What it cannot mean counts as not said. */
export function useReportView(today: string) {
  const [params, setParams] = useSearchParams();
  const name = ReportName.catch("revenue").parse(params.get("report"));
  const said = PRESETS.find(({ value }) => value === params.get("days"))?.value;
  const preset: Preset = said ?? (params.has("from") || params.has("to") ? "custom" : "30");
  const usual = presetRange("30", today);
  const range: ReportRange =
    preset === "custom"
      ? {
          from: CalendarDate.catch(usual.from).parse(params.get("from")),
          to: CalendarDate.catch(usual.to).parse(params.get("to")),
        }
      : presetRange(preset, today);
  const stylistId = params.get("stylist") ?? undefined;
  const asked: AskReport = { ...range, ...(stylistId && { stylistId }) };
  const change = (changes: Record<string, string | undefined>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [key, value] of Object.entries(changes))
          if (value) next.set(key, value);
          else next.delete(key);
        return next;
      },
      { replace: true },
    );
  return {
    name,
    preset,
    range,
    stylistId,
    asked,
    show: (report: ReportName) => change({ report }),
    choose: (days: Preset) =>
      change(days === "custom" ? { days, ...range } : { days, from: undefined, to: undefined }),
    pick: (days: Partial<ReportRange>) => change({ days: "custom", ...range, ...days }),
    of: (stylist: string | undefined) => change({ stylist }),
  };
}

export type ReportView = ReturnType<typeof useReportView>;
