import type { Appointment, PaymentPurpose } from "#tools/appointments/schema.ts";
import type {
  ChargedNoShow,
  Payment,
  PaymentStatus,
  RequestedPayment,
  VisitMoney,
} from "#tools/payments/schema.ts";
import { money } from "#tools/pricing/cost-rules.ts";
import { pastOf } from "./salon-figures.ts";
import { foundOf, todayOf, visit } from "./finders.ts";
import type { Finder, Verb } from "./verb.ts";
import { minorIn } from "./words.ts";

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

/** A visit that nobody came to is over: "friday" is the last one. */
const missed: Finder = {
  ...visit,
  with: (slots, about) => {
    const past = about.here && pastOf(slots["when"], about.here);
    return past ? { from: past.from, to: past.to } : (visit.with?.(slots, about) ?? {});
  },
};

const LINK =
  "(payment link|pay link|link to pay( ~(rest|balance|bill|deposit|remainder|visit|fee))?|payment request|link for ~(rest|balance|payment|bill|deposit)|link)";
const NO_SHOW = "(no-?show|no show|missed visit|missed appointment|missing ~(appointment|visit))";
const visitOf =
  "(for|from|of|on) (?<when>today|yesterday|tomorrow|(last |this )?(mon|tues|wednes|thurs|fri|satur|sun)day)('s)?( visit| appointment)?";

function standing({ price, paid, due, currency }: VisitMoney, who: string): string {
  if (price === null)
    return `What ${who} pays was not agreed. ${money(paid, currency)} has come so far.`;
  if (due === 0) return `${who} has paid all of it: ${money(paid, currency)}.`;
  return `${who} owes ${money(due ?? price, currency)} of ${money(price, currency)}.`;
}

