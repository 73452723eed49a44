import { z } from "zod";
import { Appointment } from "#tools/appointments/schema.ts";
import { textOf } from "#tools/core/fields.ts";
import {
  DISCOUNT_REASON,
  Extra,
  HandPayment,
  Minor,
  SoldProduct,
  TaxRule,
} from "#tools/payments/bill/bill-schema.ts";
import { VisitMoney } from "#tools/payments/schema.ts";

/** A receipt goes by mail, or by text to a number that agreed. */
export const ReceiptWay = z.enum(["mail", "sms"]);
export type ReceiptWay = z.infer<typeof ReceiptWay>;

/** When a client comes again, unless it is said. */
export const USUAL_WEEKS = 6;
const Weeks = z.int().min(1).max(52);

/**
 * Closes a visit: what it came to, what came of it by hand, and when its client comes again. Minor units. Money that is neither
 * told as paid nor asked for by a link stays due.
 */
export const CloseVisit = z.strictObject({
  appointmentId: z.uuid(),
  version: z.int().optional(),
  price: Minor.optional().describe("What the service came to; left out, what was agreed."),
  extras: z.array(Extra).max(20).optional(),
  products: z.array(SoldProduct).max(20).optional(),
  discount: Minor.optional(),
  discountReason: textOf(DISCOUNT_REASON).optional(),
  paid: z
    .array(HandPayment)
    .max(8)
    .optional()
    .describe("What came by hand, each way by itself; a deposit that came before is taken off."),
  link: z.boolean().optional().describe("Send the client a link for what is left."),
  receipt: z.array(ReceiptWay).max(2).optional(),
  rebookWeeks: Weeks.optional().describe("They come again so many weeks from today."),
  rebookAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, "must be a date and a time")
    .optional()
    .describe("Or at this very time of the salon's clock: 2026-01-31 14:00."),
});
export type CloseVisit = z.infer<typeof CloseVisit>;

/** What came of it: the visit, its money with the bill, the next visit, and the ways by which the receipt goes. */
export const ClosedVisit = z.object({
  appointment: Appointment,
  money: VisitMoney,
  rebooked: Appointment.nullable(),
  sent: z.array(ReceiptWay),
});
export type ClosedVisit = z.infer<typeof ClosedVisit>;

/** A free time for the next visit, on the salon's clock. */
export const NextTime = z.object({ date: z.string(), time: z.string() });
export type NextTime = z.infer<typeof NextTime>;

/** What stands when a visit is about to be closed. */
export const Closing = z.object({
  money: VisitMoney,
  tax: TaxRule,
  /** What an hour costs here, and 100 g of product, in minor units; null where the salon has not said. */
  hourlyRate: z.int().nullable(),
  productRate: z.int().nullable(),
  /** What was mixed for the visit, newest first; `leftGrams` is null until it is weighed back. */
  bowls: z.array(
    z.object({
      id: z.uuid(),
      formulaId: z.uuid().nullable(),
      name: z.string(),
      grams: z.number(),
      leftGrams: z.number().nullable(),
    }),
  ),
  weeks: z.int(),
  /** Three free times that are nearest to the visit's own, so many weeks from today. */
  times: z.array(NextTime),
  receiptBy: z.array(ReceiptWay),
});
export type Closing = z.infer<typeof Closing>;

export const AskClosing = z.object({ weeks: z.coerce.number().int().min(1).max(52).optional() });
export type AskClosing = z.infer<typeof AskClosing>;

/** Sends the receipt of a visit that is closed. */
export const SendReceipt = z.strictObject({
  appointmentId: z.uuid(),
  by: z.array(ReceiptWay).min(1).max(2),
});
export type SendReceipt = z.infer<typeof SendReceipt>;

/** The ways by which it goes. */
export const SentReceipt = z.object({ clientName: z.string(), sent: z.array(ReceiptWay) });
export type SentReceipt = z.infer<typeof SentReceipt>;
