import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { AppointmentSource, AppointmentStatus, CancelledBy } from "#tools/appointments/schema.ts";
import { WaitlistStatus } from "#tools/booking/waitlist/schema.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { clients } from "./clients.ts";
import { id, instant, salonId } from "./columns.ts";
import { tstzmultirange, tstzrange } from "./ranges.ts";
import { chairs } from "./booking.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const appointmentStatus = pgEnum("appointment_status", AppointmentStatus.enum);
export const appointmentSource = pgEnum("appointment_source", AppointmentSource.enum);
export const cancelledBy = pgEnum("cancelled_by", CancelledBy.enum);
export const waitlistStatus = pgEnum("waitlist_status", WaitlistStatus.enum);
export const occupancyKind = pgEnum("occupancy_kind", ["appointment", "block", "hold"]);

/**
 * Time that is taken: by an appointment that stands, a block, or a client who is typing. Two rows of one stylist, or of one
 * chair, never overlap: the exclusion constraints of db/sql say so, whoever writes.
 */
export const occupancies = pgTable(
  "occupancies",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    kind: occupancyKind().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** When the stylist is held: from startsAt to endsAt without what processes. */
    busy: tstzmultirange().notNull(),
    chairId: uuid(),
    /** When the chair is held; null without a chair. */
    chairBusy: tstzrange(),
    /** Clients may book the stylist while it processes. */
    onlineInGaps: boolean().notNull().default(false),
    /** Of a block. */
    reason: text().notNull().default(""),
    /** Of a hold: when it is over, and what its token is recognised by. */
    expiresAt: instant(),
    /** Of a hold: the page it is for, and the network it was asked for from, as fingerprints. */
    holder: text(),
    network: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    // appointments hang on this: their stylist and times cannot differ from what they hold
    unique("occupancies_times").on(t.salonId, t.id, t.stylistId, t.startsAt, t.endsAt),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.chairId, chairs),
    check("occupancies_forward", sql`starts_at < ends_at`),
    check("occupancies_within", sql`busy <@ tstzrange(starts_at, ends_at)`),
    check("occupancies_chair", sql`(chair_id is null) = (chair_busy is null)`),
    check("occupancies_hold", sql`(kind = 'hold') = (expires_at is not null)`),
    index().on(t.salonId, t.stylistId, t.startsAt),
    index().on(t.salonId, t.startsAt),
    index("occupancies_holds")
      .on(t.expiresAt)
      .where(sql`expires_at is not null`),
  ],
);

export const appointments = pgTable(
  "appointments",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    clientId: uuid(),
    clientName: text().notNull(),
    clientEmail: text(),
    clientPhone: text(),
    serviceId: uuid(),
    serviceType: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    segments: jsonb().$type<Segment[]>().notNull(),
    needsPatchTest: boolean().notNull().default(false),
    /** What was agreed, in minor units; null where nobody knew. */
    price: integer(),
    /** The slot waits for a payment until then; null where it waits for none. */
    payBy: instant(),
    notes: text().notNull().default(""),
    status: appointmentStatus().notNull(),
    cancelledBy: cancelledBy(),
    source: appointmentSource().notNull(),
    seriesId: uuid(),
    /** What it holds of the calendar, while it stands. */
    occupancyId: uuid(),
    /** The client has said that they come, and that they will be late. */
    clientConfirmedAt: instant(),
    lateMinutes: integer(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex("appointments_occupancy").on(t.occupancyId),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.clientId, clients),
    foreignKey({
      name: "appointments_hold_their_time",
      columns: [t.salonId, t.occupancyId, t.stylistId, t.startsAt, t.endsAt],
      foreignColumns: [
        occupancies.salonId,
        occupancies.id,
        occupancies.stylistId,
        occupancies.startsAt,
        occupancies.endsAt,
      ],
    }).onUpdate("cascade"),
    check(
      "appointments_standing",
      sql`(status in ('pending', 'confirmed')) = (occupancy_id is not null)`,
    ),
    check("appointments_cancelled", sql`(status = 'cancelled') = (cancelled_by is not null)`),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    index().on(t.salonId, t.stylistId, t.startsAt),
    index().on(t.salonId, t.startsAt),
    // reminders of all salons
    index("appointments_coming")
      .on(t.startsAt)
      .where(sql`status in ('pending', 'confirmed')`),
    index().on(t.salonId, t.clientId, t.startsAt.desc()),
    index().on(t.salonId, t.seriesId),
    // slots of all salons that nobody has paid for
    index("appointments_unpaid")
      .on(t.payBy)
      .where(sql`pay_by is not null`),
  ],
);

/** Links by which a client manages a booking: of each, only what it is recognised by. */
export const appointmentLinks = pgTable(
  "appointment_links",
  {
    id: id(),
    salonId: salonId(),
    appointmentId: uuid().notNull(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.tokenHash),
    hangsOn(t.salonId, t.appointmentId, appointments).onDelete("cascade"),
    index().on(t.salonId, t.appointmentId),
    index().on(t.expiresAt),
  ],
);

export const waitlistEntries = pgTable(
  "waitlist_entries",
  {
    id: id(),
    salonId: salonId(),
    /** Whose page it came from. */
    stylistId: uuid().notNull(),
    anyStylist: boolean().notNull().default(false),
    clientId: uuid(),
    clientName: text().notNull(),
    clientEmail: text(),
    clientPhone: text(),
    serviceId: uuid(),
    serviceType: text().notNull(),
    segments: jsonb().$type<Segment[]>().notNull(),
    fromDate: date({ mode: "string" }).notNull(),
    toDate: date({ mode: "string" }).notNull(),
    earliest: text(),
    latest: text(),
    status: waitlistStatus().notNull().default("waiting"),
    /** The hold behind an offer, and the offer's link. */
    occupancyId: uuid(),
    offeredStylistId: uuid(),
    offeredStart: instant(),
    offerEndsAt: instant(),
    tokenHash: text(),
    appointmentId: uuid(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex().on(t.tokenHash),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.clientId, clients),
    hangsOn(t.salonId, t.appointmentId, appointments),
    index().on(t.salonId, t.status, t.createdAt),
    index().on(t.salonId, t.appointmentId),
    index().on(t.salonId, t.clientId),
    index().on(t.salonId, t.stylistId),
  ],
);

/** Secret addresses of calendar feeds, one a stylist. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.tokenHash),
    unique().on(t.salonId, t.stylistId),
    inSalon(t),
    byStylist(t),
  ],
);
