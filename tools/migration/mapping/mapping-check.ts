import { DomainError } from "#tools/core/errors.ts";
import { FIELDS } from "#tools/migration/data.ts";
import { missingOf } from "./mapping-whole-rules.ts";
import type { MigrationMapping } from "#tools/migration/schema.ts";

/** @throws invalid, naming `columns`, for a sheet of which no column says what nobody can do without */
export function requireWhole(mapping: MigrationMapping, fileName: string): void {
  const missing = missingOf(mapping);
  if (missing) throw refused(`Say which column of ${fileName} holds ${missing}.`);
}

/** @throws invalid, naming `columns`, for a column that is said twice, and for a field that the kind does not have */
export function requireFitting({ kind, columns }: MigrationMapping): void {
  const seen = new Set(columns.map(({ column }) => column));
  if (seen.size < columns.length) throw refused("A column can hold one thing only.");
  const strange = columns.find(({ field }) => !FIELDS[kind].includes(field));
  if (strange) throw refused(`A sheet of ${kind} has no column for ${strange.field}.`);
}

function refused(message: string): DomainError {
  return new DomainError("invalid", message, { issues: [{ path: "columns", message }] });
}
