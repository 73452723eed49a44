import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { ServiceCategory, type Segment } from "#tools/pricing/service-schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { inSalon } from "./tenancy.ts";

export const serviceCategory = pgEnum("service_category", ServiceCategory.enum);

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
    priceRange: text(),
    segments: jsonb().$type<Segment[]>().notNull(),
    online: boolean().notNull().default(true),
    onlineInProcessing: boolean().notNull().default(false),
    needsPatchTest: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.stylistId, t.createdAt.desc()),
  ],
);
