import { z } from "zod";
import {
  DateOrder,
  MigrationDryRun,
  MigrationField,
  MigrationKind,
  MigrationMapping,
  MigrationPlatform,
  MigrationRow,
} from "./schema.ts";

/** A file of a move as a talk knows it: what it is and what its columns hold, without its rows. */
export const SheetInTalk = z.object({
  id: z.uuid(),
  fileName: z.string(),
  kind: MigrationKind,
  rows: z.int(),
  /** How its days are written, where somebody said so. */
  dateOrder: DateOrder.nullable(),
  proposedBy: z.enum(["tables", "model", "person"]),
  /** Every column in its order; `field` is null for what is left out. */
  columns: z.array(
    z.object({ column: z.int(), heading: z.string(), field: MigrationField.nullable() }),
  ),
});
export type SheetInTalk = z.infer<typeof SheetInTalk>;

/** What an import would do, before it is done. */
export const CheckedMigration = z.object({
  id: z.uuid(),
  platform: MigrationPlatform,
  platformName: z.string(),
  files: z.array(SheetInTalk),
  /** What has to be said before it can be counted; null when everything is known. */
  missing: z.string().nullable(),
  /** Null while something is missing. */
  counts: MigrationDryRun.shape.counts.nullable(),
  skipped: z.int(),
  /** How the days of each file are read, a sentence each. Older talks have neither this nor what follows. */
  dates: z.array(z.string()).optional(),
  /** Rows that would come without something they say, and the first of them. */
  warned: z.int().optional(),
  warnings: z
    .array(MigrationRow.pick({ fileName: true, row: true, kind: true, problem: true }))
    .optional(),
  /** The first rows that would be left out, and why; not what stands in them. */
  problems: z.array(MigrationRow.pick({ fileName: true, row: true, kind: true, problem: true })),
});
export type CheckedMigration = z.infer<typeof CheckedMigration>;

/** Puts right what one column of a file holds, or what the file is. */
export const MapColumn = z.strictObject({
  id: z.uuid().describe("The move."),
  fileId: z.uuid(),
  heading: z.string().trim().min(1).max(200).optional().describe("The column by its heading."),
  column: z.int().min(0).max(255).optional().describe("The column by its place, from 0."),
  field: MigrationField.nullable().optional().describe("What it holds; null to leave it out."),
  kind: MigrationKind.optional().describe("What the whole file is, where that was read wrong."),
  dateOrder: DateOrder.nullable()
    .optional()
    .describe(
      "What stands first in its days, where they were read wrong; null: as the files show.",
    ),
});
export type MapColumn = z.infer<typeof MapColumn>;

/** A file's columns as they were. */
export const PutMapping = MigrationMapping.extend({ id: z.uuid(), fileId: z.uuid() });
