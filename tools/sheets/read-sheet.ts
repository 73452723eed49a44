import { DomainError } from "#tools/core/errors.ts";
import { readDelimited } from "./delimited.ts";
import type { SheetKind } from "./kind.ts";
import type { SheetRow } from "./sheet.ts";
import { readOldWorkbook } from "./sheetjs.ts";
import { readWorkbook } from "./xlsx.ts";

const READERS: Record<SheetKind, (bytes: Uint8Array) => SheetRow[]> = {
  csv: readDelimited,
  xlsx: readWorkbook,
  xls: readOldWorkbook,
};

/**
 * The rows of a spreadsheet as text, empty ones left out. Holds everybody up: call it in a worker.
 * @throws invalid, too_large or unsupported_type with a sentence for people
 */
export function readSheet(kind: SheetKind, bytes: Uint8Array): SheetRow[] {
  const rows = READERS[kind](bytes);
  if (rows.length === 0) throw new DomainError("invalid", "There is nothing in this sheet.");
  return rows;
}
