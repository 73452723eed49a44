import { and, eq, lt } from "drizzle-orm";
import { payments, refunds } from "#db/schema/payments.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type Ctx, type Db, type SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { noteRefund, noteRefused } from "./note-refund.ts";
import { layRefund, leftOf } from "./refund-lay.ts";
import { lockPayment, presentPayment } from "#tools/payments/rows.ts";
import type { Payment, RefundPayment } from "#tools/payments/schema.ts";

/**
 * Gives money back: all that is left of a payment, or a part. It goes to Stripe by a job; of many at once never more than was paid.
 * @throws forbidden, not_found; conflict for what was not paid, or is more than is left
 */
export async function refundPayment(
  ctx: Ctx,
  { id, amount, reason }: RefundPayment & { id: string },
): Promise<Payment> {
  requireMay(ctx, "refund_payments");
  return atomically(ctx, async (ctx) => {
    const row = await lockPayment(ctx, id);
    if (row.status !== "paid" || row.purpose === "card")
      throw new DomainError("conflict", "Nothing was paid here that could go back.");
    const left = await leftOf(ctx, row);
    if (left === 0) throw new DomainError("conflict", "All of it goes back already.");
    if (amount !== undefined && amount > left) {
      const message = `Only ${priceText(left, row.currency)} of it is left.`;
      throw new DomainError("conflict", message, { issues: [{ path: "amount", message }] });
    }
    const back = await layRefund(ctx, row, { amount, reason, stylistId: ctx.actor.stylistId });
    await writeAudit(ctx, {
      action: "payment.refunded",
      words: `gave back ${priceText(back, row.currency)} of a payment`,
      subjectId: id,
    });
    return presentPayment(ctx, id);
  });
}

/**
 * Has Stripe give back what is wanted, once however often it is asked: by the refund's own id. What Stripe refuses for good is
 * noted and its owner told. @param last whether the job does not come back after this
 */
export async function carryOutRefund(
  ctx: SalonCtx,
  { id, last }: { id: string; last: boolean },
): Promise<"done" | "again"> {
  const [found] = await ctx.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  if (!found || found.refund.status !== "wanted") return "done";
  const { amount } = found.refund;
  const { id: paymentId, intentId, currency } = found.payment;
  try {
    if (!intentId) throw new DomainError("conflict", "Stripe does not know this payment.");
    const state = await ctx.cards.refund({ intentId, amount, currency, key: id });
    await atomically(ctx, async (ctx) => noteRefund(ctx, await lockPayment(ctx, paymentId), state));
    return "done";
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "conflict") {
      await atomically(ctx, async (ctx) =>
        noteRefused(ctx, await lockPayment(ctx, paymentId), { id, reason: error.message }),
      );
      return "done";
    }
    ctx.log.warn({ err: error, refundId: id }, "Stripe did not take a refund");
    await ctx.db
      .update(refunds)
      .set({ error: error.message, updatedAt: ctx.now() })
      .where(and(eq(refunds.id, id), eq(refunds.status, "wanted")));
    // the round finds it again
    return last ? "done" : "again";
  }
}

/** A refund that has waited so long has lost its job. */
const LOST_MS = 2 * 3_600_000;

/** Refunds of all salons that wait and have no job that will come. `everySalon` must see all salons. */
export function refundsLeft(everySalon: Db, now: Date): Promise<{ salonId: string; id: string }[]> {
  const before = new Date(now.getTime() - LOST_MS);
  return everySalon
    .select({ salonId: refunds.salonId, id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, "wanted"), lt(refunds.updatedAt, before)))
    .limit(200);
}
