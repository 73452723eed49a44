import {
  boolean,
  check,
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
import { sql } from "drizzle-orm";
import {
  PayAtBooking,
  ServiceCategory,
  type Segment,
} from "#tools/pricing/services/service-schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const serviceCategory = pgEnum("service_category", ServiceCategory.enum);
export const payAtBooking = pgEnum("pay_at_booking", PayAtBooking.enum);

/** What a stylist offers. Appointments keep a copy of what they need: a service may go. */
export const services = pgTable(
  "services",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    name: text().notNull(),
    category: serviceCategory().notNull(),
    description: text().notNull().default(""),
    /** Minor units. */
    basePrice: integer().notNull(),
    /** The range as it was written, the most of it in minor units, and whether the base price is a "from". */
    priceRange: text(),
    priceMax: integer(),
    priceFrom: boolean().notNull().default(false),
    /** What is asked for at booking. Of a deposit either is set. */
    payAtBooking: payAtBooking().notNull().default("none"),
    depositAmount: integer(),
    depositPercent: real(),
    /** What a missed visit costs, in percent of the price; null where nothing. */
    noShowPercent: real(),
    segments: jsonb().$type<Segment[]>().notNull(),
    online: boolean().notNull().default(true),
    onlineInProcessing: boolean().notNull().default(false),
    needsPatchTest: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.stylistId, t.createdAt.desc()),
    check(
      "services_deposit",
      sql`(pay_at_booking = 'deposit') = ((deposit_amount is null) <> (deposit_percent is null))`,
    ),
  ],
);

/** What a service cost from a moment on. Never changed; goes with its service. */
export const servicePrices = pgTable(
  "service_prices",
  {
    id: id(),
    salonId: salonId(),
    serviceId: uuid().notNull(),
    /** Who set it. */
    stylistId: uuid().notNull(),
    basePrice: integer().notNull(),
    priceMax: integer(),
    /** What it was before; null for the first one. */
    before: integer(),
    /** Prices that were changed together. */
    batchId: uuid(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.serviceId, services).onDelete("cascade"),
    index().on(t.salonId, t.serviceId, t.createdAt.desc()),
    index().on(t.salonId, t.batchId),
    index().on(t.salonId, t.stylistId),
  ],
);
