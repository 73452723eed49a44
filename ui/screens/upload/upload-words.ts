import type { FormulaImport, ImportField, ImportStatus } from "#tools/migration/formulas/schema.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";

/** What a column may be, in the words of the screen. */
export const FIELDS: Record<ImportField, string> = {
  formula: "Formula (shorthand)",
  client: "Client",
  name: "Name of the formula",
  date: "Date",
  brand: "Brand",
  line: "Line",
  shades: "Shades",
  grams: "Grams",
  developer: "Developer",
  ratio: "Ratio",
  minutes: "Minutes",
  zone: "Zone",
  notes: "Notes",
};

type Standing = { label: string; tone: BadgeTone };

const STANDINGS: Record<ImportStatus, Standing> = {
  received: { label: "Waiting", tone: "neutral" },
  checked: { label: "Waiting", tone: "neutral" },
  running: { label: "Uploading", tone: "cool" },
  done: { label: "Uploaded", tone: "ok" },
  failed: { label: "Failed", tone: "bad" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  undone: { label: "Undone", tone: "neutral" },
};

/** How an import stands. */
export function standingOf({ status, interrupted }: FormulaImport): Standing {
  return interrupted ? { label: "Interrupted", tone: "warn" } : STANDINGS[status];
}

/** A sheet to begin with, as a link that downloads it. */
export const TEMPLATE_HREF = `data:text/csv;charset=utf-8,${encodeURIComponent(
  [
    "Client,Date,Formula,Notes",
    'Ana Kern,2026-03-04,"Koleston Perfect 30g 7/1 + 10g 8/0, 20 vol, 1:1, 35 min",Likes it cool',
    'Bea Ruiz,2026-03-05,"Roots: Igora Royal 40g 6-0, 20 vol, 1:1, 30 min; Ends: Shades EQ 30g 09V + 15g 09P, 1:1, 20 min",',
    "",
  ].join("\r\n"),
)}`;
