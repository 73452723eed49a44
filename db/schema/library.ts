import { sql } from "drizzle-orm";
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  real,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  ImportStatus,
  type ImportMapping,
  type RowError,
} from "#tools/migration/formulas/schema.ts";
import { LibraryOrigin, type LibraryFormula } from "#tools/library/schema.ts";
import { clients } from "./clients.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const libraryOrigin = pgEnum("library_origin", LibraryOrigin.enum);
export const importStatus = pgEnum("import_status", ImportStatus.enum);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A sheet that a salon sent, from its arrival to its undoing. */
export const formulaImports = pgTable(
  "formula_imports",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    fileName: text().notNull(),
    sizeBytes: integer().notNull(),
    /** The file itself, kept until its rows are in. */
    file: bytes(),
    status: importStatus().notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    headings: jsonb().$type<string[]>().notNull(),
    sample: jsonb().$type<string[][]>().notNull(),
    rows: integer().notNull(),
    written: integer().notNull().default(0),
    count: integer().notNull().default(0),
    unclear: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    errors: jsonb().$type<RowError[]>().notNull().default([]),
    error: text(),
    /** The living process that runs it, as a number whose advisory lock it holds. */
    instance: integer(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.createdAt.desc()),
    index().on(t.salonId, t.stylistId),
  ],
);

/** The salon's own formulas, apart from those that consultations keep. */
export const libraryFormulas = pgTable(
  "library_formulas",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    origin: libraryOrigin().notNull(),
    name: text().notNull(),
    clientName: text(),
    clientId: uuid(),
    /** As it was written. */
    notation: text().notNull(),
    bowls: jsonb().$type<LibraryFormula["bowls"]>().notNull(),
    unread: jsonb().$type<string[]>().notNull().default([]),
    notes: text().notNull().default(""),
    brandId: text(),
    lineId: text(),
    level: real(),
    tone: text(),
    usedOn: date({ mode: "string" }),
    importId: uuid(),
    /** The row of the sheet, counted from 1. */
    importRow: integer(),
    /** The formula of a consultation, or of this library, that it was made from. */
    madeFrom: uuid(),
    consultationId: uuid(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** What is searched, in small letters: short enough for an index; what is longer is searched in full (tools/library/places.ts). */
    words: text()
      .notNull()
      .generatedAlwaysAs(
        sql`left(lower(name || ' ' || coalesce(client_name, '') || ' ' || notation || ' ' || notes), 500)`,
      ),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    index().on(t.salonId, t.importId),
    hangsOn(t.salonId, t.clientId, clients),
    index()
      .on(t.salonId, t.clientId)
      .where(sql`client_id is not null`),
    // a search or filter is answered from this index alone: the rows are wide
    index("library_formulas_found").on(
      t.salonId,
      t.createdAt.desc(),
      t.id.desc(),
      t.words,
      t.brandId,
      t.lineId,
      t.level,
      t.tone,
      t.origin,
      t.importId,
    ),
    index("library_formulas_long")
      .on(t.salonId)
      .where(sql`char_length(words) = 500`),
    index("library_formulas_unread")
      .on(t.salonId, t.createdAt.desc(), t.id.desc())
      .where(sql`unread <> '[]'::jsonb`),
  ],
);
