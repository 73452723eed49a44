import type { MessagePort } from "node:worker_threads";
import type { ErrorCode } from "#tools/core/errors.ts";
import type { ProposedMapping } from "#tools/migration/formulas/mapping-rules.ts";
import type { ImportMapping, ImportReading, RowError } from "#tools/migration/formulas/schema.ts";
import type { ColumnSigns } from "#tools/migration/read/date-signs-rules.ts";
import type { MigrationMapping } from "#tools/migration/schema.ts";
import type { SheetKind } from "#tools/sheets/kind.ts";
import type { SheetRow } from "#tools/sheets/sheet.ts";

type File = { format: SheetKind; bytes: Uint8Array };
type Mapped = { mapping: ImportMapping; lines: readonly string[] };

/**
 * What the worker may be asked. Of formulas: what a sheet looks like, what a mapping would take of it, or all its rows. Of a
 * migration: its first rows, or the records below the row `after`.
 */
export type Task = File &
  (
    | { kind: "survey" }
    | ({ kind: "check" } & Mapped)
    | ({ kind: "rows" } & Mapped)
    | { kind: "peek" }
    | { kind: "records"; mapping: MigrationMapping; after: number }
  );

/** A task, and where to answer it. */
export type Order = { task: Task; port: MessagePort };

export type Surveyed = ProposedMapping & { rows: number };

/** What was taken, taken with something not understood, and left out. */
export type Counted = {
  rows: number;
  count: number;
  unclear: number;
  skipped: number;
  errors: RowError[];
};

export type Checked = Counted & { headings: string[]; readings: ImportReading[] };

/** The first rows of a sheet, how many there are, and what each column shows of how days are written. */
export type Peeked = { first: SheetRow[]; rows: number; signs: ColumnSigns[] };

/** How many rows were sent. */
export type Sent = { sent: number };

/** Rows on their way to the table, as the text of a JSON array. `done` of `rows` have been looked at. */
export type Chunk = { json: string; done: number };

/** What the worker says: that it is at work, chunks, then one of the others. */
export type Said =
  | { looked: number }
  | { chunk: Chunk }
  | { done: Surveyed | Checked | Counted | Peeked | Sent }
  | { refused: { code: ErrorCode; message: string; details: Record<string, unknown> } };
