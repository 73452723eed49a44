import { z } from "zod";
import { priceText } from "#tools/pricing/service-price-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import { CalendarDate } from "#tools/salons/time-schema.ts";
import { summariseLedger } from "./ledger.ts";
import { presentPayment } from "./rows.ts";
import { refundPayment } from "./refunds.ts";
import { requestPayment } from "./request.ts";
import {
  LedgerSummary,
  Payment,
  RefundPayment,
  RequestedPayment,
  RequestPayment,
  VisitMoney,
} from "./schema.ts";
import { agreedOn, moneyOfVisit } from "./visit-money.ts";

/** What the assistant may do with payments. Whatever takes or gives back money is asked first. */
export const paymentTools = {
  visit_money: defineTool({
    description: "How an appointment stands with money: price, paid, due, card on file.",
    input: z.strictObject({ appointmentId: z.uuid() }),
    output: VisitMoney,
    effect: "read",
    run: moneyOfVisit,
  }),
  payments_taken: defineTool({
    description:
      "What was taken by card and given back from one day to another, both included, by the ledger. Cash is not in it.",
    input: z.strictObject({ from: CalendarDate, to: CalendarDate }),
    output: LedgerSummary,
    effect: "read",
    run: summariseLedger,
  }),
  request_payment: defineTool({
    description:
      "Make the link by which a client pays what is left of a visit, or the fee for one they missed, and send it to them. Amounts are minor units.",
    input: RequestPayment,
    output: RequestedPayment,
    effect: "ask",
    spansCalls: true,
    asksWith: async (ctx, { appointmentId, purpose, amount, send }) => {
      const { due, noShowFee, currency } = await moneyOfVisit(ctx, { appointmentId });
      const { clientName, serviceType } = await agreedOn(ctx, appointmentId);
      const sum = amount ?? (purpose === "balance" ? due : noShowFee);
      const what = purpose === "balance" ? "the balance" : "the fee for the missed visit";
      const words = sum === null ? what : `${what} of ${priceText(sum, currency)}`;
      const whom = [clientName, serviceType && `(${serviceType})`].filter(Boolean).join(" ");
      return send
        ? `Ask for ${words} and send the link to ${whom}?`
        : `Make a link for ${words}, to be paid by ${whom}?`;
    },
    run: requestPayment,
  }),
  refund_payment: defineTool({
    description: "Give money back: all that is left of a payment, or a part in minor units.",
    input: z.strictObject({ paymentId: z.uuid(), ...RefundPayment.shape }),
    output: Payment,
    effect: "ask",
    asksWith: async (ctx, { paymentId, amount, reason }) => {
      const { clientName, currency, ...paid } = await presentPayment(ctx, paymentId);
      const left = paid.amount - paid.refunded - paid.refunding;
      return `Give ${priceText(amount ?? left, currency)} of ${priceText(paid.amount, currency)} back to ${clientName}? Reason: ${reason}`;
    },
    run: (ctx, { paymentId, ...refund }) => refundPayment(ctx, { id: paymentId, ...refund }),
  }),
};
