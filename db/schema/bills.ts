import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { BillLine } from "#tools/payments/bill/bill-schema.ts";
import { appointments, appointmentStatus } from "./appointments.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

/** What a visit came to when it was closed. Of each visit one counts; one that was taken back stays, and counts for nothing. */
export const bills = pgTable(
  "bills",
  {
    id: id(),
    salonId: salonId(),
    appointmentId: uuid().notNull(),
    lines: jsonb().$type<BillLine[]>().notNull(),
    /** Minor units. */
    discount: integer().notNull(),
    discountReason: text().notNull(),
    taxPercent: real().notNull(),
    taxIncluded: boolean().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    currency: text().notNull(),
    /** Who closed it. */
    stylistId: uuid().notNull(),
    rebookedId: uuid(),
    /** What the visit was until then: it stands so again when it is opened again; null where it was completed already. */
    wasStatus: appointmentStatus(),
    onlineInGaps: boolean().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex("bills_of_visit")
      .on(t.salonId, t.appointmentId)
      .where(sql`undone_at is null`),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.appointmentId, appointments),
    hangsOn(t.salonId, t.rebookedId, appointments),
    check("bills_not_negative", sql`discount >= 0 and tax >= 0 and total >= 0`),
    index().on(t.salonId, t.appointmentId),
    index().on(t.salonId, t.rebookedId),
    index().on(t.salonId, t.stylistId),
  ],
);
