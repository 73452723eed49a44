import { DomainError } from "#tools/core/errors.ts";
import { BEGINS_FORMULA } from "./csv-rules.ts";
import { MAX_SHEET_ROWS } from "./data.ts";

/** A row with something in it: its number, counted from 1 as the sheet counts, and its cells as text. */
export type SheetRow = { row: number; cells: string[] };

/** Columns further to the right are left out: nobody's formulas stand there, and there can be 16,384. */
export const MAX_COLUMNS = 256;
/** A cell's text is cut here: four thousand are the longest formula or note. */
const MAX_TEXT = 4200;

/** Collects rows and leaves out the empty ones. @throws too_large for more rows than are taken */
export function rowCollector() {
  const rows: SheetRow[] = [];
  return {
    rows,
    add: (row: number, cells: string[]) => {
      if (!cells.some((cell) => cell !== "")) return;
      if (rows.length > MAX_SHEET_ROWS)
        throw new DomainError(
          "too_large",
          `A sheet can have up to ${MAX_SHEET_ROWS.toLocaleString("en")} rows. Please split this one.`,
        );
      rows.push({ row, cells });
    },
  };
}

// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u200b-\u200f\u2028-\u202e\u2060\ufeff\ufffe\uffff]/;
const ALL_UNSEEN = new RegExp(UNSEEN.source, "g");

const MADE_HARMLESS = new RegExp(`^'(?=${BEGINS_FORMULA.source.slice(1)})`);

/**
 * A cell's text without what cannot be seen, trimmed, cut to a bearable length. Text that begins with = stays text; the
 * apostrophe that an export puts before it (csv-rules.ts) is none of it.
 */
export function cellText(text: string): string {
  const seen = UNSEEN.test(text) ? text.replace(ALL_UNSEEN, "") : text;
  const trimmed = seen.replace(MADE_HARMLESS, "").trim();
  return (trimmed.length > MAX_TEXT ? trimmed.slice(0, MAX_TEXT) : trimmed).toWellFormed();
}

/** What a broken file is answered with. */
export const damaged = () =>
  new DomainError("invalid", "This file is damaged and cannot be opened. Please save it again.");
