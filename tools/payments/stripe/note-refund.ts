import { and, eq, or } from "drizzle-orm";
import { ledgerEntries, refunds } from "#db/schema/payments.ts";
import { newId } from "#tools/core/id.ts";
import { priceText } from "#tools/values/money-rules.ts";
import type { RefundState } from "./cards.ts";
import { enter } from "#tools/payments/ledger-entry.ts";
import { tellOwner } from "./owner-letter.ts";
import type { RefundRow } from "./refund-lay.ts";
import type { MoneyCtx, PaymentRow } from "#tools/payments/rows.ts";

/** A refund goes forward only: what was read earlier and comes later takes nothing back. */
const RANK = { wanted: 0, pending: 1, done: 2, failed: 3 } as const;

/**
 * Notes what Stripe says of a refund, read just before, with its line in the ledger; one that failed after it was done gets the
 * line that takes it back. One that was given at Stripe itself is taken in. Within a transaction that has locked the payment.
 */
export async function noteRefund(
  ctx: MoneyCtx,
  payment: PaymentRow,
  state: RefundState,
): Promise<void> {
  if (state.intentId !== payment.intentId || state.currency !== payment.currency.toUpperCase())
    return ctx.log.error({ paymentId: payment.id }, "a refund of Stripe's is of another payment");
  const row = (await known(ctx, payment, state)) ?? (await takenIn(ctx, payment, state));
  if (RANK[state.status] <= RANK[row.status] && row.refundId !== null) return;
  const { refundId, amount } = state;
  await ctx.db
    .update(refunds)
    .set({ status: state.status, refundId, amount, error: state.error, updatedAt: ctx.now() })
    .where(eq(refunds.id, row.id));
  if (state.status === "done") {
    await enter(ctx, payment, { kind: "refund", amount: -amount, objectId: refundId });
  } else if (state.status === "failed") {
    if (await isEntered(ctx, payment, refundId))
      await enter(ctx, payment, { kind: "refund_failed", amount, objectId: refundId });
    await tellFailed(ctx, payment, { ...row, amount, error: state.error });
  }
}

/** Notes that Stripe will never give a refund. Within a transaction that has locked the payment. */
export async function noteRefused(
  ctx: MoneyCtx,
  payment: PaymentRow,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const [refused] = await ctx.db
    .update(refunds)
    .set({ status: "failed", error: reason.slice(0, 500), updatedAt: ctx.now() })
    .where(and(eq(refunds.id, id), eq(refunds.status, "wanted")))
    .returning();
  if (refused) await tellFailed(ctx, payment, refused);
}

async function known(
  { db }: MoneyCtx,
  { id }: PaymentRow,
  { key, refundId }: RefundState,
): Promise<RefundRow | undefined> {
  const ours = key && /^[0-9a-f-]{36}$/.test(key) ? eq(refunds.id, key) : undefined;
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), or(eq(refunds.refundId, refundId), ours)))
    .for("update");
  return row;
}

async function takenIn(
  { db, now }: MoneyCtx,
  { id: paymentId, salonId }: PaymentRow,
  { amount }: RefundState,
): Promise<RefundRow> {
  const at = now();
  const [row] = await db
    .insert(refunds)
    .values({
      id: newId(),
      salonId,
      paymentId,
      amount,
      reason: "Given back at Stripe.",
      status: "pending",
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error("A refund could not be taken in.");
  return row;
}

async function isEntered({ db }: MoneyCtx, { id }: PaymentRow, objectId: string) {
  const [line] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.paymentId, id),
        eq(ledgerEntries.kind, "refund"),
        eq(ledgerEntries.objectId, objectId),
      ),
    );
  return line !== undefined;
}

function tellFailed(
  ctx: MoneyCtx,
  { currency }: PaymentRow,
  { id, amount, error }: RefundRow,
): Promise<void> {
  const money = priceText(amount, currency);
  return tellOwner(ctx, {
    cause: `refund failed ${id}`,
    subject: `A refund of ${money} did not arrive`,
    paragraphs: [
      `The bank did not take the refund of ${money}${error ? `: ${error}` : "."}`,
      "The money is with you still. Please give it back to the client some other way, or try again.",
    ],
  });
}
