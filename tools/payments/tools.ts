import { z } from "zod";
import { changesOf, formerOf } from "#tools/core/change-rules.ts";
import type { RecordRef } from "#tools/core/act-schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { chargeChanges, feeOf, linkChanges, requestChanges, settingsChanges } from "./act-words.ts";
import { summariseLedger } from "./ledger.ts";
import { chargeNoShow } from "./stripe/no-show.ts";
import { cancelPayment } from "./payments.ts";
import { presentPayment } from "./rows.ts";
import { refundPayment } from "./stripe/refunds.ts";
import { requestPayment } from "./stripe/request.ts";
import {
  ChargedNoShow,
  ChargeNoShow,
  LedgerSummary,
  Payment,
  PaymentById,
  PaymentSettings,
  RefundPayment,
  RequestedPayment,
  RequestPayment,
  UpdatePaymentSettings,
  VisitMoney,
} from "./schema.ts";
import { getPaymentSettings, updatePaymentSettings } from "./settings.ts";
import { agreedOn, moneyOfVisit } from "./bill/visit-money.ts";
import { readMoneyOfVisit } from "./whose.ts";

const ofPayment = ({ id, appointmentId }: Pick<Payment, "id" | "appointmentId">): RecordRef[] => [
  { kind: "payment", id },
  ...(appointmentId ? [{ kind: "appointment" as const, id: appointmentId }] : []),
];
const AMOUNT = [{ field: "amount", label: "Amount", kind: "money" }] as const;

/** What the assistant may do with payments. Whatever takes or gives back money is asked first. */
export const paymentTools = {
  visit_money: defineTool({
    description: "How an appointment stands with money: price, paid, due, card on file.",
    input: z.strictObject({ appointmentId: z.uuid() }),
    output: VisitMoney,
    effect: "read",
    run: readMoneyOfVisit,
  }),
  payments_taken: defineTool({
    description:
      "What was taken and given back from one day to another, both included, by the ledger: cash, cards, bank and vouchers, tips in it.",
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
    refreshes: ["payments", "messages", "appointments"],
    route: "POST /api/payments",
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
    changes: requestChanges,
    edits: AMOUNT,
    records: (_input, payment) => ofPayment(payment),
    did: ({ send }, { amount, currency, clientName }) =>
      `${send ? "asked" : "made a link for"} ${clientName} ${send ? "for" : "to pay"} ${priceText(amount, currency)}`,
    run: requestPayment,
  }),
  refund_payment: defineTool({
    description: "Give money back: all that is left of a payment, or a part in minor units.",
    input: z.strictObject({ paymentId: z.uuid(), ...RefundPayment.shape }),
    output: Payment,
    effect: "ask",
    refreshes: ["payments", "appointments"],
    route: "POST /api/payments/{id}/refund",
    asksWith: async (ctx, { paymentId, amount, reason }) => {
      const { clientName, currency, ...paid } = await presentPayment(ctx, paymentId);
      const left = paid.amount - paid.refunded - paid.refunding;
      return `Give ${priceText(amount ?? left, currency)} of ${priceText(paid.amount, currency)} back to ${clientName}? Reason: ${reason}`;
    },
    changes: async (ctx, { paymentId, amount, reason }) => {
      const { clientName, currency, ...paid } = await presentPayment(ctx, paymentId);
      const left = paid.amount - paid.refunded - paid.refunding;
      const after = Math.max(0, left - (amount ?? left));
      return changesOf([
        [`Kept of what ${clientName} paid`, priceText(left, currency), priceText(after, currency)],
        ["Reason", null, reason],
      ]);
    },
    edits: [...AMOUNT, { field: "reason", label: "Reason", kind: "text" }],
    records: (_input, payment) => ofPayment(payment),
    did: ({ amount }, { clientName, currency, refunding }) =>
      `gave ${priceText(amount ?? refunding, currency)} back to ${clientName}`,
    run: (ctx, { paymentId, ...refund }) => refundPayment(ctx, { id: paymentId, ...refund }),
  }),
  cancel_payment_link: defineTool({
    description: "Take back a link that a client has not paid yet.",
    input: PaymentById,
    output: Payment,
    effect: "ask",
    refreshes: ["payments", "appointments"],
    route: "POST /api/payments/{id}/cancel",
    spansCalls: true,
    asksWith: async (ctx, { paymentId }) => {
      const { clientName, amount, currency } = await presentPayment(ctx, paymentId);
      return `Take back the link for ${priceText(amount, currency)} from ${clientName}?`;
    },
    changes: linkChanges,
    records: (_input, payment) => ofPayment(payment),
    did: (_input, { clientName, amount, currency }) =>
      `took back the link for ${priceText(amount, currency)} from ${clientName}`,
    run: (ctx, { paymentId }) => cancelPayment(ctx, { id: paymentId }),
  }),
  charge_no_show: defineTool({
    description:
      "Charge the card that was kept at booking with the fee for a missed visit; paymentId is the one that kept the card. Minor units; left out, what the service says.",
    input: PaymentById.extend(ChargeNoShow.shape),
    output: ChargedNoShow,
    effect: "ask",
    refreshes: ["payments", "messages", "appointments"],
    route: "POST /api/payments/{id}/charge",
    spansCalls: true,
    asksWith: async (ctx, { paymentId, amount }) => {
      const { clientName, card, currency, fee } = await feeOf(ctx, paymentId);
      const sum = amount ?? fee;
      return `Charge ${card ?? "the kept card"} of ${clientName} with ${sum === null ? "the fee" : priceText(sum, currency)} for the missed visit?`;
    },
    changes: chargeChanges,
    edits: AMOUNT,
    records: (_input, { payment }) => ofPayment(payment),
    did: (_input, { charged, payment: { clientName, amount, currency } }) =>
      charged
        ? `charged ${clientName} ${priceText(amount, currency)} for a missed visit`
        : `asked ${clientName} for ${priceText(amount, currency)} for a missed visit`,
    run: (ctx, { paymentId, amount }) => chargeNoShow(ctx, { id: paymentId, amount }),
  }),
  show_payment_settings: defineTool({
    description:
      "Whether cards can be taken here, whether what was paid goes back in time, how long a booking waits for its payment, and the tax.",
    input: z.strictObject({}),
    output: PaymentSettings,
    effect: "read",
    run: getPaymentSettings,
  }),
  set_payment_settings: defineTool({
    description:
      "Change how payments are taken: refunds by themselves when cancelled in time, for how many minutes a booking waits for its payment, and the tax on what is sold.",
    input: UpdatePaymentSettings,
    output: PaymentSettings,
    effect: "ask",
    refreshes: ["payments"],
    route: "PUT /api/payments/settings",
    asks: () => "Change how payments are taken?",
    changes: settingsChanges,
    edits: [
      { field: "payWithinMinutes", label: "Waits, in minutes", kind: "number" },
      { field: "taxPercent", label: "Tax, in percent", kind: "number" },
    ],
    records: () => [],
    did: () => "changed how payments are taken",
    undo: async (ctx, given) => {
      const { available: _, ...before } = await getPaymentSettings(ctx);
      const input = formerOf(before, given);
      return () => ({ tool: "set_payment_settings", input });
    },
    run: updatePaymentSettings,
  }),
};
