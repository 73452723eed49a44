import { and, eq, inArray } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { noteIntent } from "./note-checkout.ts";
import { dueFor, requestPayment, requireCards } from "./request.ts";
import {
  lockPayment,
  presentPayment,
  unknownPayment,
  type PaymentRow,
} from "#tools/payments/rows.ts";
import type { ChargedNoShow, ChargeNoShow } from "#tools/payments/schema.ts";
import { moneyOfVisit } from "#tools/payments/bill/visit-money.ts";

/**
 * Charges the card that a payment kept with the fee for a missed visit, or with the amount that is given. Once, however often it is
 * asked at the same moment. Where the bank refuses, or wants its client to be there, a link goes out in its place, and the answer says so.
 * @throws forbidden, not_found; unavailable without Stripe; invalid for an amount that nobody knows or is above the visit's price; conflict where no card was
 * kept, the visit was not missed, or the fee is paid or asked for already
 */
export async function chargeNoShow(
  ctx: Ctx,
  { id, amount }: ChargeNoShow & { id: string },
): Promise<ChargedNoShow> {
  requireMay(ctx, "charge_cards");
  await presentPayment(ctx, id);
  requireCards(ctx);
  const charge = await atomically(ctx, (ctx) => layCharge(ctx, id, amount));
  const { customerId, methodId, appointmentId, salonId, currency } = charge;
  if (!customerId || !methodId || !appointmentId) throw new Error("A charge is of no card.");
  const state = await ctx.cards.chargeCard({
    reference: { salonId, paymentId: charge.id },
    customerId,
    methodId,
    amount: charge.amount,
    currency,
    description: "Fee for a missed visit",
    key: charge.id,
  });
  const noted = await atomically(ctx, (ctx) => noteIntent(ctx, charge.id, state));
  const fee = priceText(charge.amount, currency);
  if (noted.status !== "failed") {
    const payment = await presentPayment(ctx, charge.id);
    const charged = noted.status === "paid";
    const sentence = charged
      ? `The card was charged with ${fee}.`
      : `The bank has not said yet whether it gives the ${fee}.`;
    return { charged, sentence, payment };
  }
  const asked = { appointmentId, purpose: "no_show" as const, amount: charge.amount };
  const { sent, ...payment } = await requestPayment(ctx, { ...asked, send: true });
  const ways = sent.map((way) => (way === "mail" ? "mail" : "text")).join(" and ");
  const instead = ways
    ? `A link went to the client by ${ways} instead.`
    : "A link was made instead; the client could not be told of it from here.";
  const why = noted.error ?? "The bank refused the card.";
  return { charged: false, sentence: `The card was not charged: ${why} ${instead}`, payment };
}

/**
 * A card is charged while its client looks away: with no more than is left of what the visit was to cost. Anything else is asked
 * for by a link. @throws invalid
 */
async function refuseMoreThanThePrice(
  ctx: Ctx,
  { appointmentId, amount }: { appointmentId: string; amount: number },
): Promise<void> {
  const { price, due, currency } = await moneyOfVisit(ctx, { appointmentId });
  if (due !== null && amount <= due) return;
  const left = priceText(due ?? 0, currency);
  throw refused(
    "amount",
    price === null
      ? "No price was agreed for this visit, so that its card is not charged. Send a link instead."
      : due === price
        ? `The visit was to cost ${left}: its card is charged with no more than that.`
        : `Of what the visit was to cost ${left} is left: its card is charged with no more than that.`,
  );
}

/** The charge that is to be made, or is being made at this moment, its appointment locked. */
async function layCharge(ctx: Ctx, id: string, amount: number | undefined): Promise<PaymentRow> {
  const kept = await lockPayment(ctx, id);
  const { appointmentId, salonId, clientId, customerId, methodId, currency } = kept;
  if (kept.status !== "paid" || !customerId || !methodId || !appointmentId)
    throw new DomainError("conflict", "No card was left here that could be charged.");
  const before = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.appointmentId, appointmentId),
        eq(payments.purpose, "no_show"),
        inArray(payments.status, ["open", "paid"]),
      ),
    );
  const underWay = before.find((row) => row.status === "open" && row.methodId === methodId);
  if (underWay) return underWay;
  if (before.some(({ status }) => status === "paid"))
    throw new DomainError("conflict", "The fee for this visit is paid already.");
  if (before.length > 0)
    throw new DomainError("conflict", "A link for this fee is out already. Take it back first.");
  const due = await dueFor(ctx, { appointmentId, purpose: "no_show", amount });
  await refuseMoreThanThePrice(ctx, { appointmentId, amount: due });
  const now = ctx.now();
  const [row] = await ctx.db
    .insert(payments)
    .values({
      id: newId(),
      salonId,
      purpose: "no_show",
      status: "open",
      amount: due,
      currency,
      appointmentId,
      clientId,
      stylistId: ctx.actor.stylistId,
      customerId,
      methodId,
      cardBrand: kept.cardBrand,
      cardLast4: kept.cardLast4,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw unknownPayment();
  await writeAudit(ctx, {
    action: "payment.charged",
    words: `had a kept card charged with ${priceText(due, currency)} for a missed visit`,
    subjectId: row.id,
  });
  return row;
}
