import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** What clients pay, and what the salon comes to. */
export const MONEY: readonly Intent[] = [
  {
    id: "visit_money",
    tool: "visit_money",
    slots: { client: "client", date: "date" },
    says: [
      "show the bill of {client} for the visit of {date}",
      "how much does {client} owe",
      "is her visit paid",
    ],
  },
  {
    id: "payments_taken",
    tool: "payments_taken",
    slots: { period: "period" },
    says: ["how much came in by card {period}", "how much came in by card"],
  },
  {
    id: "request_payment",
    tool: "request_payment",
    slots: { client: "client", sum: "sum", date: "date" },
    says: [
      "send {client} a payment link over {sum} for the visit of {date}",
      "send {client} a payment link for the visit of {date}",
      "send {client} a payment link for {sum}",
      "send {client} a payment link",
      "send her a payment link for {sum}",
      "send her a payment link",
    ],
  },
  {
    id: "request_payment.no_show",
    tool: "request_payment",
    slots: { client: "client", sum: "sum", date: "date" },
    says: [
      "send {client} a no-show payment link over {sum} for the visit of {date}",
      "send {client} a no-show payment link for the visit of {date}",
      "send {client} a no-show payment link for {sum}",
      "send {client} a no-show payment link",
      "send her a no-show payment link for {sum}",
      "send her a no-show payment link",
    ],
  },
  {
    id: "request_payment.copy",
    tool: "request_payment",
    slots: { client: "client", sum: "sum" },
    says: [
      "make a payment link over {sum} for {client} only to copy",
      "make a payment link for {client} only to copy",
      "make a payment link for her only to copy",
    ],
  },
  {
    id: "refund_payment",
    tool: "refund_payment",
    slots: { client: "client", sum: "sum", date: "date", reason: "text" },
    says: [
      "refund {client} {sum} for the visit of {date} with the reason: {reason}",
      "refund {client} for the visit of {date} with the reason: {reason}",
      "refund {client} {sum} with the reason: {reason}",
      "refund {client} with the reason: {reason}",
      "refund {client} {sum} for the visit of {date}",
      "refund {client} for the visit of {date}",
      "refund {client} {sum}",
      "refund {client}",
      "refund her {sum} with the reason: {reason}",
      "refund her with the reason: {reason}",
      "refund her {sum}",
      "refund her",
    ],
  },
  {
    id: "cancel_payment_link",
    tool: "cancel_payment_link",
    slots: { client: "client", date: "date" },
    says: [
      "void the payment link of {client} for the visit of {date}",
      "cancel the payment link of {client}",
      "cancel her payment link",
    ],
  },
  {
    id: "charge_no_show",
    tool: "charge_no_show",
    slots: { client: "client", sum: "sum", date: "date" },
    says: [
      "charge {client} the no-show fee of {sum} for the visit of {date}",
      "charge {client} the no-show fee for the visit of {date}",
      "charge {client} the no-show fee of {sum}",
      "charge {client} the no-show fee",
      "charge her the no-show fee of {sum}",
      "charge her the no-show fee",
    ],
  },
  {
    id: "show_payment_settings",
    tool: "show_payment_settings",
    slots: {},
    says: ["show the payment settings"],
  },
  {
    id: "set_payment_settings.refunds_on",
    tool: "set_payment_settings",
    slots: {},
    says: ["turn on automatic refunds"],
  },
  {
    id: "set_payment_settings.refunds_off",
    tool: "set_payment_settings",
    slots: {},
    says: ["turn off automatic refunds"],
  },
  {
    id: "set_payment_settings.wait",
    tool: "set_payment_settings",
    slots: { wait: "minutes" },
    says: [
      "let unpaid bookings wait {wait} for their payment",
      "let unpaid bookings wait another time for their payment",
    ],
  },
  ...(["revenue", "client", "product", "formula"] as const).map((report): Intent => {
    const figures = `show the ${report} figures`;
    return {
      id: `show_figures.${report}`,
      tool: "show_figures",
      slots: { stylist: "stylist", period: "period" },
      says: [
        `${figures} of {stylist} for {period}`,
        `${figures} of {stylist}`,
        `${figures} for {period}`,
        figures,
      ],
    };
  }),
];