/** What visits cost and who has paid. */
export const MONEY: readonly Verb[] = [
  {
    tool: "visit_money",
    hears: [
      "show( me)? ~bill of {client} for ~visit of {when}",
      `(what|how much) (does|did|do|will) {client} (still )?(owe|have to pay|need to pay|has to pay)( us| me)?( ${visitOf})?`,
      "(what|whats|how much) {client} (still )?owes?( us| me)?",
      "(does|do) {client} (still )?owe( us| me)?( anything| something| money)?",
      `(has|did|have) {client} (already |even |actually )?(paid|pay|payed|settled|settle)( (yet|already|us|anything|something|up|in full|for (it|her|his|their|the) ?\\w*|(her|his|the|their|a) (deposit|bill|balance|rest|colour|visit|fee)))*( ${visitOf})?`,
      "is {client}('s)? (visit |appointment |deposit |bill )?(paid|paid up|paid for|settled|in)( yet)?",
      "(what('s| is)|show( me)?) {client}('s)? (balance|bill|payments?|money|deposit)",
      "(how does|how's) {client}('s)? (visit|appointment|bill) stand( with money)?",
      "(show( me)? )?~(payments?|money|balance|bill) (of|for|on|from) {client}('s (visit|appointment|gloss|cut|colour))?",
      "does {client} have a card on file",
      "(what|how much) is (left|due|open|outstanding) (on|for|from|with) {client}('s (visit|appointment|bill|colour|balayage|gloss))?",
      "how much more (does|do) {client} (owe|have to pay)( us)?",
      "(is there|do we have) a card (on file )?for {client}",
    ],
    finds: [visit],
    input: (_slots, { found }) => ({ appointmentId: found["client"]?.id }),
    report: (value, _slots, about) =>
      standing(
        value as VisitMoney,
        (foundOf(about, "client") as Appointment | undefined)?.clientName ?? "The client",
      ),
  },
  {
    tool: "payments_taken",
    hears: [
      "(what|how much)( money)? (came|has come|comes|have come) in( (by|on) cards?)?( {when:all})?",
      "(card|stripe) (takings|payments|money|income)( {when:all})?",
    ],
    input: ({ when }, { here }) => {
      if (!here) return { say: "I can't see the calendar here." };
      const today = todayOf(here);
      return pastOf(when, here) ?? { from: today, to: today };
    },
    report: () => "By card, less what went back. Cash is not in it.",
  },
  {
    tool: "cancel_payment_link",
    does: "take back a payment link",
    hears: [
      "void ~payment link of {client} for ~visit of {when}",
      `(cancel|take back|kill|void|revoke|withdraw|pull|delete) ~${LINK} (of|for|to|from|with|i sent( to)?|we sent( to)?) {client}`,
      `(cancel|take back|kill|void|revoke|withdraw|pull|delete) {client}('s)? ${LINK}`,
      `(take|pull) ~${LINK} back`,
      `(cancel|take back|void|revoke) ~(payment link|pay link|payment request)`,
    ],
    finds: [
      visit,
      payment("There is no link that waits to be paid.", (_purpose, status) => status === "open"),
    ],
    input: (_slots, { found }) => ({ paymentId: found["payment"]?.id }),
    report: () => "The link is taken back.",
  },
  {
    tool: "request_payment",
    does: "make a link to pay",
    hears: [
      "make ~(?<what>no-show )?payment link over {sum:sum} for {client} only to copy",
      "make ~(?<what>no-show )?payment link for {client} only to copy",
    ],
    finds: [visit],
    input: ({ what, sum }, { found }) => ({
      appointmentId: found["client"]?.id,
      purpose: what ? "no_show" : "balance",
      amount: minorIn(sum),
      send: false,
    }),
    report: () => "The link is on the card; nobody was told of it.",
  },
  {
    tool: "request_payment",
    does: "send a client a link to pay",
    hears: [
      `send {client} ~(?<what>no-show )?payment link over {sum:sum} for ~visit of {when}`,
      `send {client} ~(?<what>no-show )?payment link for ~visit of {when}`,
      `(send|text|e-?mail|make|give|shoot) {client} ~(?<what>${NO_SHOW} )?${LINK}( (for|of|over) {sum:sum})?`,
      `(send|text|e-?mail|make) ~(?<what>${NO_SHOW} )?${LINK} (to|for) {client}( (for|of|over) {sum:sum})?`,
      `(request|ask for|collect|get|claim) ~(?<what>balance|rest|payment|money|remainder|open amount|${NO_SHOW} fee) (from|of) {client}`,
      `(ask|get|have) {client} (to )?(pay|settle) ~(?<what>rest|balance|bill|remainder|visit|${NO_SHOW} fee|fee)`,
      `(ask|get|have) {client} (to )?pay {sum:sum}`,
      "(send|text|e-?mail) {client} ~(bill|invoice)( (for|of|over) {sum:sum})?",
      "(invoice|bill) {client}( (for|over) {sum:sum})?",
      "(take|collect|get) ~payment from {client}",
    ],
    finds: [
      {
        ...visit,
        with: (slots, about) =>
          (/show|miss/.test(slots["what"] ?? "") ? missed : visit).with?.(slots, about) ?? {},
      },
    ],
    input: ({ what = "", sum }, { found, text }) => ({
      appointmentId: found["client"]?.id,
      purpose:
        /show|miss/.test(what) || /\b(?:no[- ]?show|missed)\b/.test(text) ? "no_show" : "balance",
      amount: minorIn(sum),
    }),
    report: (value) => {
      const { sent, amount, currency, clientName } = value as RequestedPayment;
      return sent.length > 0
        ? `${clientName} has the link over ${money(amount, currency)}.`
        : `The link over ${money(amount, currency)} is on the card. ${clientName} was not told of it.`;
    },
  },
  {
    tool: "charge_no_show",
    does: "charge the card on file for a missed visit",
    hears: [
      "charge {client} ~no-show fee of {sum:sum} for ~visit of {when}",
      "charge {client} ~no-show fee for ~visit of {when}",
      `(charge|bill) {client} {sum:sum} (for )?~${NO_SHOW}( fee)?`,
      `{client} (no-?showed|no showed|didn't (show( up)?|come|turn up))[,.;]? (and )?charge (her|him|them)( {sum:sum})?( ~${NO_SHOW} fee)?`,
      `(charge|bill) {client} (for )?~${NO_SHOW}( fee)?( (of )?{sum:sum})?`,
      `(charge|take|collect) ~${NO_SHOW} fee (from|of|for|to|on) {client}`,
      `(charge|bill) {client}('s)? (card )?(for )?(not (coming|showing( up)?)|~${NO_SHOW} fee)`,
      `(charge) {client}('s)? card`,
    ],
    despite: ["negated"],
    finds: [
      missed,
      payment(
        "No card was kept at that booking. Send a link to pay in its place.",
        (purpose, status) => status === "paid" && (purpose === "card" || purpose === "deposit"),
      ),
    ],
    input: ({ sum }, { found, text }) =>
      /\b(?:don't|do not|never) (?:charge|bill|take)\b/.test(text)
        ? { say: "All right, nothing is charged." }
        : { paymentId: found["payment"]?.id, amount: minorIn(sum) },
    report: (value) => (value as ChargedNoShow).sentence,
  },
  {
    tool: "refund_payment",
    does: "give a payment back",
    hears: [
      "refund {client} {sum:sum} for ~visit of {when} with ~reason: {reason:all}",
      "refund {client} for ~visit of {when} with ~reason: {reason:all}",
      "refund {client} {sum:sum} with ~reason: {reason:all}",
      "refund {client} with ~reason: {reason:all}",
      "refund {client} {sum:sum} for ~visit of {when}",
      "refund {client} for ~visit of {when}",
      "(refund|reimburse|pay back) {client}('s)? {sum:sum}( (because|since|for|as) {reason})?",
      "(refund|reimburse|pay back|give back|return) {client}('s)? ~(deposit|payment|money|visit|prepayment)( (because|since|for|as) {reason})?",
      "(refund|give back|return) ~(deposit|payment|money) (of|to|for) {client}( (because|since|as) {reason})?",
      "(give|send) {client} (her|his|their|the) (money|deposit|payment) back(,? (because|since|as)? ?{reason})?",
      "(refund|reimburse) {client}( (because|since|as) {reason})?",
    ],
    finds: [
      visit,
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
      const { clientName } = value as Payment;
      return `It goes back to ${clientName}. The bank takes some days to show it.`;
    },
  },
];
