import type { Appointment, PaymentPurpose } from "#tools/appointments/schema.ts";
import type { ClosedVisit } from "#tools/closing/schema.ts";
import type {
  ChargedNoShow,
  LedgerSummary,
  Payment,
  PaymentStatus,
  RequestedPayment,
  VisitMoney,
} from "#tools/payments/schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";
import { foundOf, todayOf, visit } from "#agent/models/builtin/verbs/finders.ts";
import type { Finder } from "#agent/models/builtin/verbs/verb.ts";
import { minorIn } from "#agent/models/builtin/verbs/words.ts";
import { closedWords, visitOf } from "#agent/models/builtin/frames/book/book-finders.ts";
import { toClose, weeksIn } from "#agent/models/builtin/frames/to-close.ts";
import { pastOf } from "./figures.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { paidIn } from "./paid.ts";
import { METHODS, taken } from "./taken.ts";
import { visitWords } from "#agent/models/builtin/frames/book/visit-words.ts";

/** The visit of the day that was named. */
const onDay: Finder = {
  ...visit,
  with: (slots, about) => visit.with?.({ ...slots, when: slots["date"] }, about) ?? {},
};

/** A visit that nobody came to is over: "friday" is the last one. */
const missed: Finder = {
  ...visit,
  with: (slots, about) => {
    const past = about.here && pastOf(slots["date"], about.here);
    return past ? { from: past.from, to: past.to } : (onDay.with?.(slots, about) ?? {});
  },
};

/** One payment of the visit that was found. */
const payment = (
  empty: string,
  meant: (purpose: PaymentPurpose, status: PaymentStatus) => boolean,
): Finder => ({
  tool: "visit_money",
  slot: "payment",
  what: "payment",
  bare: "only",
  empty,
  with: (_slots, { found }) => ({ appointmentId: found["client"]?.id }),
  among: (value) =>
    (value as VisitMoney).payments
      .filter(({ purpose, status }) => meant(purpose, status))
      .map((of) => ({
        id: of.id,
        name: `${of.purpose.replace("_", "-")} ${money(of.amount, of.currency)}`,
        of,
      })),
});

function standing({ price, paid, due, currency }: VisitMoney, who: string): string {
  if (price === null)
    return `What ${who} pays was not agreed. ${money(paid, currency)} has come so far.`;
  if (due === 0) return `${who} has paid all of it: ${money(paid, currency)}.`;
  return `${who} owes ${money(due ?? price, currency)} of ${money(price, currency)}.`;
}

/** A visit that is over, closed with what was paid and when its client comes again. */
const CLOSE: Frame = {
  id: "close_visit",
  slots: {
    client: "client",
    price: "sum",
    tip: "sum",
    weeks: "number",
    date: "date",
    method: "name",
  },
  says: [
    "close the visit of {client}[, {price}][ {method}][, {tip} tip][, again in {weeks} weeks]",
  ],
  does: "close a visit with what was paid",
  finds: [toClose],
  input: (slots, about) => {
    const { id, status } = visitOf(about);
    const { price, paid } = paidIn(slots, about.text);
    return (
      (status === "cancelled" ? closedWords(visitOf(about)) : undefined) ?? {
        appointmentId: id,
        price,
        ...(paid.length > 0 && { paid }),
        rebookWeeks: amountIn(weeksIn(slots)),
      }
    );
  },
  report: (value) => {
    const { appointment, money: bill, rebooked } = value as ClosedVisit;
    const { paid, tips, due, currency } = bill;
    const again = rebooked ? ` Next: ${visitWords(rebooked)}.` : "";
    return `${appointment.clientName}'s visit is closed: ${money(paid, currency)} paid${tips > 0 ? ` and ${money(tips, currency)} tip` : ""}${due ? `, ${money(due, currency)} due` : ""}.${again}`;
  },
};

