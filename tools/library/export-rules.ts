import type { LibraryFormula } from "./schema.ts";
import { harmless } from "#tools/sheets/csv-rules.ts";

/** The columns of an exported library, called so that the import knows every one of them. */
export const EXPORT_HEADINGS = [
  "Formula name",
  "Client",
  "Brand",
  "Line",
  "Formula",
  "Date",
  "Notes",
] as const;

/** A formula as a row of the export, under EXPORT_HEADINGS. Days as YYYY-MM-DD. */
export function exportRow(formula: LibraryFormula): string[] {
  const { name, clientName, brandName, lineName, notation, notes, origin, usedOn } = formula;
  const day = usedOn ?? (origin === "consultation" ? formula.createdAt.slice(0, 10) : "");
  return [name, clientName ?? "", brandName ?? "", lineName ?? "", notation, day, notes].map(
    harmless,
  );
}
