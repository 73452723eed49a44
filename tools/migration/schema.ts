import { z } from "zod";
import { FILLABLE_FIELDS } from "#tools/clients/fields.ts";
import { ref } from "#tools/core/fields.ts";

/** Where a salon comes from. other: any system, by its spreadsheets. */
export const MigrationPlatform = z.enum([
  "square",
  "acuity",
  "mindbody",
  "vagaro",
  "glossgenius",
  "fresha",
  "booksy",
  "styleseat",
  "other",
]);
export type MigrationPlatform = z.infer<typeof MigrationPlatform>;

/** What can be brought along, in the order in which it is written: what comes later points to what came before. */
export const MigrationKind = z.enum([
  "clients",
  "services",
  "products",
  "appointments",
  "formulas",
]);
export type MigrationKind = z.infer<typeof MigrationKind>;

/** What a column, or a field of another system's answer, may hold. Which kind has which is in data.ts. */
export const MigrationField = z.enum([
  "sourceId",
  "name",
  "firstName",
  "lastName",
  ...FILLABLE_FIELDS,
  "clientSourceId",
  "clientName",
  "stylist",
  "service",
  "date",
  "time",
  "start",
  "end",
  "endTime",
  "duration",
  "price",
  "status",
  "category",
  "description",
  "brand",
  "code",
  "barcode",
  "quantity",
  "unit",
  "unitSize",
  "cost",
  "lowStock",
  "supplier",
  "formula",
  "developer",
]);
export type MigrationField = z.infer<typeof MigrationField>;

/** One thing of another system, as text, not yet judged: an instant is ISO 8601 with its offset, a price is as a person writes it. */
export const SourceRecord = z.object({
  kind: MigrationKind,
  /** What the other system knows it by; null where it has no name of its own. */
  sourceId: z.string().max(200).nullable(),
  fields: z.partialRecord(MigrationField, z.string().max(20_000)),
});
export type SourceRecord = z.infer<typeof SourceRecord>;

/** The spec's four states, and the two that a person brings about. */
export const MigrationStatus = z.enum([
  "pending",
  "in_progress",
  "completed",
  "failed",
  "cancelled",
  "undone",
]);
export type MigrationStatus = z.infer<typeof MigrationStatus>;

/** Where a migration is: files wait for a person's yes, a job waits for its turn, the other system is read, rows are written, it is over. */
export const MigrationPhase = z.enum(["review", "queued", "fetching", "writing", "over"]);
export type MigrationPhase = z.infer<typeof MigrationPhase>;

export const MigrationSource = z.enum(["file", "api"]);
export type MigrationSource = z.infer<typeof MigrationSource>;

/**
 * What became of a row. waiting: not looked at yet. created: a new record. merged: what was missing was added to a record that
 * was there. kept: it was there already, nothing to add. skipped: left out, and why.
 */
export const MigrationOutcome = z.enum(["waiting", "created", "merged", "kept", "skipped"]);
export type MigrationOutcome = z.infer<typeof MigrationOutcome>;

const counts = z.object({
  clients: z.int(),
  appointments: z.int(),
  products: z.int(),
  services: z.int(),
  formulas: z.int(),
});

/** Which of the three figures of a day such as 03/04/26 stands first. */
export const DateOrder = z.enum(["day", "month", "year"]);
export type DateOrder = z.infer<typeof DateOrder>;

/** What a sheet is and which column (counted from 0) holds which field. */
export const MigrationMapping = z.strictObject({
  kind: MigrationKind,
  columns: z
    .array(z.strictObject({ column: z.int().min(0).max(255), field: MigrationField }))
    .max(60),
  /** The row, counted from 1, that holds the headings; 0 for none. */
  headerRow: z.int().min(0).max(50),
  /** How a day like 03/04/2026 is meant, where a person says it; null: as all files of the migration show. */
  dateOrder: DateOrder.nullable(),
});
export type MigrationMapping = z.infer<typeof MigrationMapping>;

export const MigrationFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  sizeBytes: z.int(),
  mapping: MigrationMapping,
  /** Who proposed the mapping: the fixed tables, or the model for what they did not know. */
  proposedBy: z.enum(["tables", "model", "person"]),
  headings: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  rows: z.int(),
});
export type MigrationFile = z.infer<typeof MigrationFile>;

