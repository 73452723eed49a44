import { eq } from "drizzle-orm";
import { paidForVisit } from "#tools/payments/bill/visit-paid.ts";
import { payments } from "#db/schema/payments.ts";
import type { CheckoutState, IntentState } from "./cards.ts";
import { enter } from "#tools/payments/ledger-entry.ts";
import { tellTooLate } from "#tools/payments/letters.ts";
import { layRefund } from "./refund-lay.ts";
import { lockPayment, type MoneyCtx, type PaymentRow } from "#tools/payments/rows.ts";
import { isOfBooking } from "#tools/payments/rules.ts";

const TOO_LATE = "It came after the time had been given free.";

/**
 * Notes what Stripe says of a payment's page, read just before: paid when, and only when, it is. However often and late: what is
 * paid stays so and has its one effect. What comes for a booking that does not stand any more goes back. Within a transaction.
 */
export async function noteCheckout(
  ctx: MoneyCtx,
  paymentId: string,
  state: CheckoutState,
): Promise<PaymentRow> {
  const row = await lockPayment(ctx, paymentId);
  if (row.status === "paid" || state.status !== "complete" || !state.paid) return row;
  const { salonId, paymentId: theirs } = state.reference;
  if (state.sessionId !== row.sessionId || salonId !== row.salonId || theirs !== row.id) {
    ctx.log.error({ paymentId }, "a page of Stripe's is not the one of its payment");
    return row;
  }
  const { customerId, methodId, intentId, card } = state;
  if (row.purpose === "card" && (!customerId || !methodId)) return wrong(ctx, row, "no card");
  const taken = row.purpose === "card" ? null : state;
  return paid(ctx, row, { taken, intentId, customerId, methodId, card });
}

/** The same of a card that was charged while its client was not there. */
export async function noteIntent(
  ctx: MoneyCtx,
  paymentId: string,
  state: IntentState,
): Promise<PaymentRow> {
  const row = await lockPayment(ctx, paymentId);
  if (row.status === "paid") return row;
  const { intentId, card } = state;
  const { customerId, methodId } = row;
  if (state.status === "paid")
    return paid(ctx, row, { taken: state, intentId, customerId, methodId, card });
  if (state.status === "open" || row.status !== "open") return row;
  return written(ctx, row, {
    status: "failed",
    intentId,
    error: state.error ?? "The bank refused the card.",
  });
}

type Settled = {
  taken: { amount: number; currency: string } | null;
  intentId: string | null;
  customerId: string | null;
  methodId: string | null;
  card: { brand: string; last4: string } | null;
};

async function paid(
  ctx: MoneyCtx,
  row: PaymentRow,
  { taken, card, intentId, ...kept }: Settled,
): Promise<PaymentRow> {
  if (taken && (taken.amount !== row.amount || taken.currency !== row.currency.toUpperCase()))
    return wrong(ctx, row, `${taken.amount} ${taken.currency}`);
  const settled = await written(ctx, row, {
    status: "paid",
    paidAt: ctx.now(),
    url: null,
    error: null,
    intentId,
    ...kept,
    cardBrand: card?.brand ?? row.cardBrand,
    cardLast4: card?.last4 ?? row.cardLast4,
  });
  if (taken && intentId)
    await enter(ctx, row, { kind: "charge", amount: row.amount, objectId: intentId });
  if (!(await isKept(ctx, row)) && taken) {
    await layRefund(ctx, settled, { amount: row.amount, reason: TOO_LATE });
    await tellTooLate(ctx, settled);
  }
  return settled;
}

/** Whether there is something that the money is for. */
async function isKept(ctx: MoneyCtx, { purpose, status, appointmentId }: PaymentRow) {
  if (status !== "open") return false;
  return !isOfBooking(purpose) || (appointmentId !== null && paidForVisit(ctx, appointmentId));
}

/** What was taken is not what was asked for: a person has to look at it. */
function wrong(ctx: MoneyCtx, row: PaymentRow, took: string): Promise<PaymentRow> {
  const asked = `${row.amount} ${row.currency}`;
  ctx.log.error(
    { paymentId: row.id, asked, took },
    "Stripe took something else than was asked for",
  );
  return written(ctx, row, { error: `Stripe took ${took}; asked for was ${asked}.` });
}

async function written(
  ctx: MoneyCtx,
  row: PaymentRow,
  change: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const set = { ...change, updatedAt: ctx.now() };
  await ctx.db.update(payments).set(set).where(eq(payments.id, row.id));
  return { ...row, ...set };
}
