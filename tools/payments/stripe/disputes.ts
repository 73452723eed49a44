import { priceText } from "#tools/values/money-rules.ts";
import type { DisputeState } from "./cards.ts";
import { enter } from "#tools/payments/ledger-entry.ts";
import { tellOwner } from "./owner-letter.ts";
import type { MoneyCtx, PaymentRow } from "#tools/payments/rows.ts";

/**
 * Notes how a dispute stands: what the bank has taken meanwhile, and what came back when it was won. Within a transaction that has
 * locked the payment. Its owner is told of each once.
 */
export async function noteDispute(
  ctx: MoneyCtx,
  payment: PaymentRow,
  { disputeId, intentId, status, amount, currency }: DisputeState,
): Promise<void> {
  if (intentId !== payment.intentId || currency !== payment.currency.toUpperCase())
    return ctx.log.error({ paymentId: payment.id }, "a dispute of Stripe's is of another payment");
  const money = priceText(amount, currency);
  if (status === "inquiry") return;
  await enter(ctx, payment, { kind: "dispute", amount: -amount, objectId: disputeId });
  if (status === "won")
    await enter(ctx, payment, { kind: "dispute_won", amount, objectId: disputeId });
  await tellOwner(ctx, {
    cause: `dispute ${disputeId} ${status}`,
    subject: SUBJECTS[status](money),
    paragraphs: [WORDS[status](money)],
  });
}

const SUBJECTS = {
  open: (money: string) => `A client disputes a payment of ${money}`,
  won: (money: string) => `The dispute of ${money} is won`,
  lost: (money: string) => `The dispute of ${money} is lost`,
};
const WORDS = {
  open: (money: string) =>
    `The bank has taken ${money} until it is settled. Stripe shows what to answer, and by when.`,
  won: (money: string) => `The ${money} are with you again.`,
  lost: (money: string) => `The ${money} stay with the client.`,
};
