import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { PaymentMethod } from "#tools/payments/bill/bill-schema.ts";
import { LedgerKind, PaymentStatus, RefundStatus, PlanProduct } from "#tools/payments/schema.ts";
import { PaymentPurpose } from "#tools/appointments/schema.ts";
import { appointments } from "./appointments.ts";
import { bills } from "./bills.ts";
import { clients } from "./clients.ts";
import { id, instant, salonId } from "./columns.ts";
import { stylists } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const paymentPurpose = pgEnum("payment_purpose", PaymentPurpose.enum);
export const paymentMethod = pgEnum("payment_method", PaymentMethod.enum);
export const paymentStatus = pgEnum("payment_status", PaymentStatus.enum);
export const refundStatus = pgEnum("refund_status", RefundStatus.enum);
export const ledgerKind = pgEnum("ledger_kind", LedgerKind.enum);
export const planProduct = pgEnum("plan_product", PlanProduct.enum);

/** How a salon takes money; one without a row goes by the defaults. */
export const paymentSettings = pgTable(
  "payment_settings",
  {
    salonId: uuid().primaryKey(),
    refundInTime: boolean().notNull().default(true),
    payWithinMinutes: integer().notNull().default(30),
    /** On what the salon sells, contained in its prices or on top. */
    taxPercent: real().notNull().default(0),
    taxIncluded: boolean().notNull().default(true),
  },
  (t) => [
    inSalon(t),
    check("payment_settings_window", sql`pay_within_minutes between 30 and 1440`),
    check("payment_settings_tax", sql`tax_percent between 0 and 50`),
  ],
);

/** What a client is asked to pay, or to leave a card for. No card number is ever here: Stripe's ids only. */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    salonId: salonId(),
    purpose: paymentPurpose().notNull(),
    status: paymentStatus().notNull(),
    method: paymentMethod().notNull().default("stripe"),
    /** Minor units, with the tip in it. */
    amount: integer().notNull(),
    tip: integer().notNull().default(0),
    currency: text().notNull(),
    appointmentId: uuid(),
    /** The closing of a visit with which it came, or was asked for. */
    billId: uuid(),
    clientId: uuid(),
    /** Who asked for it; null for a booking's own. */
    stylistId: uuid(),
    sessionId: text(),
    url: text(),
    expiresAt: instant(),
    intentId: text(),
    customerId: text(),
    methodId: text(),
    cardBrand: text(),
    cardLast4: text(),
    error: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    paidAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex("payments_by_session").on(t.sessionId),
    uniqueIndex("payments_by_intent").on(t.intentId),
    inSalon(t),
    hangsOn(t.salonId, t.appointmentId, appointments),
    hangsOn(t.salonId, t.billId, bills),
    hangsOn(t.salonId, t.clientId, clients),
    hangsOn(t.salonId, t.stylistId, stylists),
    check("payments_not_negative", sql`amount >= tip and tip >= 0`),
    check("payments_by_hand", sql`method = 'stripe' or status in ('paid', 'cancelled')`),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    index().on(t.salonId, t.appointmentId),
    // what comes to its end in all salons
    index("payments_open")
      .on(t.expiresAt)
      .where(sql`status = 'open'`),
    index().on(t.salonId, t.billId),
    index().on(t.salonId, t.clientId),
    index().on(t.salonId, t.stylistId),
  ],
);

export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    salonId: salonId(),
    paymentId: uuid().notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    status: refundStatus().notNull(),
    refundId: text(),
    error: text(),
    /** Who wanted it; null where a rule did. */
    stylistId: uuid(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex("refunds_by_refund").on(t.refundId),
    inSalon(t),
    hangsOn(t.salonId, t.paymentId, payments),
    check("refunds_positive", sql`amount > 0`),
    index().on(t.salonId, t.paymentId),
    index("refunds_wanted")
      .on(t.createdAt)
      .where(sql`status = 'wanted'`),
  ],
);

/** Money that came or went. Never changed; what a salon took is its sum. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: id(),
    salonId: salonId(),
    paymentId: uuid().notNull(),
    kind: ledgerKind().notNull(),
    /** Signed minor units. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** What of Stripe's it stands for, or the payment or refund by hand: of each one line a kind. */
    objectId: text().notNull(),
    createdAt: instant().notNull(),
    line: bigint({ mode: "number" }).notNull().generatedByDefaultAsIdentity(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    unique("ledger_entries_once").on(t.kind, t.objectId),
    inSalon(t),
    hangsOn(t.salonId, t.paymentId, payments),
    index().on(t.salonId, t.line.desc()),
    index().on(t.salonId, t.paymentId),
  ],
);

/** Days whose cash was counted. What is by hand stays out of them from then on. */
export const dayCloses = pgTable(
  "day_closes",
  {
    id: id(),
    salonId: salonId(),
    /** Of the salon's calendar. */
    day: date({ mode: "string" }).notNull(),
    currency: text().notNull(),
    /** Minor units: in the drawer before the day, taken by the ledger, and counted at its end. */
    float: integer().notNull(),
    cash: integer().notNull(),
    counted: integer().notNull(),
    note: text().notNull(),
    stylistId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex("day_closes_once").on(t.salonId, t.day),
    inSalon(t),
    hangsOn(t.salonId, t.stylistId, stylists),
    index().on(t.salonId, t.stylistId),
  ],
);

/** Events of Stripe's whose effect stands: what is sent again has no second one. Holds nothing but its number. */
export const stripeEvents = pgTable("stripe_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: instant().notNull(),
});

/** What a salon pays for the product itself, by Stripe's subscriptions. */
export const planBilling = pgTable(
  "plan_billing",
  {
    salonId: salonId(),
    product: planProduct().notNull(),
    /** What was paid for last, and what is asked for by an open Checkout. */
    plan: text(),
    askedPlan: text(),
    sessionId: text(),
    customerId: text(),
    subscriptionId: text(),
    /** Stripe's own word. */
    status: text(),
    endsAtPeriodEnd: boolean().notNull().default(false),
    renewsAt: instant(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.salonId, t.product] }),
    uniqueIndex("plan_billing_by_subscription").on(t.subscriptionId),
    uniqueIndex("plan_billing_by_session").on(t.sessionId),
    inSalon(t),
  ],
);
