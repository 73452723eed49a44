import { and, eq, isNull, or } from "drizzle-orm";
import { payments, stripeEvents } from "#db/schema/payments.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import type {
  CardEvent,
  CheckoutState,
  DisputeState,
  IntentState,
  RefundState,
} from "#tools/payments/stripe/cards.ts";
import { noteDispute } from "#tools/payments/stripe/disputes.ts";
import { noteCheckout, noteIntent } from "#tools/payments/stripe/note-checkout.ts";
import { noteRefund } from "#tools/payments/stripe/note-refund.ts";
import { once } from "#tools/payments/stripe/once.ts";
import { planEvent } from "./plan-events.ts";
import { lockPayment, type EveryCtx, type PaymentRow } from "#tools/payments/rows.ts";

/** What Stripe says of a payment when it is asked: whatever of it the event may have told of. */
type Facts = {
  checkout?: CheckoutState | undefined;
  intent?: IntentState | undefined;
  refunds?: readonly RefundState[] | undefined;
  dispute?: DisputeState | undefined;
};

/**
 * Takes in an event that Stripe has signed. It is only a nudge: what it is about is read at Stripe, before the transaction, so that
 * order and age do not matter, and its number is kept with its effect, so that it has one however often it comes. An event of what
 * is not ours has none. @throws unavailable when Stripe cannot be asked; the event then comes again
 */
export async function takeCardEvent(
  ctx: EveryCtx,
  event: CardEvent,
): Promise<"taken" | "known" | "not ours"> {
  if (await isKnown(ctx, event)) return "known";
  const row = await paymentOf(ctx, event);
  if (!row) return planEvent(ctx, event);
  const facts = await factsOf(ctx, row, event);
  if (!isOurs(row, event, facts)) {
    ctx.log.warn({ event: event.id, paymentId: row.id }, "an event is of another payment");
    return "not ours";
  }
  const taken = await once(ctx, event, row.salonId, (ctx) => apply(ctx, row, facts));
  return taken ? "taken" : "known";
}

async function isKnown({ db }: EveryCtx, { id }: CardEvent): Promise<boolean> {
  const [known] = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, id));
  return known !== undefined;
}

/** The payment that an event is about, by our own row of it. */
async function paymentOf(
  ctx: EveryCtx,
  { type, objectId, intentId }: CardEvent,
): Promise<PaymentRow | undefined> {
  if (type.startsWith("checkout.session.")) {
    const [row] = await ctx.db.select().from(payments).where(eq(payments.sessionId, objectId));
    return row;
  }
  if (!intentId || !/^(payment_intent|charge|refund)\./.test(type)) return undefined;
  const [row] = await ctx.db.select().from(payments).where(eq(payments.intentId, intentId));
  if (row) return row;
  // it comes before the event of its page: what Stripe keeps with it says which payment to look at
  const { paymentId, salonId } = (await ctx.cards.readIntent(intentId)).reference;
  if (!isId(paymentId) || !isId(salonId)) return undefined;
  const [named] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.salonId, salonId),
        or(isNull(payments.intentId), eq(payments.intentId, intentId)),
      ),
    );
  return named;
}

const isId = (given: string | undefined): given is string =>
  given !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given);

async function factsOf(
  { cards }: EveryCtx,
  { status, sessionId, intentId: ours }: PaymentRow,
  { type, objectId, intentId }: CardEvent,
): Promise<Facts> {
  const checkout = status !== "paid" && sessionId ? await cards.readCheckout(sessionId) : undefined;
  const charged = status !== "paid" && !sessionId ? (ours ?? intentId) : null;
  const intent = charged ? await cards.readIntent(charged) : undefined;
  const ofRefunds = /^(refund\.|charge\.refund)/.test(type);
  const refunds = ofRefunds && intentId ? await cards.readRefunds(intentId) : undefined;
  const dispute = type.startsWith("charge.dispute.")
    ? await cards.readDispute(objectId)
    : undefined;
  return { checkout, intent, refunds, dispute };
}

/** Whether what Stripe keeps with it names the same payment as our own row does. */
function isOurs(
  row: PaymentRow,
  { intentId }: CardEvent,
  { checkout, intent, dispute }: Facts,
): boolean {
  const read = checkout ?? intent;
  const named = read?.reference;
  if (named && (named.salonId !== row.salonId || named.paymentId !== row.id)) return false;
  const paidBy = row.intentId ?? read?.intentId ?? null;
  if (intentId !== null && intentId !== paidBy) return false;
  return dispute === undefined || dispute.intentId === paidBy;
}

async function apply(
  ctx: SalonCtx,
  { id, appointmentId, salonId }: PaymentRow,
  { checkout, intent, refunds = [], dispute }: Facts,
): Promise<void> {
  if (checkout) await noteCheckout(ctx, id, checkout);
  if (intent) await noteIntent(ctx, id, intent);
  if (refunds.length > 0 || dispute) {
    const row = await lockPayment(ctx, id);
    if (row.status === "paid") {
      for (const refund of refunds) await noteRefund(ctx, row, refund);
      if (dispute) await noteDispute(ctx, row, dispute);
    }
  }
  // the time that it kept is looked after without waiting for the round
  if (checkout?.status === "expired" && appointmentId)
    await ctx.jobs.add(ctx.db, "unpaid", [{ salonId, id: appointmentId }]);
}
