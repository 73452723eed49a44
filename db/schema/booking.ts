import {
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  boolean,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { DEFAULT_BOOKING_RULES } from "#tools/salons/booking-data.ts";
import { Confirmation } from "#tools/salons/booking-schema.ts";
import type { DayHours, WeekHours } from "#tools/hours/schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist, salonRole, stylists } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const confirmation = pgEnum("confirmation", Confirmation.enum);

/** How a salon lets itself be booked; one without a row goes by the defaults. */
export const bookingRules = pgTable(
  "booking_rules",
  {
    salonId: uuid().primaryKey(),
    minNoticeMinutes: integer().notNull().default(DEFAULT_BOOKING_RULES.minNoticeMinutes),
    horizonDays: integer().notNull().default(DEFAULT_BOOKING_RULES.horizonDays),
    stepMinutes: integer().notNull().default(DEFAULT_BOOKING_RULES.stepMinutes),
    bufferMinutes: integer().notNull().default(DEFAULT_BOOKING_RULES.bufferMinutes),
    dailyCap: integer(),
    cutoffHours: integer().notNull().default(DEFAULT_BOOKING_RULES.cutoffHours),
    confirmation: confirmation().notNull().default(DEFAULT_BOOKING_RULES.confirmation),
    requirePatchTest: boolean().notNull().default(DEFAULT_BOOKING_RULES.requirePatchTest),
  },
  (t) => [inSalon(t)],
);

export const chairs = pgTable(
  "chairs",
  { id: id(), salonId: salonId(), name: text().notNull(), createdAt: instant().notNull() },
  (t) => [unique().on(t.salonId, t.id), inSalon(t)],
);

/** A stylist's week; one without a row works the default week. */
export const stylistHours = pgTable(
  "stylist_hours",
  {
    stylistId: uuid().primaryKey(),
    salonId: salonId(),
    week: jsonb().$type<WeekHours>().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [inSalon(t), byStylist(t), index().on(t.salonId)],
);

/** Days that differ from the week; without a stylist, for the whole salon. */
export const hoursExceptions = pgTable(
  "hours_exceptions",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid(),
    fromDate: date({ mode: "string" }).notNull(),
    toDate: date({ mode: "string" }).notNull(),
    hours: jsonb().$type<DayHours>(),
    reason: text().notNull().default(""),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    hangsOn(t.salonId, t.stylistId, stylists),
    index().on(t.salonId, t.toDate),
    index().on(t.salonId, t.stylistId),
  ],
);

/** Booking addresses that were given up: frozen for a while, so that nobody takes over another's links. */
export const releasedSlugs = pgTable(
  "released_slugs",
  {
    slug: text().primaryKey(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    releasedAt: instant().notNull(),
  },
  (t) => [inSalon(t), index().on(t.salonId)],
);

/** Somebody of the team who was asked to sign in. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    email: text().notNull(),
    role: salonRole().notNull(),
    tokenHash: text().notNull(),
    invitedBy: uuid().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex().on(t.tokenHash),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.createdAt.desc()),
    index().on(t.salonId, t.stylistId),
  ],
);
