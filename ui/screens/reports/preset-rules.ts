import type { ReportRange } from "#tools/reports/schema.ts";
import { addDays, weekdayOf } from "#tools/values/zone-rules.ts";

/** Days that are asked for often, by name. */
export const PRESETS = [
  { value: "week", label: "This week" },
  { value: "month", label: "This month" },
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
  { value: "year", label: "This year" },
  { value: "custom", label: "Other days" },
] as const;

export type Preset = (typeof PRESETS)[number]["value"];

/** The days of a preset, up to today. */
export function presetRange(preset: Exclude<Preset, "custom">, today: string): ReportRange {
  const from = {
    week: addDays(today, 1 - weekdayOf(today)),
    month: `${today.slice(0, 7)}-01`,
    30: addDays(today, -29),
    90: addDays(today, -89),
    year: `${today.slice(0, 4)}-01-01`,
  }[preset];
  return { from, to: today };
}
