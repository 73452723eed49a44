import { eq } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { payments } from "#db/schema/payments.ts";
import { newId } from "#tools/core/id.ts";
import { salonOf } from "#tools/messages/outbox/queue.ts";
import type { MoneyCtx } from "#tools/payments/rows.ts";
import { paymentSettingsOf } from "#tools/payments/settings.ts";

const MINUTE_MS = 60_000;
/** Stripe's pages live for half an hour at least, from when it hears of them: the time between is ours. */
const GRACE_MINUTES = 1;
/** And for a day at most. */
const LONGEST_MS = 24 * 60 * MINUTE_MS - MINUTE_MS;

/**
 * Lays what a booking waits for: the payment, and until when its time is held. Within the booking's transaction, after its
 * appointment; the page to pay on is opened after it (`openPayment`),
 * and where that cannot be done at once, by the link to pay.
 */
export async function layBookingPayment(
  ctx: Pick<MoneyCtx, "db" | "now"> & Parameters<typeof salonOf>[0],
  asked: {
    appointmentId: string;
    purpose: "deposit" | "card";
    /** Minor units; of a card 0. */
    amount: number;
    currency: string;
    clientId: string | null;
  },
): Promise<{ paymentId: string; payBy: Date }> {
  const { appointmentId, purpose, amount, currency, clientId } = asked;
  const salonId = salonOf(ctx);
  const { payWithinMinutes } = await paymentSettingsOf(ctx, { salonId });
  const now = ctx.now();
  const payBy = new Date(now.getTime() + (payWithinMinutes + GRACE_MINUTES) * MINUTE_MS);
  const paymentId = newId();
  await ctx.db.insert(payments).values({
    id: paymentId,
    salonId,
    purpose,
    status: "open",
    amount,
    currency,
    appointmentId,
    clientId,
    expiresAt: new Date(Math.min(payBy.getTime(), now.getTime() + LONGEST_MS)),
    createdAt: now,
    updatedAt: now,
  });
  await ctx.db.update(appointments).set({ payBy }).where(eq(appointments.id, appointmentId));
  return { paymentId, payBy };
}
