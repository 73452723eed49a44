import { bigint, check, index, integer, pgEnum, pgTable, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { Tier } from "#tools/subscription/schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { inSalon } from "./tenancy.ts";

export const tier = pgEnum("tier", Tier.enum);

/** One row a salon: its tier and what it has used of this month. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    salonId: uuid().primaryKey(),
    tier: tier().notNull().default("essential"),
    uploadsUsed: integer().notNull().default(0),
    periodStartsAt: instant().notNull(),
    periodEndsAt: instant().notNull(),
  },
  (t) => [inSalon(t), check("uploads_used_not_negative", sql`uploads_used >= 0`)],
);

/** An analysis that was taken from the quota and has neither succeeded nor failed yet. `instance` is the process that works on it. */
export const quotaReservations = pgTable(
  "quota_reservations",
  {
    id: id(),
    salonId: salonId(),
    instance: bigint({ mode: "number" }).notNull(),
    periodStartsAt: instant().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [inSalon(t), index().on(t.salonId)],
);
