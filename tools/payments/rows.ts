import { eq, sql } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import type { Ctx, Db, SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { Teller } from "#tools/messages/texts/tell-client.ts";
import { cardWords, isOfBooking } from "./rules.ts";
import type { Payment } from "./schema.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** Whoever handles money: of a salon, telling its people, with a way to Stripe and to the log. */
export type MoneyCtx = Teller & Pick<Ctx, "cards" | "log">;

/** Whoever hears of all salons: whose an event is has yet to be found out. `db` must see all salons. */
export type EveryCtx = Omit<SalonCtx, "salonId">;

const LINK = "payment link";

/** Where a client pays: a page of ours that leads to Stripe's, for as long as it is not paid. */
export function payLink(
  { signer, publicUrl }: Pick<Ctx, "signer" | "publicUrl">,
  paymentId: string,
): string {
  return `${publicUrl}/pay/${signer.sign(LINK, paymentId.replaceAll("-", ""))}`;
}

/** Which payment a link is of; null for what was not made here. */
export function paymentOfLink({ signer }: Pick<Ctx, "signer">, token: string): string | null {
  const id = signer.read(LINK, token);
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(id ?? "");
  return parts ? parts.slice(1).join("-") : null;
}

/**
 * A payment that nobody else changes until the transaction ends, its appointment locked before it (`atomically` has the
 * order). @throws not_found
 */
export async function lockPayment({ db }: { db: Db }, id: string): Promise<PaymentRow> {
  const [of] = await db
    .select({ appointmentId: payments.appointmentId })
    .from(payments)
    .where(eq(payments.id, id));
  if (of?.appointmentId)
    await db
      .select({ id: appointments.id })
      .from(appointments)
      .where(eq(appointments.id, of.appointmentId))
      .for("update");
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for("update");
  if (!row) throw unknownPayment();
  return row;
}

export const unknownPayment = () => new DomainError("not_found", "Payment not found.");

const went = (statuses: readonly string[]) =>
  sql<number>`coalesce((select sum(${refunds.amount}) from ${refunds} where ${refunds.paymentId} = ${payments.id} and ${refunds.status} in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})), 0)`.mapWith(Number);

/** Payments with what went back of them, and whose they are. */
export function readPayments(db: Db) {
  return db
    .select({
      payment: payments,
      refunded: went(["done"]),
      refunding: went(["wanted", "pending"]),
      clientName: appointments.clientName,
      serviceType: appointments.serviceType,
    })
    .from(payments)
    .leftJoin(appointments, eq(appointments.id, payments.appointmentId))
    .$dynamic();
}

type Read = {
  payment: PaymentRow;
  refunded: number;
  refunding: number;
  clientName: string | null;
  serviceType: string | null;
};

/** A row as the API gives it. */
export function asPayment(
  ctx: Pick<Ctx, "signer" | "publicUrl">,
  { payment, clientName, serviceType, refunded, refunding }: Read,
): Payment {
  const { id, purpose, status, method, amount, tip, currency, appointmentId, error } = payment;
  const { cardBrand: brand, cardLast4: last4, expiresAt, createdAt, paidAt, sessionId } = payment;
  // a card that is being charged has no page
  const isPage = status === "open" && (sessionId !== null || payment.methodId === null);
  return {
    id,
    purpose,
    status,
    method,
    amount,
    tip,
    refunded,
    refunding,
    currency,
    appointmentId,
    clientName: clientName ?? "",
    serviceType: serviceType ?? "",
    url: isPage ? payLink(ctx, id) : null,
    // any other link leads to a new page of Stripe's when one has come to its end
    expiresAt: isPage && isOfBooking(purpose) ? (expiresAt?.toISOString() ?? null) : null,
    card: brand && last4 ? cardWords({ brand, last4 }) : null,
    error,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}

/** A payment by its id, as it is now. @throws not_found */
export async function presentPayment(
  ctx: Pick<Ctx, "db" | "signer" | "publicUrl">,
  id: string,
): Promise<Payment> {
  const [row] = await readPayments(ctx.db).where(eq(payments.id, id));
  if (!row) throw unknownPayment();
  return asPayment(ctx, row);
}
