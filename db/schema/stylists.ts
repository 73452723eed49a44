import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { AccountStatus, SalonRole } from "#tools/core/role-schema.ts";
import { user } from "./auth.ts";
import { id, instant, salonId } from "./columns.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const accountStatus = pgEnum("account_status", AccountStatus.enum);
export const salonRole = pgEnum("salon_role", SalonRole.enum);

export const stylists = pgTable(
  "stylists",
  {
    id: id(),
    salonId: salonId(),
    userId: text().references(() => user.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    role: salonRole().notNull(),
    accountStatus: accountStatus().notNull().default("pending"),
    isLicensed: boolean().notNull().default(true),
    licenseNumber: text(),
    /** The state or authority that issued it, and until when it holds. */
    licenseAuthority: text(),
    licenseExpiresOn: date({ mode: "string" }),
    yearsOfExperience: integer(),
    salonName: text(),
    salonAddress: text(),
    website: text(),
    bookingSlug: text(),
    bio: text(),
    specialties: text().array().notNull().default([]),
    developerBrandId: text(),
    developerVolume: integer().notNull().default(20),
    /** Formulas are made from what stands on the salon's shelf alone. */
    shelfOnly: boolean().notNull().default(false),
    /** When they answered which lines stand on their shelf, be it that it stays open for now. */
    linesToldAt: instant(),
    verifiedAt: instant(),
    /** Since when they are no longer of the team; what they did stays. */
    leftAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex().on(t.userId),
    uniqueIndex().on(t.bookingSlug),
    index().on(t.salonId, t.createdAt),
    inSalon(t),
    // a person signs in as one stylist of one salon
    uniqueIndex("stylists_owner")
      .on(t.salonId)
      .where(sql`role = 'owner'`),
  ],
);

/** The row belongs to a stylist of the same salon. */
export const byStylist = (t: { salonId: AnyPgColumn; stylistId: AnyPgColumn }) =>
  hangsOn(t.salonId, t.stylistId, stylists);
