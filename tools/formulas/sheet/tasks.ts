import type { MessagePort } from "node:worker_threads";
import type { ErrorCode } from "#tools/core/errors.ts";
import type { ProposedMapping } from "#tools/formulas/import-mapping-rules.ts";
import type { ImportMapping, ImportReading, RowError } from "#tools/formulas/import-schema.ts";
import type { SheetKind } from "./kind.ts";

type File = { format: SheetKind; bytes: Uint8Array };
type Mapped = { mapping: ImportMapping; lines: readonly string[] };

/** What the worker may be asked: what a sheet looks like, what a mapping would take of it, or all its rows. */
export type Task = File &
  ({ kind: "survey" } | ({ kind: "check" } & Mapped) | ({ kind: "rows" } & Mapped));

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

/** Rows on their way to the table, as the text of a JSON array. `done` of `rows` have been looked at. */
export type Chunk = { json: string; done: number };

/** What the worker says: that it is at work, chunks, then one of the others. */
export type Said =
  | { looked: number }
  | { chunk: Chunk }
  | { done: Surveyed | Checked | Counted }
  | { refused: { code: ErrorCode; message: string; details: Record<string, unknown> } };
