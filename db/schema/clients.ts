import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { ClientSource, ClientTestKind, ClientTestResult } from "#tools/clients/schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const clientSource = pgEnum("client_source", ClientSource.enum);
export const clientTestKind = pgEnum("client_test_kind", ClientTestKind.enum);
export const clientTestResult = pgEnum("client_test_result", ClientTestResult.enum);

export const clients = pgTable(
  "clients",
  {
    id: id(),
    salonId: salonId(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    /** How the same address and number are recognised: small letters; E.164. */
    emailKey: text(),
    phoneKey: text(),
    /** The name without case, accents and doubled spaces. */
    nameKey: text().notNull(),
    birthDate: date({ mode: "string" }),
    allergies: text(),
    notes: text(),
    mustKnow: text(),
    preferredStylistId: uuid(),
    source: clientSource().notNull(),
    portfolioConsentAt: instant(),
    /** The record this one was folded into. */
    mergedIntoId: uuid(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** What is searched, in small letters. */
    words: text()
      .notNull()
      .generatedAlwaysAs(
        sql`left(name_key || ' ' || coalesce(email_key, '') || ' ' || coalesce(phone_key, '') || ' ' || coalesce(phone, ''), 600)`,
      ),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    hangsOn(t.salonId, t.mergedIntoId, t),
    index("clients_by_name").on(t.salonId, t.nameKey),
    index("clients_by_email").on(t.salonId, t.emailKey),
    index("clients_by_phone").on(t.salonId, t.phoneKey),
    // looked through for every record that is taken back
    index("clients_merged")
      .on(t.salonId, t.mergedIntoId)
      .where(sql`merged_into_id is not null`),
    index("clients_found").on(t.salonId, t.createdAt.desc(), t.id.desc(), t.words),
    index().on(t.salonId, t.mergedIntoId),
  ],
);

export const clientTests = pgTable(
  "client_tests",
  {
    id: id(),
    salonId: salonId(),
    clientId: uuid().notNull(),
    stylistId: uuid().notNull(),
    kind: clientTestKind().notNull(),
    doneAt: instant().notNull(),
    brandId: text(),
    result: clientTestResult().notNull(),
    note: text().notNull().default(""),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.clientId, clients),
    index().on(t.salonId, t.clientId, t.doneAt.desc()),
    index().on(t.salonId, t.stylistId),
  ],
);

/** Who went on without a valid patch test, for what and why. Never changed. */
export const safetyOverrides = pgTable(
  "safety_overrides",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    clientId: uuid().notNull(),
    /** What it was for; the other is null. */
    appointmentId: uuid(),
    consultationId: uuid(),
    name: text().notNull(),
    reason: text().notNull(),
    /** How the client stood with their tests then. */
    standing: jsonb().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.clientId, clients),
    index().on(t.salonId, t.clientId, t.createdAt.desc()),
    index().on(t.salonId, t.stylistId),
  ],
);
