import {
  boolean,
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
import { FormulaRole, FormulaSource } from "#tools/formulas/schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { consultations } from "./consultations.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const formulaRole = pgEnum("formula_role", FormulaRole.enum);
export const formulaSource = pgEnum("formula_source", FormulaSource.enum);

export const formulas = pgTable(
  "formulas",
  {
    id: id(),
    salonId: salonId(),
    consultationId: uuid(),
    role: formulaRole().notNull(),
    source: formulaSource().notNull(),
    name: text().notNull(),
    color: text().notNull(),
    ingredients: jsonb().notNull(),
    processingTime: text().notNull(),
    developerRatio: text().notNull(),
    instructions: jsonb().notNull(),
    confidence: integer(),
    brandId: text(),
    lineId: text(),
    /** The structured bowl (shades, grams, developer, ratio, minutes) that the card scales. */
    bowl: jsonb(),
    /** What the checks said of it when it was written. */
    findings: jsonb().notNull().default([]),
    /** A blocked formula shows no grams until somebody answers for it by name. */
    withheld: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    hangsOn(t.salonId, t.consultationId, consultations).onDelete("cascade"),
    index().on(t.salonId, t.createdAt.desc()),
    index().on(t.consultationId),
  ],
);

/** The log of blocked formulas that somebody released, with the name and the reason they gave. Rows are never changed. */
export const formulaOverrides = pgTable(
  "formula_overrides",
  {
    id: id(),
    salonId: salonId(),
    formulaId: uuid().notNull(),
    stylistId: uuid().notNull(),
    /** The name as it was typed by the person who answers for it. */
    name: text().notNull(),
    reason: text().notNull(),
    /** The blocking findings as they were read. */
    findings: jsonb().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.formulaId, formulas).onDelete("cascade"),
    index().on(t.salonId, t.createdAt.desc()),
    index().on(t.salonId, t.formulaId),
    index().on(t.salonId, t.stylistId),
  ],
);

export const timers = pgTable(
  "timers",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    consultationId: uuid(),
    /** Whose head it is, where that was said and no consultation tells it. */
    clientName: text(),
    label: text().notNull(),
    /** The bowl it times: its formula and its place in the order of the visit. */
    formulaId: uuid(),
    step: integer(),
    minutes: real().notNull(),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
    stoppedAt: instant(),
  },
  (t) => [
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.consultationId, consultations).onDelete("cascade"),
    hangsOn(t.salonId, t.formulaId, formulas).onDelete("cascade"),
    index().on(t.salonId, t.endsAt),
    index().on(t.salonId, t.consultationId),
    index().on(t.salonId, t.formulaId),
    index().on(t.salonId, t.stylistId),
  ],
);
