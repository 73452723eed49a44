import { customType } from "drizzle-orm/pg-core";

/** A span of time as instants in ms, the end excluded. */
type Range = readonly [from: number, to: number];

/** `[from,to)`, as one span of ms. */
export const tstzrange = customType<{ data: Range; driverData: string }>({
  dataType: () => "tstzrange",
  toDriver: written,
  fromDriver: (text) => readSpans(text)[0] ?? [0, 0],
});

/** `{[from,to),[from,to)}`, as spans of ms. */
export const tstzmultirange = customType<{ data: readonly Range[]; driverData: string }>({
  dataType: () => "tstzmultirange",
  toDriver: (ranges) => `{${ranges.map(written).join(",")}}`,
  fromDriver: readSpans,
});

function written([from, to]: Range): string {
  return `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;
}

/** PostgreSQL writes `["2026-11-27 10:00:00+00","2026-11-27 10:45:00+00")`. */
function readSpans(text: string): Range[] {
  const spans = text.matchAll(/\["?([^",]+)"?,"?([^",)]+)"?\)/g);
  return Array.from(spans, ([, from = "", to = ""]) => [instant(from), instant(to)]);
}

function instant(text: string): number {
  return Date.parse(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
}
