import { sql } from "drizzle-orm";
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  MigrationKind,
  MigrationOutcome,
  MigrationPhase,
  MigrationPlatform,
  MigrationSource,
  MigrationStatus,
  type MigrationFile,
  type MigrationMapping,
  type SourceRecord,
} from "#tools/migration/schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist, stylists } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const migrationPlatform = pgEnum("migration_platform", MigrationPlatform.enum);
export const migrationKind = pgEnum("migration_kind", MigrationKind.enum);
export const migrationStatus = pgEnum("migration_status", MigrationStatus.enum);
export const migrationPhase = pgEnum("migration_phase", MigrationPhase.enum);
export const migrationSource = pgEnum("migration_source", MigrationSource.enum);
export const migrationOutcome = pgEnum("migration_outcome", MigrationOutcome.enum);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A salon's move, or a part of it, from another system. */
export const migrations = pgTable(
  "migrations",
  {
    id: id(),
    salonId: salonId(),
    /** Whose visits and services come, and who started it. */
    stylistId: uuid().notNull(),
    startedBy: uuid().notNull(),
    platform: migrationPlatform().notNull(),
    source: migrationSource().notNull(),
    status: migrationStatus().notNull(),
    phase: migrationPhase().notNull(),
    /** Sealed, and null as soon as it is over. */
    credentials: text(),
    /** Where the other system is to be read on, by kind; a kind that is through has null. */
    cursors: jsonb().$type<Partial<Record<MigrationKind, string | null>>>().notNull().default({}),
    rows: integer().notNull().default(0),
    /** Rows up to this one have been written. */
    done: integer().notNull().default(0),
    resumed: integer().notNull().default(0),
    errorLog: text(),
    /** The living process that works on it, as a number whose advisory lock it holds. */
    instance: integer(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    foreignKey({
      name: "migrations_started_by",
      columns: [t.salonId, t.startedBy],
      foreignColumns: [stylists.salonId, stylists.id],
    }),
    // one at a time for a stylist
    uniqueIndex("migrations_under_way")
      .on(t.salonId, t.stylistId)
      .where(sql`status = 'in_progress' or (status = 'pending' and phase <> 'review')`),
    index().on(t.salonId, t.stylistId, t.createdAt.desc()),
    index("migrations_open")
      .on(t.createdAt)
      .where(sql`status in ('pending', 'in_progress')`),
    index().on(t.salonId, t.startedBy),
  ],
);

export const migrationFiles = pgTable(
  "migration_files",
  {
    id: id(),
    salonId: salonId(),
    migrationId: uuid().notNull(),
    fileName: text().notNull(),
    sizeBytes: integer().notNull(),
    /** The file itself, kept until its rows are staged. */
    file: bytes(),
    mapping: jsonb().$type<MigrationMapping>().notNull(),
    proposedBy: text().$type<MigrationFile["proposedBy"]>().notNull(),
    headings: jsonb().$type<string[]>().notNull(),
    sample: jsonb().$type<string[][]>().notNull(),
    rows: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    hangsOn(t.salonId, t.migrationId, migrations).onDelete("cascade"),
    index().on(t.salonId, t.migrationId),
  ],
);

/** Everything that came, in the order in which it is written, and what became of it. */
export const migrationRows = pgTable(
  "migration_rows",
  {
    salonId: salonId(),
    migrationId: uuid().notNull(),
    ordinal: integer().notNull(),
    kind: migrationKind().notNull(),
    fileId: uuid(),
    row: integer(),
    sourceId: text(),
    fields: jsonb().$type<SourceRecord["fields"]>().notNull(),
    outcome: migrationOutcome().notNull().default("waiting"),
    problem: text(),
    /** What it became or was merged into, and what was there before, for undoing. */
    entityId: uuid(),
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.migrationId, t.ordinal] }),
    inSalon(t),
    hangsOn(t.salonId, t.migrationId, migrations).onDelete("cascade"),
    index().on(t.salonId, t.migrationId, t.outcome, t.ordinal),
    index().on(t.salonId, t.migrationId, t.kind, t.sourceId),
    index().on(t.salonId, t.entityId),
  ],
);