/** The spec's record, and what a person wants to know besides. */
export const Migration = z.object({
  id: z.uuid(),
  stylistId: z.uuid(),
  platform: MigrationPlatform,
  platformName: z.string(),
  source: MigrationSource,
  status: MigrationStatus,
  phase: MigrationPhase,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** What is in the salon by it: created, merged and kept. */
  itemsImported: counts,
  /** Of these, those that were there before. */
  alreadyThere: counts,
  /** Rows left out; each is listed by `GET /api/migration/{id}/rows?outcome=skipped`. */
  skipped: z.int(),
  /** Rows that came without something they said; each is listed by `GET /api/migration/{id}/rows?warned=true`. */
  warned: z.int(),
  /** Rows known so far, and how many of them have been looked at. */
  rows: z.int(),
  done: z.int(),
  /** How often another process had to go on with it. */
  resumed: z.int(),
  errorLog: z.string().nullable(),
  files: z.array(MigrationFile),
});
export type Migration = z.infer<typeof Migration>;

/** What the spec's dialog sends. `username` and `password` are what the platform calls so (see `GET /api/migration/platforms`). */
export const StartMigration = z.strictObject({
  stylistId: z.uuid(),
  platform: MigrationPlatform,
  username: z.string().trim().min(1, "Please enter the username").max(254),
  password: z.string().min(1, "Please enter the password").max(500),
  apiKey: z.string().trim().max(2000).nullish(),
  subdomain: z
    .string()
    .trim()
    .toLowerCase()
    .regex(
      /^-99$|^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
      "One word of letters, digits and hyphens, as in the address before the first dot",
    )
    .nullish()
    .or(z.literal("").transform(() => null)),
});
export type StartMigration = z.infer<typeof StartMigration>;

/** A way in, as the dialog lists it. */
export const PlatformShown = z.object({
  id: MigrationPlatform,
  name: z.string(),
  hasApi: z.boolean(),
  /** What can be fetched, or is read of its files. */
  kinds: z.array(MigrationKind),
  /** What its own words for the four fields are; null where it needs none. */
  labels: z
    .object({
      username: z.string(),
      password: z.string(),
      apiKey: z.string().nullable(),
      subdomain: z.string().nullable(),
    })
    .nullable(),
  /** How its files are got, step by step. */
  exportSteps: z.array(z.string()),
});
export type PlatformShown = z.infer<typeof PlatformShown>;

/** A row that was looked at, as the list of what was left out shows it; `problem` is why, or what it came without. */
export const MigrationRow = z.object({
  ordinal: z.int(),
  kind: MigrationKind,
  fileName: z.string().nullable(),
  /** The row of the sheet, counted from 1. */
  row: z.int().nullable(),
  outcome: MigrationOutcome,
  problem: z.string().nullable(),
  /** How it reads, in a line. */
  words: z.string(),
});
export type MigrationRow = z.infer<typeof MigrationRow>;

/** How the days of a file are read, and why. */
export const MigrationDates = z.object({
  fileId: z.uuid(),
  fileName: z.string(),
  order: DateOrder,
  /** A person said so, some days can be read in one way only, or it is what speaks for it most. */
  settledBy: z.enum(["person", "proof", "hints"]),
  /** A day of the file as it is written, and as it is read. */
  example: z.string(),
  day: z.iso.date(),
  /** All of that as a sentence. */
  sentence: z.string(),
});
export type MigrationDates = z.infer<typeof MigrationDates>;

/** What a start would do, without doing it. */
export const MigrationDryRun = z.object({
  counts: z.record(
    MigrationKind,
    z.object({ rows: z.int(), created: z.int(), merged: z.int(), kept: z.int(), skipped: z.int() }),
  ),
  /** The first rows that would be left out; `skipped` counts all. */
  problems: z.array(MigrationRow),
  skipped: z.int(),
  /** The first rows that would come without something they say; `warned` counts all. */
  warnings: z.array(MigrationRow),
  warned: z.int(),
  /** For each file with days in figures, how they would be read. */
  dates: z.array(MigrationDates),
});
export type MigrationDryRun = z.infer<typeof MigrationDryRun>;

/** What undoing took away, and what stays because it was changed or used since. */
export const UndoneMigration = Migration.extend({
  removed: z.int(),
  restored: z.int(),
  left: z.int(),
});
export type UndoneMigration = z.infer<typeof UndoneMigration>;

export const AskMigrations = z.strictObject({
  stylist: ref("By name; without, the person who asks.").optional(),
});
export type AskMigrations = z.infer<typeof AskMigrations>;

/** Moves as a talk knows them, without what stands in their files, and where one can come from. */
export const MigrationsFound = z.object({
  migrations: z.array(Migration),
  platforms: z.array(PlatformShown.pick({ name: true, hasApi: true })),
});
export type MigrationsFound = z.infer<typeof MigrationsFound>;
