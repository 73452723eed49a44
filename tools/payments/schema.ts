import { z } from "zod";
import { PaymentPurpose } from "#tools/appointments/schema.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { numberOf, wholeOf } from "#tools/core/fields.ts";
import { Bill, HandPayment, Minor, PaymentMethod } from "./bill/bill-schema.ts";
import { PAYMENT_FIELDS } from "./fields.ts";

/**
 * open: a link is out. paid: the money, or of a card the card, is there. expired: the link came to its end. cancelled: taken
 * back by the salon. failed: the bank refused a saved card.
 */
export const PaymentStatus = z.enum(["open", "paid", "expired", "cancelled", "failed"]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const RefundStatus = z.enum(["wanted", "pending", "done", "failed"]);
export type RefundStatus = z.infer<typeof RefundStatus>;

/** Money that came or went. Written once; what a salon took is its sum. void: a charge by hand had not come after all. */
export const LedgerKind = z.enum([
  "charge",
  "void",
  "refund",
  "refund_failed",
  "dispute",
  "dispute_won",
]);
export type LedgerKind = z.infer<typeof LedgerKind>;

export const Payment = z.object({
  id: z.uuid(),
  purpose: PaymentPurpose,
  status: PaymentStatus,
  method: PaymentMethod,
  /** Minor units, with the tip in it. Of a card 0. */
  amount: z.int(),
  tip: z.int(),
  /** What has gone back, and what is on its way. */
  refunded: z.int(),
  refunding: z.int(),
  currency: z.string(),
  appointmentId: z.uuid().nullable(),
  clientName: z.string(),
  serviceType: z.string(),
  /** Where it is paid; null once that is over. */
  url: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** "visa ···· 4242"; null before it was used. */
  card: z.string().nullable(),
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** How an appointment stands with money, as its card shows it. */
export const VisitMoney = z.object({
  currency: z.string(),
  /** Minor units: what was billed, else what was agreed; null where nobody knew. */
  price: z.int().nullable(),
  /** What came for it less what went back, tips apart. */
  paid: z.int(),
  tips: z.int(),
  /** What is left to pay; what went back of a visit that was closed is not asked for again. */
  due: z.int().nullable(),
  /** What it came to; null until it is closed. */
  bill: Bill.nullable(),
  /** The slot is released then unless the client has paid; null where nothing is waited for. */
  payBy: z.iso.datetime().nullable(),
  /** Something to charge a no-show by. */
  cardOnFile: z.string().nullable(),
  noShowFee: z.int().nullable(),
  payments: z.array(Payment),
  /** Whether card payments are set up here at all. */
  available: z.boolean(),
});
export type VisitMoney = z.infer<typeof VisitMoney>;

export const LedgerEntry = z.object({
  id: z.uuid(),
  kind: LedgerKind,
  /** Signed minor units: what came is positive. */
  amount: z.int(),
  currency: z.string(),
  paymentId: z.uuid(),
  purpose: PaymentPurpose,
  method: PaymentMethod,
  clientName: z.string(),
  appointmentId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** A link by which the client pays what is left of a visit, or the fee for one that was missed. Without an amount: what is due. */
export const RequestPayment = z.strictObject({
  appointmentId: z.uuid(),
  purpose: z.enum(["balance", "no_show"]),
  amount: Minor.min(1).optional(),
  /** Mail or text the link to the client. */
  send: z.boolean().default(true),
});
export type RequestPayment = z.infer<typeof RequestPayment>;

/** The link, and the ways by which the client was told of it just now. */
export const RequestedPayment = Payment.extend({ sent: z.array(z.enum(["mail", "sms"])) });
export type RequestedPayment = z.infer<typeof RequestedPayment>;

export const PaymentById = z.strictObject({
  paymentId: z.uuid().describe("From visit_money."),
});
export type PaymentById = z.infer<typeof PaymentById>;

/** Charges the card that was left at booking with the fee for a missed visit; without an amount, what the service says. */
export const ChargeNoShow = z.strictObject({ amount: Minor.min(1).optional() });
export type ChargeNoShow = z.infer<typeof ChargeNoShow>;

/** What became of it: the card was charged, or its bank refused and a link went out in its place. */
export const ChargedNoShow = z.object({
  charged: z.boolean(),
  sentence: z.string(),
  payment: Payment,
});
export type ChargedNoShow = z.infer<typeof ChargedNoShow>;

/** What payments a list is narrowed to. */
export const FindPayments = z.object({
  status: PaymentStatus.optional(),
  purpose: PaymentPurpose.optional(),
  appointmentId: z.uuid().optional(),
});
export type FindPayments = z.infer<typeof FindPayments>;

/** Days of the salon's calendar, both included. */
export const LedgerPeriod = z.object({
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
});
export type LedgerPeriod = z.infer<typeof LedgerPeriod>;

/** What came and went in a period, in minor units, for each currency, purpose and way; tips are in `charged`. */
export const LedgerSummary = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  rows: z.array(
    z.object({
      currency: z.string(),
      purpose: PaymentPurpose,
      method: PaymentMethod,
      charged: z.int(),
      refunded: z.int(),
      disputed: z.int(),
      net: z.int(),
      count: z.int(),
    }),
  ),
  /** Whose payments they are, the newest first, as far as a list of them is short. */
  payers: z.array(
    z.object({
      clientName: z.string(),
      currency: z.string(),
      method: PaymentMethod,
      net: z.int(),
    }),
  ),
});
export type LedgerSummary = z.infer<typeof LedgerSummary>;

/** Gives money back; without an amount all that is left of it. */
export const RefundPayment = z.strictObject({
  amount: Minor.min(1).optional(),
  reason: z.string().trim().min(1).max(300),
});
export type RefundPayment = z.infer<typeof RefundPayment>;

export const PaymentSettings = z.object({
  /** Whether the installation can take cards. */
  available: z.boolean(),
  /** What was paid at booking goes back by itself when the client cancels in time, or the salon cancels. */
  refundInTime: z.boolean(),
  payWithinMinutes: wholeOf(PAYMENT_FIELDS.payWithinMinutes),
  /** On what the salon sells; 0 where none is. */
  taxPercent: numberOf(PAYMENT_FIELDS.taxPercent),
  /** Its prices contain the tax; else it is put on top of them. */
  taxIncluded: z.boolean(),
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;
export const UpdatePaymentSettings = z.strictObject(
  PaymentSettings.omit({ available: true }).partial().shape,
);
export type UpdatePaymentSettings = z.infer<typeof UpdatePaymentSettings>;

/** Money of a visit that came by hand. */
export const RecordPayment = z.strictObject({ appointmentId: z.uuid(), ...HandPayment.shape });
export type RecordPayment = z.infer<typeof RecordPayment>;

/** What a salon subscribes to of the product itself. */
export const PlanProduct = z.enum(["salon", "social", "inventory"]);
export type PlanProduct = z.infer<typeof PlanProduct>;
