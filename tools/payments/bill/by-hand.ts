import { and, eq, inArray, isNull } from "drizzle-orm";
import { payments, refunds } from "#db/schema/payments.ts";
import { lockAppointment } from "#tools/appointments/lock.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { shareOut, type Shared } from "./bill-rules.ts";
import { requireDayOpen, requireSameDay } from "./day.ts";
import { enter } from "#tools/payments/ledger-entry.ts";
import { lockPayment, presentPayment, type PaymentRow } from "#tools/payments/rows.ts";
import type { Payment, RecordPayment } from "#tools/payments/schema.ts";
import { moneyOfVisit } from "./visit-money.ts";
import { requireMoneyOf, requireSeen } from "#tools/payments/whose.ts";

/**
 * Writes down money of a visit that came by hand. Links that are out for it are taken back: what is left is asked for anew.
 * @throws forbidden, not_found; conflict for a cancelled visit, one whose booking waits for a payment, and a day that is closed;
 * invalid for more than is due, or where nobody knows what is due
 */
export async function recordPayment(
  ctx: Ctx,
  { appointmentId, ...given }: RecordPayment,
): Promise<Payment> {
  await requireMoneyOf(ctx, appointmentId);
  return atomically(ctx, async (ctx) => {
    const { status, payBy, clientId } = await lockAppointment(ctx, appointmentId);
    if (status === "cancelled")
      throw new DomainError("conflict", "This visit is cancelled: there is nothing to pay for.");
    if (payBy !== null)
      throw new DomainError(
        "conflict",
        "The booking waits for what was asked for at booking. Confirm it to let it stand without, then write down what came.",
      );
    const { due, currency } = await moneyOfVisit(ctx, { appointmentId });
    if (due === null && given.amount === undefined)
      throw refused("amount", "No price was agreed for this visit: say how much came.");
    const shared = shareOut(due ?? given.amount ?? 0, [given]);
    if (!shared) throw tooMuch(due ?? 0, currency);
    const [id] = await takeByHand(ctx, { appointmentId, clientId, currency }, shared.shares);
    if (!id) throw new DomainError("conflict", "Nothing is left to pay.");
    await takeBackLinks(ctx, appointmentId);
    return presentPayment(ctx, id);
  });
}

/** The refusal of more than is due. */
export const tooMuch = (due: number, currency: string) =>
  refused("amount", `${priceText(due, currency)} is left to pay: what is more is a tip.`);

/**
 * Enters what came by hand of a visit, in the order it is told, within the transaction that has locked the visit.
 * @returns the payments' ids @throws conflict where today is closed
 */
export async function takeByHand(
  ctx: Ctx,
  {
    appointmentId,
    clientId,
    currency,
    billId = null,
  }: { appointmentId: string; clientId: string | null; currency: string; billId?: string | null },
  shares: readonly Shared[],
): Promise<string[]> {
  if (shares.length === 0) return [];
  await requireDayOpen(ctx);
  const { salonId, stylistId } = ctx.actor;
  const at = ctx.now();
  const rows = shares.map(({ method, amount, tip }) => ({
    id: newId(),
    salonId,
    purpose: "balance" as const,
    status: "paid" as const,
    method,
    amount: amount + tip,
    tip,
    currency,
    appointmentId,
    billId,
    clientId,
    stylistId,
    createdAt: at,
    updatedAt: at,
    paidAt: at,
  }));
  await ctx.db.insert(payments).values(rows);
  for (const row of rows)
    await enter(ctx, row, { kind: "charge", amount: row.amount, objectId: row.id });
  return rows.map(({ id }) => id);
}

/**
 * What was written down by hand today had not come after all: the ledger gets the line that takes it back.
 * @throws forbidden, not_found; conflict for what came by Stripe, goes back already, or is of a day that is over
 */
export async function voidPayment(ctx: Ctx, { id }: { id: string }): Promise<Payment> {
  requireMay(ctx, "take_payments");
  await requireSeen(ctx, id);
  return atomically(ctx, async (ctx) => {
    await voidByHand(ctx, await lockPayment(ctx, id));
    return presentPayment(ctx, id);
  });
}

/** The same of a payment that is locked. @throws conflict */
export async function voidByHand(ctx: Ctx, row: PaymentRow): Promise<void> {
  if (row.method === "stripe" || row.status !== "paid")
    throw new DomainError("conflict", "Only what was written down by hand can be taken back.");
  const [back] = await ctx.db.select().from(refunds).where(eq(refunds.paymentId, row.id)).limit(1);
  if (back) throw new DomainError("conflict", "Some of it went back already: it stays as it is.");
  await requireSameDay(ctx, row.paidAt ?? row.createdAt);
  await ctx.db
    .update(payments)
    .set({ status: "cancelled", updatedAt: ctx.now() })
    .where(eq(payments.id, row.id));
  await enter(ctx, row, { kind: "void", amount: -row.amount, objectId: row.id });
}

/** Takes back the links of a visit that nobody has paid by, within the transaction that has locked it; their pages are closed after it. */
export async function takeBackLinks(
  ctx: Pick<Ctx, "db" | "now" | "jobs"> & { actor: { salonId: string } },
  appointmentId: string,
): Promise<void> {
  const taken = await ctx.db
    .update(payments)
    .set({ status: "cancelled", updatedAt: ctx.now() })
    .where(
      and(
        eq(payments.appointmentId, appointmentId),
        inArray(payments.purpose, ["deposit", "card", "balance"]),
        eq(payments.status, "open"),
        // not a card that is being charged
        isNull(payments.methodId),
      ),
    )
    .returning({ id: payments.id });
  if (taken.length === 0) return;
  const { salonId } = ctx.actor;
  await ctx.jobs.add(ctx.db, "unpaid", [{ salonId, id: appointmentId }]);
}
