import { and, desc, eq } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { payments } from "#db/schema/payments.ts";
import { salons } from "#db/schema/salons.ts";
import { services } from "#db/schema/services.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { asBill, billOf } from "./bills.ts";
import { asPayment, readPayments } from "#tools/payments/rows.ts";
import { dueOf, noShowFee } from "#tools/payments/rules.ts";
import type { Payment, VisitMoney } from "#tools/payments/schema.ts";

/** How an appointment stands with money. @throws not_found */
export async function moneyOfVisit(
  ctx: Pick<Ctx, "db" | "cards" | "signer" | "publicUrl">,
  { appointmentId }: { appointmentId: string },
): Promise<VisitMoney> {
  const visit = await agreedOn(ctx, appointmentId);
  const rows = await readPayments(ctx.db)
    .where(eq(payments.appointmentId, appointmentId))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  const all = rows.map((row) => asPayment(ctx, row));
  const { currency, payBy, noShowPercent: percent } = visit;
  const bill = await billOf(ctx, appointmentId);
  const price = bill?.total ?? visit.price;
  const paid = sumOver(all, paidOf);
  const held = rows.find(({ payment }) => payment.status === "paid" && payment.methodId !== null);
  return {
    currency,
    price,
    paid,
    tips: sumOver(all, (payment) => keptOf(payment) - paidOf(payment)),
    // what went back once it was closed is no debt
    due: dueOf(price, bill ? sumOver(all, ({ amount, tip }) => amount - tip) : paid),
    bill: bill ? asBill(bill) : null,
    payBy: payBy?.toISOString() ?? null,
    cardOnFile: held ? asPayment(ctx, held).card : null,
    noShowFee: noShowFee({ price, percent, paid, currency }),
    payments: all,
    available: ctx.cards.available,
  };
}

/** What is kept of a payment: less what went back, or is on its way, in minor units. */
const keptOf = ({ amount, refunded, refunding }: Payment) => amount - refunded - refunding;

/** The same without its tip, which goes back last. */
const paidOf = (payment: Payment) => Math.max(0, keptOf(payment) - payment.tip);

const sumOver = (all: readonly Payment[], part: (payment: Payment) => number): number =>
  all.filter(({ status }) => status === "paid").reduce((sum, each) => sum + part(each), 0);

/** What was agreed of a visit, and whether it took place. @throws not_found */
export async function agreedOn({ db }: Pick<Ctx, "db">, appointmentId: string) {
  const [found] = await db
    .select({
      currency: salons.currency,
      price: appointments.price,
      payBy: appointments.payBy,
      status: appointments.status,
      cancelledBy: appointments.cancelledBy,
      clientId: appointments.clientId,
      stylistId: appointments.stylistId,
      clientName: appointments.clientName,
      serviceType: appointments.serviceType,
      noShowPercent: services.noShowPercent,
    })
    .from(appointments)
    .innerJoin(salons, eq(salons.id, appointments.salonId))
    .leftJoin(
      services,
      and(eq(services.salonId, appointments.salonId), eq(services.id, appointments.serviceId)),
    )
    .where(eq(appointments.id, appointmentId));
  if (!found) throw new DomainError("not_found", "Appointment not found.");
  return found;
}
