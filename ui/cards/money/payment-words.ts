import type { LedgerKind, Payment } from "#tools/payments/schema.ts";
import type { PaymentPurpose } from "#tools/appointments/schema.ts";
import { METHOD_WORDS } from "#tools/payments/bill/bill-rules.ts";
import { refundable } from "#tools/payments/rules.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";

export const PURPOSE_WORDS: Record<PaymentPurpose, string> = {
  deposit: "Deposit",
  card: "Card on file",
  balance: "Balance",
  no_show: "No-show fee",
};

/** What a payment is called: by hand by its way, else by what it is for. */
export const paymentName = ({ method, purpose }: Pick<Payment, "method" | "purpose">): string =>
  method === "stripe" ? PURPOSE_WORDS[purpose] : METHOD_WORDS[method];

export const PAYMENT_STATES: Record<Payment["status"], { label: string; tone: BadgeTone }> = {
  open: { label: "Waiting", tone: "warn" },
  paid: { label: "Paid", tone: "ok" },
  expired: { label: "Never came", tone: "neutral" },
  cancelled: { label: "Taken back", tone: "neutral" },
  failed: { label: "Refused by the bank", tone: "bad" },
};

export const LEDGER_WORDS: Record<LedgerKind, string> = {
  charge: "Taken",
  void: "Written down wrongly",
  refund: "Given back",
  refund_failed: "Could not be given back",
  dispute: "Disputed",
  dispute_won: "Dispute won",
};

/** How a payment stands, in a word and a signal: what went back comes before that it was paid. */
export function paymentState({ status, purpose, amount, refunded, refunding }: Payment): {
  label: string;
  tone: BadgeTone;
} {
  if (status !== "paid") return PAYMENT_STATES[status];
  if (refunding > 0) return { label: "Refund on its way", tone: "warn" };
  if (refunded > 0)
    return { label: refunded < amount ? "Partly refunded" : "Refunded", tone: "neutral" };
  return purpose === "card" ? { label: "Kept", tone: "ok" } : PAYMENT_STATES.paid;
}

/** What can still go back of a payment, in minor units. */
export function leftOf({ status, purpose, amount, refunded, refunding }: Payment): number {
  if (purpose === "card") return 0;
  return refundable({ status, amount }, [
    { status: "done", amount: refunded },
    { status: "pending", amount: refunding },
  ]);
}

/** When a payment came, or was asked for. */
export const momentOf = ({ paidAt, createdAt }: Pick<Payment, "paidAt" | "createdAt">): string =>
  paidAt ?? createdAt;

/** The day of an instant, "Friday, November 27", with the year only where it is another. */
export function dayOf(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return at.toLocaleDateString(undefined, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: at.getFullYear() === now.getFullYear() ? undefined : "numeric",
  });
}

/** Its time on the reader's clock: "5:00 PM". */
export const timeOf = (instant: string): string =>
  new Date(instant).toLocaleTimeString(undefined, { hour: "numeric", minute: "2-digit" });
