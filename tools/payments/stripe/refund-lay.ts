import { eq } from "drizzle-orm";
import { refunds } from "#db/schema/payments.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { requireDayOpen } from "#tools/payments/bill/day.ts";
import { enter } from "#tools/payments/ledger-entry.ts";
import { refundable } from "#tools/payments/rules.ts";
import type { PaymentRow } from "#tools/payments/rows.ts";

export type RefundRow = typeof refunds.$inferSelect;

/** What can still go back of a payment whose row is locked, in minor units. */
export async function leftOf({ db }: Pick<Ctx, "db">, row: PaymentRow): Promise<number> {
  return refundable(row, await db.select().from(refunds).where(eq(refunds.paymentId, row.id)));
}

/**
 * Wants money back of a payment whose row is locked, with the job that has Stripe give it: call it within the transaction of what
 * causes it. What came by hand goes back by hand, at once. Never more than is left.
 * @returns what will go back; 0 where nothing is left @throws conflict for what is by hand where today is closed
 */
export async function layRefund(
  { db, now, jobs }: Pick<Ctx, "db" | "now" | "jobs">,
  row: PaymentRow,
  {
    amount,
    reason,
    stylistId = null,
  }: {
    /** Minor units; without it all that is left. */
    amount?: number | undefined;
    reason: string;
    /** Who wants it; null where a rule does. */
    stylistId?: string | null;
  },
): Promise<number> {
  const left = await leftOf({ db }, row);
  const wanted = Math.min(left, amount ?? left);
  if (wanted <= 0) return 0;
  const { id: paymentId, salonId, method } = row;
  const id = newId();
  const at = now();
  const byHand = method !== "stripe";
  if (byHand) await requireDayOpen({ db, now });
  await db.insert(refunds).values({
    id,
    salonId,
    paymentId,
    amount: wanted,
    reason,
    status: byHand ? "done" : "wanted",
    stylistId,
    createdAt: at,
    updatedAt: at,
  });
  if (byHand) await enter({ db, now }, row, { kind: "refund", amount: -wanted, objectId: id });
  else await jobs.add(db, "refund", [{ salonId, id }]);
  return wanted;
}
