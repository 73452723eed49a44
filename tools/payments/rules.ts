import { fractionDigits } from "#tools/values/money-rules.ts";
import { LEAST_CHARGE } from "./data.ts";
import type { LedgerEntry, PaymentStatus } from "./schema.ts";
import type { PayAtBooking } from "#tools/pricing/services/service-schema.ts";
import type { PaymentPurpose } from "#tools/appointments/schema.ts";

/** What a service says about money at booking. A deposit is an amount, in minor units, or a percentage of the price. */
export type AsksAtBooking = {
  payAtBooking: PayAtBooking;
  depositAmount: number | null;
  depositPercent: number | null;
};

/**
 * What a client is asked for at booking, in minor units of `currency`: a deposit, never more than the price, or a card that is
 * kept (amount 0). Null where nothing is asked for, where a percentage has no price to be of, and where the deposit would be
 * less than any card is charged.
 */
export function askedAtBooking(
  service: AsksAtBooking,
  price: number | null,
  currency: string,
): { purpose: "deposit" | "card"; amount: number } | null {
  if (service.payAtBooking === "none") return null;
  if (service.payAtBooking === "card") return { purpose: "card", amount: 0 };
  const wanted = service.depositAmount ?? partOf(price ?? 0, service.depositPercent ?? 0, currency);
  const amount = price === null ? wanted : Math.min(wanted, price);
  return isChargeable(amount, currency) ? { purpose: "deposit", amount } : null;
}

/** So many percent of an amount, in whole minor units, rounded half up; of a currency with three decimals to ten of them, as cards are charged. */
export function partOf(amount: number, percent: number, currency: string): number {
  const step = fractionDigits(currency) === 3 ? 10 : 1;
  // a percentage such as 12.5 is exact to a thousandth; the sum of floats is not
  const thousandths = Math.round(amount * Math.round(percent * 1000));
  return Math.floor(thousandths / 100_000 / step + 0.5) * step;
}

/** Whether a card can be charged with so much at all. */
export function isChargeable(amount: number, currency: string): boolean {
  return amount > 0 && amount >= leastOf(currency);
}

/** The least that a card is charged with, in minor units. */
export function leastOf(currency: string): number {
  const units = LEAST_CHARGE[currency.toUpperCase()];
  return units === undefined ? 1 : Math.round(units * 10 ** fractionDigits(currency));
}

/** What can still go back of a payment: what came less what went, and what is on its way. */
export function refundable(
  { status, amount }: { status: PaymentStatus; amount: number },
  refunds: readonly { status: "wanted" | "pending" | "done" | "failed"; amount: number }[],
): number {
  if (status !== "paid") return 0;
  const gone = refunds.filter((refund) => refund.status !== "failed");
  return Math.max(0, amount - sumOf(gone));
}

/** The sum of lines of a ledger, in minor units. Of one currency only. */
export function sumOf(lines: readonly Pick<LedgerEntry, "amount">[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** What is left to pay of a visit; null where nobody knows its price. */
export function dueOf(price: number | null, paid: number): number | null {
  return price === null ? null : Math.max(0, price - paid);
}

/** What a missed visit still costs: so many percent of its price, less what was paid and is kept. Null where nothing was agreed. */
export function noShowFee({
  price,
  percent,
  paid,
  currency,
}: {
  price: number | null;
  percent: number | null;
  paid: number;
  currency: string;
}): number | null {
  if (price === null || percent === null) return null;
  return Math.max(0, partOf(price, percent, currency) - paid);
}

/** Whether a payment keeps a booking waiting. */
export const isOfBooking = (purpose: PaymentPurpose) => purpose === "deposit" || purpose === "card";

/** A card as people know it: "visa ···· 4242". */
export function cardWords(card: { brand: string; last4: string }): string {
  return `${card.brand} ···· ${card.last4}`;
}
