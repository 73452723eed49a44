import { and, count, eq, type SQL } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { payments } from "#db/schema/payments.ts";
import { paidForVisit } from "./bill/visit-paid.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { noteCheckout } from "./stripe/note-checkout.ts";
import { asPayment, lockPayment, presentPayment, readPayments, unknownPayment } from "./rows.ts";
import { isOfBooking } from "./rules.ts";
import type { FindPayments, Payment } from "./schema.ts";
import { requireSeen, seenBy } from "./whose.ts";

/** The salon's payments, the newest first; for a stylist those of their own visits. */
export async function listPayments(
  ctx: Ctx,
  {
    limit = DEFAULT_LIMIT,
    cursor,
    ...wanted
  }: FindPayments & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<Payment>> {
  requireMay(ctx, "take_payments");
  const matching = and(matches(wanted), seenBy(ctx));
  const rows = await readPayments(ctx.db)
    .where(and(matching, olderThan(payments, cursor)))
    .orderBy(...newestFirst(payments))
    .limit(limit + 1);
  const [all] = await ctx.db
    .select({ total: count() })
    .from(payments)
    .leftJoin(appointments, eq(appointments.id, payments.appointmentId))
    .where(matching);
  return pageOf(
    rows,
    limit,
    all?.total ?? 0,
    ({ payment }) => placeOf(payment),
    (row) => asPayment(ctx, row),
  );
}

function matches({ status, purpose, appointmentId }: FindPayments): SQL | undefined {
  return and(
    status ? eq(payments.status, status) : undefined,
    purpose ? eq(payments.purpose, purpose) : undefined,
    appointmentId ? eq(payments.appointmentId, appointmentId) : undefined,
  );
}

/**
 * Takes a link back: its page is closed at Stripe first, so that what was paid until then counts. A booking that waited for it stands
 * without. @throws forbidden, not_found; conflict for what is paid or over; unavailable when Stripe cannot be asked
 */
export async function cancelPayment(ctx: Ctx, { id }: { id: string }): Promise<Payment> {
  requireMay(ctx, "take_payments");
  await requireSeen(ctx, id);
  const [found] = await ctx.db.select().from(payments).where(eq(payments.id, id));
  if (!found) throw unknownPayment();
  if (found.status === "cancelled") return presentPayment(ctx, id);
  if (found.status !== "open")
    throw new DomainError("conflict", `This payment is ${found.status}: it stays as it is.`);
  if (found.methodId)
    throw new DomainError("conflict", "The card is being charged at this moment.");
  const state = found.sessionId ? await ctx.cards.expireCheckout(found.sessionId) : null;
  const settled = await atomically(ctx, async (ctx) => {
    if (state) await noteCheckout(ctx, id, state);
    const row = await lockPayment(ctx, id);
    if (row.status !== "open") return row;
    if (row.sessionId !== found.sessionId)
      throw new DomainError("conflict", "It was opened at this very moment. Please try again.");
    const set = { status: "cancelled", url: null, updatedAt: ctx.now() } as const;
    await ctx.db.update(payments).set(set).where(eq(payments.id, id));
    if (isOfBooking(row.purpose) && row.appointmentId) await paidForVisit(ctx, row.appointmentId);
    return { ...row, ...set };
  });
  if (settled.status === "paid")
    throw new DomainError("conflict", "It has just been paid. It can be given back.");
  return presentPayment(ctx, id);
}
