import { CLIENT_FIELDS, FILLABLE_FIELDS } from "#tools/clients/fields.ts";
import type { MigrationField, MigrationMapping, SourceRecord } from "#tools/migration/schema.ts";

/** Fields that may be spread over several columns, and are then read one under the other; of others the first that holds something counts. */
const LONG = new Set<MigrationField>([
  ...FILLABLE_FIELDS.filter((name) => CLIENT_FIELDS[name].kind === "text"),
  "description",
  "formula",
]);
/** As long as a record's field may be. */
const LONGEST = 20_000;

/** The record that a row of a sheet holds by a mapping. A row that says nothing of it has no fields. */
export function recordOf(
  cells: readonly string[],
  { kind, columns }: MigrationMapping,
): SourceRecord {
  const fields = new Map<MigrationField, string>();
  for (const { column, field } of columns) {
    const cell = cells[column] ?? "";
    const before = fields.get(field);
    if (cell === "" || (before !== undefined && !LONG.has(field))) continue;
    const text = before === undefined || before === cell ? cell : `${before}\n${cell}`;
    fields.set(field, text.slice(0, LONGEST));
  }
  const sourceId = fields.get("sourceId")?.slice(0, 200) ?? null;
  fields.delete("sourceId");
  return { kind, sourceId, fields: Object.fromEntries(fields) };
}
