import type { PaymentPurpose } from "#tools/appointments/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";

/** What a client is asked for: minor units; of a card none. */
export type AskedFor = { purpose: PaymentPurpose; amount: number; currency: string };

const NAMES: Record<PaymentPurpose, string> = {
  deposit: "deposit",
  card: "card",
  balance: "balance",
  no_show: "no-show fee",
};

/** What was asked for, as it is named in a sentence: "deposit of $40", "card". */
export function askedName({ purpose, amount, currency }: AskedFor): string {
  return purpose === "card" ? NAMES.card : `${NAMES[purpose]} of ${priceText(amount, currency)}`;
}

/** What the client is to do, as a button or the begin of a sentence: "Pay the deposit of $40", "Leave a card". */
export function toPay(asked: AskedFor): string {
  return asked.purpose === "card" ? "Leave a card" : `Pay the ${askedName(asked)}`;
}

/** What keeps a held time, in one sentence: "Pay the deposit of $40 to keep it." */
export function keepsIt(asked: AskedFor): string {
  const free = asked.purpose === "card" ? "; nothing is charged for it now" : "";
  return `${toPay(asked)} to keep it${free}.`;
}

/** Minor units that a booking asked for, got and gave back. */
export type Returned = AskedFor & { status: string; goingBack: number; wentBack: number };

/**
 * What became of the money of a visit that was cancelled, in one sentence, and only what is so: that it goes back where a refund was
 * laid, that it is kept where none was. Empty where nothing was paid.
 */
export function moneyBackWords(payment: Returned | null): string {
  if (!payment || payment.status !== "paid" || payment.purpose === "card") return "";
  const { goingBack, wentBack, currency } = payment;
  const name = `Your ${NAMES[payment.purpose]}`;
  if (goingBack > 0)
    return `${name} of ${priceText(goingBack + wentBack, currency)} goes back to your card.`;
  if (wentBack > 0) return `${name} of ${priceText(wentBack, currency)} went back to your card.`;
  return `${name} of ${priceText(payment.amount, currency)} is kept by the salon.`;
}
