import type { PaymentPurpose } from "#tools/appointments/schema.ts";
import type { HandMethod, PaymentMethod } from "#tools/payments/bill/bill-schema.ts";
import type { LedgerSummary } from "#tools/payments/schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";

type Taken = LedgerSummary["rows"];

/** What came in some days: all of it, and by what it was for and how it was paid; or the part that is asked for. */
export function taken({ rows, payers }: LedgerSummary, text: string): string {
  const [first] = rows;
  if (!first) return "No payment is written down for that time.";
  if (/\brefund|\bwent back\b|\bg(?:a|i)ve back\b/.test(text)) return refunded(rows);
  const way = PAID_BY.find(([sign]) => sign.test(text))?.[1];
  const meant = way ? rows.filter(({ method }) => method === way) : rows;
  if (way && meant.length === 0) return `Nothing of it came ${METHODS[way]}.`;
  if (WHO.test(text) && payers.length > 0) {
    const theirs = way ? payers.filter(({ method }) => method === way) : payers;
    const told = theirs
      .slice(0, MOST_PAYERS)
      .map(({ clientName, net, currency, method }) =>
        [clientName, money(net, currency), !way && METHODS[method]].filter(Boolean).join(" "),
      );
    const more = theirs.length - told.length;
    if (told.length > 0)
      return `${told.join(", ")}${more > 0 ? ` and ${more} more` : ""}${way ? `, ${METHODS[way]}` : ""}. ${sumOf(meant, "net")} in all, tips included.`;
  }
  const parts = meant.map(
    ({ purpose, method, net, currency }) =>
      `${PURPOSES[purpose]} ${METHODS[method]}: ${money(net, currency)}`,
  );
  return parts.length > 1
    ? `${sumOf(meant, "net")} in all, tips included. ${parts.join("; ")}.`
    : `${parts.join("; ")}, tips included.`;
}

/** Asks for those who paid, and not for the sum. */
const WHO =
  /\b(?:who|whose|anyone|anybody|which (?:clients?|visits?)|what else|any (?:more|other)|names?)\b/;
const MOST_PAYERS = 10;

/** Sums of what came, of each currency. */
const sumOf = (rows: Taken, part: "net" | "refunded"): string =>
  [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, own]) =>
      money(
        own.reduce((sum, row) => sum + row[part], 0),
        currency,
      ),
    )
    .join(" and ");

const refunded = (rows: Taken): string =>
  rows.some((row) => row.refunded > 0)
    ? `${sumOf(rows, "refunded")} went back in that time.`
    : "Nothing went back in that time.";

const PURPOSES: Record<PaymentPurpose, string> = {
  deposit: "Deposits",
  card: "Cards kept",
  balance: "Visits",
  no_show: "No-show fees",
};
export const METHODS: Record<PaymentMethod, string> = {
  cash: "in cash",
  terminal: "by card in the salon",
  bank: "by bank",
  voucher: "by voucher",
  stripe: "by link",
};
/** How money is said to have come. */
export const PAID_BY: readonly (readonly [RegExp, HandMethod])[] = [
  [/\bcash\b/, "cash"],
  [/\b(?:transfer|bank|wire|venmo|zelle)\b/, "bank"],
  [/\b(?:voucher|gift)/, "voucher"],
  [/\b(?:card|terminal|machine|contactless|chip|tap)/, "terminal"],
];
