import { and, eq, inArray, isNotNull, isNull, lte, ne } from "drizzle-orm";
import { appointments, waitlistEntries } from "#db/schema/appointments.ts";
import { payments } from "#db/schema/payments.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import { settle } from "./status.ts";
import { lockAppointment } from "#tools/appointments/lock.ts";
import { atomically, type Db, type SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { CheckoutState } from "#tools/payments/stripe/cards.ts";
import { tellReleased } from "#tools/payments/letters.ts";
import { noteCheckout } from "#tools/payments/stripe/note-checkout.ts";
import { lockPayment, type MoneyCtx, type PaymentRow } from "#tools/payments/rows.ts";

/**
 * Looks after what an appointment waits for, or waits for no longer. Each page that nobody shall pay on any more is closed at Stripe
 * first, and what was paid on it until then is noted as paid. Only then a booking whose time to pay is over gives its time back,
 * and its client is told. May be asked at any time and as often as one likes. Outside any transaction.
 * @throws unavailable when Stripe cannot be asked: the time is held until it can
 */
export async function releaseUnpaid(
  ctx: SalonCtx,
  { id: appointmentId }: { id: string },
): Promise<void> {
  const [visit] = await ctx.db
    .select({ payBy: appointments.payBy, status: appointments.status })
    .from(appointments)
    .where(eq(appointments.id, appointmentId));
  if (!visit) return;
  const isOver = visit.payBy !== null && visit.payBy <= ctx.now() && isStanding(visit.status);
  for (const row of await toClose(ctx, { appointmentId, isOver })) await close(ctx, row);
  if (isOver) await atomically(ctx, (ctx) => release(ctx, appointmentId));
}

/** Payments whose pages are open at Stripe and shall not be: those taken back, and of a booking that is over all that it waits for. */
function toClose(
  { db }: MoneyCtx,
  { appointmentId, isOver }: { appointmentId: string; isOver: boolean },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.appointmentId, appointmentId),
        isNotNull(payments.sessionId),
        isNotNull(payments.url),
        isOver
          ? inArray(payments.status, ["open", "cancelled", "expired"])
          : inArray(payments.status, ["cancelled", "expired"]),
        isOver ? inArray(payments.purpose, ["deposit", "card"]) : undefined,
      ),
    );
}

async function close(ctx: MoneyCtx, { id, sessionId }: PaymentRow): Promise<void> {
  const state = await closed(ctx, sessionId ?? "");
  await atomically(ctx, async (ctx) => {
    await noteCheckout(ctx, id, state);
    // what is closed is not closed again
    await ctx.db
      .update(payments)
      .set({ url: null })
      .where(and(eq(payments.id, id), ne(payments.status, "paid")));
  });
}

/** @throws unavailable; also where nothing can be asked: without a key nobody knows what was paid */
async function closed({ cards }: MoneyCtx, sessionId: string): Promise<CheckoutState> {
  const state = await cards.expireCheckout(sessionId);
  if (state.status === "open")
    throw new DomainError("unavailable", "The card service has not closed a page yet.");
  return state;
}

/** Gives a booking's time back, if it is unpaid still: everything of it is locked. */
async function release(ctx: SalonCtx, appointmentId: string): Promise<void> {
  const visit = await lockAppointment(ctx, appointmentId);
  if (!visit.payBy || visit.payBy > ctx.now() || !isStanding(visit.status)) return;
  const waiting = await ctx.db
    .select({ id: payments.id, url: payments.url })
    .from(payments)
    .where(and(eq(payments.appointmentId, appointmentId), eq(payments.status, "open")));
  // a page was opened at this very moment: it is closed first, by the next job
  if (waiting.some(({ url }) => url !== null)) {
    await ctx.jobs.add(ctx.db, "unpaid", [{ salonId: ctx.salonId, id: appointmentId }]);
    return;
  }
  await settle(ctx, visit, { status: "cancelled", cancelledBy: "unpaid" });
  // an offer that was taken and not paid for is one that was not taken
  await ctx.db
    .update(waitlistEntries)
    .set({ status: "expired", updatedAt: ctx.now() })
    .where(
      and(eq(waitlistEntries.appointmentId, appointmentId), eq(waitlistEntries.status, "booked")),
    );
  for (const { id } of waiting) {
    const row = await lockPayment(ctx, id);
    await ctx.db
      .update(payments)
      .set({ status: "expired", updatedAt: ctx.now() })
      .where(eq(payments.id, id));
    await tellReleased(ctx, row);
  }
}

/** Bookings of all salons whose time to pay is over. `everySalon` must see all salons. */
export function unpaidDue(everySalon: Db, now: Date): Promise<{ salonId: string; id: string }[]> {
  return everySalon
    .select({ salonId: appointments.salonId, id: appointments.id })
    .from(appointments)
    .where(
      and(lte(appointments.payBy, now), inArray(appointments.status, ["pending", "confirmed"])),
    )
    .limit(500);
}

/** Payments of all salons, by salon, whose page has come to its end and that no event has told of; of those that keep no booking waiting. */
export async function pagesOver(everySalon: Db, now: Date): Promise<Map<string, string[]>> {
  const rows = await everySalon
    .select({ salonId: payments.salonId, id: payments.id })
    .from(payments)
    .leftJoin(appointments, eq(appointments.id, payments.appointmentId))
    .where(
      and(
        eq(payments.status, "open"),
        lte(payments.expiresAt, now),
        isNotNull(payments.sessionId),
        isNull(appointments.payBy),
      ),
    )
    .limit(500);
  const bySalon = Map.groupBy(rows, ({ salonId }) => salonId);
  return new Map([...bySalon].map(([salonId, all]) => [salonId, all.map(({ id }) => id)]));
}
