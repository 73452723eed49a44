import { eq } from "drizzle-orm";
import { occupancies } from "#db/schema/appointments.ts";
import { bills } from "#db/schema/bills.ts";
import { getAppointment, requireBook, stylistOf } from "#tools/appointments/appointments.ts";
import { requireBegun } from "#tools/appointments/begun.ts";
import { lockAppointment, refuseStale, type AppointmentRow } from "#tools/appointments/lock.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { bookForClient } from "#tools/booking/book/book-for-client.ts";
import { lockBook } from "#tools/booking/times/occupy.ts";
import { settle } from "#tools/booking/book/status.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { findItem } from "#tools/inventory/items/item-rows.ts";
import { lockItems, moveStock, type StockMove } from "#tools/inventory/items/movements.ts";
import { amountOf } from "#tools/inventory/items/stock-rules.ts";
import type { BillLine } from "#tools/payments/bill/bill-schema.ts";
import { takeBackLinks, takeByHand } from "#tools/payments/bill/by-hand.ts";
import { billOf } from "#tools/payments/bill/bills.ts";
import { tellLink } from "#tools/payments/letters.ts";
import { tellReceipt } from "#tools/payments/bill/receipt.ts";
import { layLink, requireCards, requireChargeable } from "#tools/payments/stripe/request.ts";
import { lockPayment } from "#tools/payments/rows.ts";
import { moneyOfVisit } from "#tools/payments/bill/visit-money.ts";
import { requireMoneyOf } from "#tools/payments/whose.ts";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import { planClosing, type Plan } from "./plan.ts";
import type { ClosedVisit, CloseVisit } from "./schema.ts";

/**
 * Closes a visit in one go: it is completed, its bill is written, what came by hand is entered, products leave the stock, what is left
 * is asked for by a link where that is wanted, the client comes again and gets the receipt. However often at once, one closing counts.
 * Nothing of it waits for the network: a link leads to its page when it is opened.
 * @throws not_found; forbidden in another's book; tier_required; invalid before its time, without a price, and for more than is due;
 * conflict for what is cancelled or closed, was changed since `version` was read, a day that is closed, and a next time that is taken;
 * unavailable for a link without Stripe
 */
export async function closeVisit(ctx: Ctx, input: CloseVisit): Promise<ClosedVisit> {
  const { appointmentId: id, version } = input;
  const stylistId = await stylistOf(ctx, id);
  await requireBook(ctx, [stylistId]);
  await requireMoneyOf(ctx, id);
  for (const { itemId } of input.products ?? []) if (itemId) await findItem(ctx, itemId);
  return atomically(ctx, async (ctx) => {
    await lockBook(ctx, [stylistId]);
    const visit = await lockAppointment(ctx, id);
    await refuseStale(visit, version, () => getAppointment(ctx, { id }));
    await requireClosable(ctx, visit);
    const plan = await planClosing(ctx, visit, input);
    const was = await standing(ctx, visit);
    if (isStanding(visit.status))
      await settle(ctx, visit, { status: "completed", cancelledBy: null });
    const rebooked = plan.next && (await bookAgain(ctx, visit, plan.next));
    const billId = await writeBill(ctx, visit, { plan, input, was, rebooked });
    const { currency } = plan.before;
    await takeByHand(
      ctx,
      { appointmentId: id, clientId: visit.clientId, currency, billId },
      plan.shares,
    );
    await sell(ctx, plan.lines);
    if (input.link && plan.left > 0)
      await askByLink(ctx, { id, billId, amount: plan.left, currency });
    else await takeBackLinks(ctx, id);
    return {
      appointment: await getAppointment(ctx, { id }),
      money: await moneyOfVisit(ctx, { appointmentId: id }),
      rebooked,
      sent: await tellReceipt(ctx, id, input.receipt ?? []),
    };
  });
}

/** @throws conflict for what is called off or closed already; invalid before its time */
export async function requireClosable(ctx: Ctx, visit: AppointmentRow): Promise<void> {
  if (visit.status === "cancelled")
    throw new DomainError("conflict", "This visit is cancelled: there is nothing to close.");
  if (await billOf(ctx, visit.id))
    throw new DomainError("conflict", "This visit is closed already.");
  await requireBegun(ctx, visit);
}

/** What of the visit stands until now, so that it can stand so again. */
async function standing({ db }: Ctx, { status, occupancyId }: AppointmentRow) {
  if (!occupancyId) return { wasStatus: null, onlineInGaps: false };
  const [held] = await db
    .select({ onlineInGaps: occupancies.onlineInGaps })
    .from(occupancies)
    .where(eq(occupancies.id, occupancyId));
  return { wasStatus: status, onlineInGaps: held?.onlineInGaps ?? false };
}

/** The same again, for as long, with the same stylist. */
function bookAgain(
  ctx: Ctx,
  visit: AppointmentRow,
  { date, time }: NonNullable<Plan["next"]>,
): Promise<Appointment> {
  const { stylistId, clientId, clientName, clientEmail, clientPhone } = visit;
  return bookForClient(ctx, {
    stylistId,
    clientId,
    clientName,
    clientEmail,
    clientPhone,
    serviceType: visit.serviceType,
    durationMinutes: durationOf(visit.segments),
    appointmentDate: date,
    appointmentTime: time,
    outsideHours: false,
  });
}

async function writeBill(
  { db, now, actor }: Ctx,
  { id: appointmentId, salonId }: AppointmentRow,
  of: {
    plan: Plan;
    input: CloseVisit;
    was: Awaited<ReturnType<typeof standing>>;
    rebooked: Appointment | null;
  },
): Promise<string> {
  const { before, lines, tax, total } = of.plan;
  const { discount = 0, discountReason = "" } = of.input;
  const { amount, ...rule } = tax;
  const id = newId();
  await db.insert(bills).values({
    id,
    salonId,
    appointmentId,
    lines,
    discount,
    discountReason,
    ...rule,
    tax: amount,
    total,
    currency: before.currency,
    stylistId: actor.stylistId,
    rebookedId: of.rebooked?.id ?? null,
    ...of.was,
    createdAt: now(),
  });
  return id;
}

/** Takes what was sold out of the stock, or puts it back. Within a transaction. @throws not_found */
export async function sell(ctx: Ctx, lines: readonly BillLine[], way: "out" | "back" = "out") {
  const sold = lines.flatMap(({ itemId, units }) => (itemId && units ? [{ itemId, units }] : []));
  const held = await lockItems(
    ctx,
    sold.map(({ itemId }) => itemId),
  );
  const moves = sold.map(({ itemId, units }): StockMove => {
    const amount = amountOf(units, held.get(itemId) ?? { unitSize: null });
    return way === "out"
      ? { itemId, kind: "adjust", amount: -amount, reason: "sold" }
      : { itemId, kind: "adjust", amount, reason: "returned" };
  });
  await moveStock(ctx, moves);
}

async function askByLink(
  ctx: Ctx,
  {
    id: appointmentId,
    billId,
    amount,
    currency,
  }: { id: string; billId: string; amount: number; currency: string },
): Promise<void> {
  requireCards(ctx);
  requireChargeable(amount, currency);
  const id = await layLink(ctx, { appointmentId, purpose: "balance", amount, billId });
  await tellLink(ctx, await lockPayment(ctx, id));
}
