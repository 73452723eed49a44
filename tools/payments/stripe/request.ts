import { and, eq, inArray, isNull } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import { lockAppointment } from "#tools/appointments/lock.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { tellLink } from "#tools/payments/letters.ts";
import { openPayment } from "./open.ts";
import { lockPayment } from "#tools/payments/rows.ts";
import { isChargeable, leastOf } from "#tools/payments/rules.ts";
import type { RequestedPayment, RequestPayment } from "#tools/payments/schema.ts";
import { agreedOn, moneyOfVisit } from "#tools/payments/bill/visit-money.ts";
import { requireMoneyOf } from "#tools/payments/whose.ts";

/**
 * Makes a link by which a client pays what is left of a visit, or the fee for one that was missed, and brings it to them where
 * that is wanted. Of a visit one link for each is out at a time: asking again gives the same, and with another amount takes its place.
 * @throws forbidden, not_found; unavailable without Stripe; invalid for an amount that nobody knows or no card is charged with;
 * conflict where nothing is due
 */
export async function requestPayment(
  ctx: Ctx,
  { appointmentId, purpose, amount, send }: RequestPayment,
): Promise<RequestedPayment> {
  await requireMoneyOf(ctx, appointmentId);
  requireCards(ctx);
  const id = await atomically(ctx, async (ctx) => {
    await lockAppointment(ctx, appointmentId);
    const due = await dueFor(ctx, { appointmentId, purpose, amount });
    return layLink(ctx, { appointmentId, purpose, amount: due });
  });
  const payment = await openPayment(ctx, { paymentId: id });
  const sent =
    send && payment.status === "open"
      ? await atomically(ctx, async (ctx) => tellLink(ctx, await lockPayment(ctx, id)))
      : [];
  return { ...payment, sent };
}

/** @throws unavailable where no cards can be taken */
export function requireCards({ cards }: Pick<Ctx, "cards">): void {
  if (!cards.available) throw new DomainError("unavailable", "Card payments are not set up here.");
}

/**
 * What is to be paid, in minor units.
 * @throws invalid, conflict as `requestPayment` does
 */
export async function dueFor(
  ctx: Ctx,
  { appointmentId, purpose, amount }: Pick<RequestPayment, "appointmentId" | "purpose" | "amount">,
): Promise<number> {
  const { status, cancelledBy, payBy } = await agreedOn(ctx, appointmentId);
  const isMissed = status === "cancelled" && cancelledBy !== "salon" && cancelledBy !== "unpaid";
  if (purpose === "no_show" && !isMissed)
    throw new DomainError("conflict", "Say first that the client did not come, or cancelled.");
  if (purpose === "balance" && status === "cancelled")
    throw new DomainError("conflict", "This visit is cancelled: there is nothing to pay for.");
  if (purpose === "balance" && payBy !== null)
    throw new DomainError(
      "conflict",
      "The booking waits for what was asked for at booking. Confirm it to let it stand without, then ask for all of it.",
    );
  const { due, noShowFee, currency } = await moneyOfVisit(ctx, { appointmentId });
  const owed = amount ?? (purpose === "balance" ? due : noShowFee);
  if (owed === null)
    throw unfit(
      purpose === "balance"
        ? "No price was agreed for this visit: say how much is to pay."
        : "This service has no fee for a missed visit: say how much it is.",
    );
  if (owed === 0) throw new DomainError("conflict", "Nothing is left to pay.");
  requireChargeable(owed, currency);
  return owed;
}

/** @throws invalid for less than any card is charged with */
export function requireChargeable(amount: number, currency: string): void {
  if (isChargeable(amount, currency)) return;
  throw unfit(`Cards are charged with ${priceText(leastOf(currency), currency)} at least.`);
}

function unfit(message: string): DomainError {
  return new DomainError("invalid", message, { issues: [{ path: "amount", message }] });
}

/**
 * The link that is out, when it is for as much; otherwise a new one in its place. What is left of a visit holds a deposit that
 * nobody has paid. The appointment is locked.
 */
export async function layLink(
  ctx: Ctx,
  {
    appointmentId,
    purpose,
    amount,
    billId = null,
  }: {
    appointmentId: string;
    purpose: "balance" | "no_show";
    amount: number;
    billId?: string | null;
  },
): Promise<string> {
  const { salonId, stylistId } = ctx.actor;
  const out = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.appointmentId, appointmentId),
        inArray(payments.purpose, purpose === "balance" ? ["balance", "deposit"] : [purpose]),
        eq(payments.status, "open"),
        // not a card that is being charged
        isNull(payments.methodId),
      ),
    )
    .for("update");
  const same = out.find((row) => row.purpose === purpose && row.amount === amount);
  const now = ctx.now();
  for (const { id } of out.filter((row) => row !== same))
    await ctx.db
      .update(payments)
      .set({ status: "cancelled", updatedAt: now })
      .where(eq(payments.id, id));
  // closed at Stripe after this; what is paid on it until then goes back
  if (out.some((row) => row !== same))
    await ctx.jobs.add(ctx.db, "unpaid", [{ salonId, id: appointmentId }]);
  if (same) return same.id;
  const id = newId();
  const { clientId, currency } = await agreedOn(ctx, appointmentId);
  await ctx.db.insert(payments).values({
    id,
    salonId,
    purpose,
    status: "open",
    amount,
    currency,
    appointmentId,
    billId,
    clientId,
    stylistId,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
