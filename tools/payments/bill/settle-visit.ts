import { and, eq, inArray } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { payments } from "#db/schema/payments.ts";
import type { CancelledBy } from "#tools/appointments/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { layRefund } from "#tools/payments/stripe/refund-lay.ts";
import { lockPayment } from "#tools/payments/rows.ts";
import { paymentSettingsOf } from "#tools/payments/settings.ts";

/** What becomes of a cancelled visit's money, in minor units: all of it one currency's. */
export type SettledMoney = { currency: string | null; goesBack: number; kept: number };

const OF_VISIT = ["deposit", "card", "balance"] as const;
const OF_MISSED = ["no_show"] as const;

const BY: Partial<Record<CancelledBy, string>> = {
  client: "The client cancelled in time.",
  salon: "The salon cancelled.",
};

/**
 * Settles the money of a visit that was just cancelled, within that transaction, its appointment locked: links that are out are
 * taken back, and what was paid goes back where the salon cancels, or the client in time, unless the salon keeps it. Who is late or
 * does not come leaves what was paid. The same again changes nothing.
 * @param inTime whether the client was within the salon's time for changes
 */
export async function settleMoney(
  ctx: Pick<Ctx, "db" | "now" | "jobs">,
  {
    appointment: { id: appointmentId, salonId },
    cancelledBy,
    inTime,
  }: {
    appointment: { id: string; salonId: string };
    cancelledBy: CancelledBy;
    inTime: boolean;
  },
): Promise<SettledMoney> {
  // who was said to have missed it, and had not, owes no fee: a link for it is taken back, what was paid a person gives back
  const wasMissed = cancelledBy === "client" || cancelledBy === "no_show";
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.appointmentId, appointmentId),
        inArray(payments.status, ["open", "paid"]),
        inArray(payments.purpose, [...OF_VISIT, ...(wasMissed ? [] : OF_MISSED)]),
      ),
    )
    .orderBy(payments.id);
  await ctx.db.update(appointments).set({ payBy: null }).where(eq(appointments.id, appointmentId));
  if (rows.length === 0) return { currency: null, goesBack: 0, kept: 0 };
  const { refundInTime } = await paymentSettingsOf(ctx, { salonId });
  const returns = refundInTime && (cancelledBy === "salon" || (cancelledBy === "client" && inTime));
  const settled: SettledMoney = { currency: null, goesBack: 0, kept: 0 };
  let tookBack = false;
  for (const { id } of rows) {
    const row = await lockPayment(ctx, id);
    settled.currency = row.currency;
    if (row.status === "open") {
      await ctx.db
        .update(payments)
        .set({ status: "cancelled", updatedAt: ctx.now() })
        .where(eq(payments.id, id));
      tookBack = true;
    } else if (row.status === "paid" && row.purpose !== "card" && row.purpose !== "no_show") {
      const reason = BY[cancelledBy] ?? "";
      // what came by hand is given back by hand
      const goes = returns && row.method === "stripe";
      const back = goes ? await layRefund(ctx, row, { reason }) : 0;
      settled.goesBack += back;
      settled.kept += row.amount - back;
    }
  }
  // the pages are closed at Stripe after this
  if (tookBack) await ctx.jobs.add(ctx.db, "unpaid", [{ salonId, id: appointmentId }]);
  return settled;
}
