import { and, desc, eq, inArray } from "drizzle-orm";
import { payments, refunds } from "#db/schema/payments.ts";
import type { Ctx } from "#tools/core/context.ts";
import { payLink } from "#tools/payments/rows.ts";
import { sumOf } from "#tools/payments/rules.ts";
import { paymentSettingsOf } from "#tools/payments/settings.ts";
import type { PaymentStatus } from "#tools/payments/schema.ts";
import type { AskedFor } from "#tools/booking/book/payment-rules.ts";

/** What a client's booking asked for, and what became of it. */
export type OwnPayment = AskedFor & {
  paymentId: string;
  status: PaymentStatus;
  /** Where it is paid, while it is open. */
  url: string | null;
  /** Minor units that are on their way back, or were given back. */
  goingBack: number;
  wentBack: number;
  /** What was paid goes back by itself when the client cancels in time. */
  returns: boolean;
};

/** The deposit or card that a booking asked for; null where it asked for nothing. */
export async function ownPayment(
  ctx: Pick<Ctx, "db" | "signer" | "publicUrl">,
  { appointmentId }: { appointmentId: string },
): Promise<OwnPayment | null> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.appointmentId, appointmentId),
        inArray(payments.purpose, ["deposit", "card"]),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!row) return null;
  const back = await ctx.db.select().from(refunds).where(eq(refunds.paymentId, row.id));
  const { id: paymentId, salonId, purpose, status, amount, currency } = row;
  const { refundInTime } = await paymentSettingsOf(ctx, { salonId });
  return {
    paymentId,
    purpose,
    status,
    amount,
    currency,
    url: status === "open" ? payLink(ctx, paymentId) : null,
    goingBack: sumOf(back.filter((each) => ["wanted", "pending"].includes(each.status))),
    wentBack: sumOf(back.filter((each) => each.status === "done")),
    returns: refundInTime,
  };
}
