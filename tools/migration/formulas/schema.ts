import { z } from "zod";
import { LineKey } from "#tools/colour/hair-schema.ts";
import { NotedBowl } from "#tools/colour/notation/schema.ts";

/** What a column of a salon's sheet may hold. `formula` is the shorthand; the rest adds to it or stands beside it. */
export const ImportField = z.enum([
  "name",
  "client",
  "formula",
  "brand",
  "line",
  "shades",
  "grams",
  "developer",
  "ratio",
  "minutes",
  "zone",
  "date",
  "notes",
]);
export type ImportField = z.infer<typeof ImportField>;

/**
 * received: the file was read and a mapping is proposed. checked: the dry run is done. running: rows are being written.
 * done, failed (nothing was kept), cancelled (nothing was kept), undone (what it brought is gone).
 */
export const ImportStatus = z.enum([
  "received",
  "checked",
  "running",
  "done",
  "failed",
  "cancelled",
  "undone",
]);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** Which column (counted from 0) holds which field; a field may be spread over several columns, in their order. */
export const ImportMapping = z.strictObject({
  columns: z.array(z.strictObject({ column: z.int().min(0).max(255), field: ImportField })).max(60),
  /** The row, counted from 1, that holds the headings; 0 for none. */
  headerRow: z.int().min(0).max(50),
  /** The line to read shades in where a row names none. */
  line: LineKey.nullish(),
});
export type ImportMapping = z.infer<typeof ImportMapping>;

/** What is wrong with a row, counted from 1 as the sheet counts. */
export const RowError = z.object({ row: z.int(), message: z.string() });
export type RowError = z.infer<typeof RowError>;

export const FormulaImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  sizeBytes: z.int(),
  status: ImportStatus,
  mapping: ImportMapping,
  /** The headings, or "Column A" and so on. */
  headings: z.array(z.string()),
  /** The first rows as they stand in the sheet. */
  sample: z.array(z.array(z.string())),
  rows: z.int(),
  /** How far it is, for a running one: rows written. */
  written: z.int(),
  /** Rows that a dry run or the import took, that it took with something not understood, and that it left out. */
  count: z.int(),
  unclear: z.int(),
  skipped: z.int(),
  /** The first of them; `skipped` counts all. */
  errors: z.array(RowError),
  /** Why it failed, as a sentence. */
  error: z.string().nullable(),
  /** It says running, and the server that ran it is gone: nothing was kept, and it can be started again. */
  interrupted: z.boolean(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type FormulaImport = z.infer<typeof FormulaImport>;

/** How a row was read. */
export const ImportReading = z.object({
  row: z.int(),
  name: z.string(),
  clientName: z.string().nullable(),
  notation: z.string(),
  bowls: z.array(NotedBowl),
  unread: z.array(z.string()),
  notes: z.string(),
});
export type ImportReading = z.infer<typeof ImportReading>;

/** A dry run: what would be taken, and some rows as they were read, those first of which something was not understood. */
export const CheckedImport = FormulaImport.extend({ readings: z.array(ImportReading) });
export type CheckedImport = z.infer<typeof CheckedImport>;

/** What undoing took away, and how many formulas it left because they were changed since. */
export const UndoneImport = FormulaImport.extend({ removed: z.int(), kept: z.int() });
export type UndoneImport = z.infer<typeof UndoneImport>;

/** What the spec's one-step upload answers. */
export const UploadedFormulas = z.object({
  count: z.int(),
  skipped: z.int(),
  errors: z.array(RowError),
  importId: z.uuid(),
});
export type UploadedFormulas = z.infer<typeof UploadedFormulas>;
