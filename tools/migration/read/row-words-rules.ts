import { wholeName } from "./name-rules.ts";
import type { MigrationKind, SourceRecord } from "#tools/migration/schema.ts";

const LONGEST = 160;

/** How a row reads in a line: what names it first. */
export function wordsOf({
  kind,
  fields,
  sourceId,
}: Pick<SourceRecord, "fields" | "sourceId"> & { kind: MigrationKind }): string {
  const { name, clientName, firstName, lastName, ...rest } = fields;
  const whose = kind === "appointments" || kind === "formulas";
  const called = wholeName({ name: whose ? clientName : name, firstName, lastName });
  const others = Object.values(rest).filter((text) => text !== "");
  const words = [
    called,
    ...others,
    ...(others.length + called.length === 0 ? [sourceId ?? ""] : []),
  ]
    .filter(Boolean)
    .join(", ")
    .replaceAll(/\s+/g, " ");
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1).toWellFormed()}…` : words;
}
