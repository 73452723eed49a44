import { asc, eq } from "drizzle-orm";
import { bills } from "#db/schema/bills.ts";
import { appointments } from "#db/schema/appointments.ts";
import { payments } from "#db/schema/payments.ts";
import { getAppointment, requireBook, stylistOf } from "#tools/appointments/appointments.ts";
import { lockAppointment, type AppointmentRow } from "#tools/appointments/lock.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { lockBook } from "#tools/booking/times/occupy.ts";
import { putVisitsBack } from "#tools/booking/book/put-back.ts";
import { bookableOf } from "#tools/booking/times/slots.ts";
import { setAppointmentStatus } from "#tools/booking/book/status.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { billOf, type BillRow } from "#tools/payments/bill/bills.ts";
import { takeBackLinks, voidByHand } from "#tools/payments/bill/by-hand.ts";
import { requireSameDay } from "#tools/payments/bill/day.ts";
import { lockPayment } from "#tools/payments/rows.ts";
import { requireMoneyOf } from "#tools/payments/whose.ts";
import { sell } from "./close.ts";

/**
 * Opens a visit again that was closed or completed today, as if it had not been: what came by hand with it is taken back, links are too, products
 * come back into the stock, the next visit is called off, and the visit stands as it did. Its bill stays and counts for nothing.
 * @throws not_found, forbidden, tier_required; conflict for what is not closed, where its day is over or closed, where some of it
 * was paid by a link or went back, and where somebody has its time by now
 */
export async function reopenVisit(
  ctx: Ctx,
  { appointmentId: id }: { appointmentId: string },
): Promise<Appointment> {
  const stylistId = await stylistOf(ctx, id);
  await requireBook(ctx, [stylistId]);
  await requireMoneyOf(ctx, id);
  return atomically(ctx, async (ctx) => {
    const bookOf = await stylistOfNext(ctx, id);
    await lockBook(ctx, bookOf ? [stylistId, bookOf] : [stylistId]);
    const visit = await lockAppointment(ctx, id);
    const bill = await billOf(ctx, id);
    if (!bill) return standAgain(ctx, visit);
    await requireSameDay(ctx, bill.createdAt);
    await takeMoneyBack(ctx, bill);
    await sell(ctx, bill.lines, "back");
    await ctx.db.update(bills).set({ undoneAt: ctx.now() }).where(eq(bills.id, bill.id));
    await writeAudit(ctx, {
      action: "visit.reopened",
      words: "opened a visit again that was closed",
      subjectId: id,
    });
    await callOffNext(ctx, bill.rebookedId);
    const { wasStatus: status, onlineInGaps } = bill;
    const { version } = visit;
    if (status === "pending" || status === "confirmed")
      await putVisitsBack(ctx, { visits: [{ id, version, status, onlineInGaps }] });
    return getAppointment(ctx, { id });
  });
}

/** The same of a visit that was completed today and has no bill. */
async function standAgain(ctx: Ctx, visit: AppointmentRow): Promise<Appointment> {
  const { id, version, status, updatedAt } = visit;
  if (status !== "completed") throw new DomainError("conflict", "This visit is not closed.");
  await requireSameDay(ctx, updatedAt);
  const { onlineInProcessing: onlineInGaps } = await bookableOf(ctx, {
    stylistId: visit.stylistId,
    serviceType: visit.serviceType,
  });
  await putVisitsBack(ctx, { visits: [{ id, version, status: "confirmed", onlineInGaps }] });
  return getAppointment(ctx, { id });
}

async function stylistOfNext({ db }: Ctx, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ stylistId: appointments.stylistId })
    .from(bills)
    .innerJoin(appointments, eq(appointments.id, bills.rebookedId))
    .where(eq(bills.appointmentId, id));
  return found?.stylistId;
}

async function takeMoneyBack(ctx: Ctx, { id, appointmentId }: BillRow): Promise<void> {
  const came = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.billId, id))
    .orderBy(asc(payments.id));
  for (const { id: paymentId } of came) {
    const row = await lockPayment(ctx, paymentId);
    if (row.status !== "paid") continue;
    if (row.method === "stripe")
      throw new DomainError("conflict", "The link was paid by card. Give that back instead.");
    await voidByHand(ctx, row);
  }
  await takeBackLinks(ctx, appointmentId);
}

async function callOffNext(ctx: Ctx, id: string | null): Promise<void> {
  if (!id) return;
  const { status } = await lockAppointment(ctx, id);
  if (isStanding(status)) await setAppointmentStatus(ctx, { id, status: "cancelled" });
}