/** A link to pay: for what is due or a visit that was missed, sent or only made. */
const link = (
  way: string,
  says: string,
  made: { purpose: PaymentPurpose; send?: boolean },
): Frame => ({
  id: `request_payment${way}`,
  slots: { client: "client", sum: "sum", date: "date" },
  says: [says],
  does: "send a client a link to pay",
  finds: [made.purpose === "no_show" ? missed : onDay],
  input: ({ sum }, { found }) => ({
    appointmentId: found["client"]?.id,
    ...made,
    amount: minorIn(sum),
  }),
  report: (value) => {
    const { sent, amount, currency, clientName } = value as RequestedPayment;
    return sent.length > 0
      ? `${clientName} has the link over ${money(amount, currency)}.`
      : `The link over ${money(amount, currency)} is on the card. ${clientName} was not told of it.`;
  },
});

/** What visits cost and who has paid. */
export const MONEY: readonly Frame[] = [
  CLOSE,
  {
    id: "visit_money",
    slots: { client: "client", date: "date" },
    says: ["show the bill of {client}[ for the visit of {date}]"],
    finds: [onDay],
    input: (_slots, { found }) => ({ appointmentId: found["client"]?.id }),
    report: (value, _slots, about) =>
      standing(
        value as VisitMoney,
        (foundOf(about, "client") as Appointment | undefined)?.clientName ?? "The client",
      ),
  },
  {
    id: "payments_taken",
    tells: /^(?:cash|cards?|vouchers?|bank|much|total|altogether|refunds?|refunded|who|names?)$/,
    slots: { period: "period" },
    says: ["what was paid, and how[ {period}]"],
    input: ({ period }, { here }) => {
      if (!here) return { say: "I can't see the calendar here." };
      const today = todayOf(here);
      return pastOf(period, here) ?? { from: today, to: today };
    },
    report: (value, _slots, { text }) => taken(value as LedgerSummary, text),
  },
  {
    id: "cancel_payment_link",
    slots: { client: "client", date: "date" },
    says: ["cancel the payment link of {client}[ for the visit of {date}]"],
    does: "take back a payment link",
    finds: [
      onDay,
      payment("There is no link that waits to be paid.", (_purpose, status) => status === "open"),
    ],
    input: (_slots, { found }) => ({ paymentId: found["payment"]?.id }),
    report: () => "The link is taken back.",
  },
  link("", "send {client} a payment link[ for {sum}][ for the visit of {date}]", {
    purpose: "balance",
  }),
  link(".no_show", "send {client} a no-show payment link[ for {sum}][ for the visit of {date}]", {
    purpose: "no_show",
  }),
  link(".copy", "make a payment link[ over {sum}] for {client} only to copy", {
    purpose: "balance",
    send: false,
  }),
  {
    id: "charge_no_show",
    slots: { client: "client", sum: "sum", date: "date" },
    says: ["charge {client} the no-show fee[ of {sum}][ for the visit of {date}]"],
    does: "charge the card on file for a missed visit",
    finds: [
      missed,
      payment(
        "No card was kept at that booking. Send a link to pay in its place.",
        (purpose, status) => status === "paid" && (purpose === "card" || purpose === "deposit"),
      ),
    ],
    input: ({ sum }, { found }) => ({ paymentId: found["payment"]?.id, amount: minorIn(sum) }),
    report: (value) => (value as ChargedNoShow).sentence,
  },
  {
    id: "refund_payment",
    slots: { client: "client", sum: "sum", date: "date", reason: "text" },
    says: ["refund {client}[ {sum}][ for the visit of {date}][ with the reason: {reason}]"],
    does: "give a payment back",
    finds: [
      onDay,
      payment("Nothing was paid for that visit.", (_purpose, status) => status === "paid"),
    ],
    input: ({ sum, reason }, { found }) =>
      reason
        ? { paymentId: found["payment"]?.id, amount: minorIn(sum), reason }
        : {
            ask: "Why does it go back? It is kept with the payment.",
            slot: "reason",
            options: ["Cancelled in time", "Not happy with the result", "Paid twice"],
          },
    report: (value) => {
      const { clientName, method } = value as Payment;
      // what came by hand goes back by hand
      return method === "stripe"
        ? `It goes back to ${clientName}. The bank takes some days to show it.`
        : `Written down: it goes back to ${clientName} ${METHODS[method]}.`;
    },
  },
];
