import { eq, or, type SQL } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { payments } from "#db/schema/payments.ts";
import type { Ctx } from "#tools/core/context.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { unknownPayment } from "./rows.ts";
import type { VisitMoney } from "./schema.ts";
import { agreedOn, moneyOfVisit } from "./bill/visit-money.ts";

type Asking = Pick<Ctx, "actor">;

/** Which payments somebody sees: a stylist those of their own visits, and what they asked for themselves; the others all. */
export function seenBy({ actor: { role, stylistId } }: Asking): SQL | undefined {
  if (may(role, "see_all_payments")) return undefined;
  return or(eq(appointments.stylistId, stylistId), eq(payments.stylistId, stylistId));
}

/** Lets those pass who may handle the money of a visit: a stylist of their own. @throws not_found, forbidden */
export async function requireMoneyOf(ctx: Ctx, appointmentId: string): Promise<void> {
  requireMay(ctx, "take_payments");
  const { stylistId } = await agreedOn(ctx, appointmentId);
  if (stylistId !== ctx.actor.stylistId) requireMay(ctx, "see_all_payments");
}

/** The same for a payment. @throws not_found, also for what a stylist does not see */
export async function requireSeen(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db
    .select({ of: appointments.stylistId, by: payments.stylistId })
    .from(payments)
    .leftJoin(appointments, eq(appointments.id, payments.appointmentId))
    .where(eq(payments.id, id));
  const { role, stylistId } = ctx.actor;
  const theirs = row?.of === stylistId || row?.by === stylistId;
  if (!row || !(theirs || may(role, "see_all_payments"))) throw unknownPayment();
}

/** How an appointment stands with money, for whom it concerns. @throws not_found, forbidden */
export async function readMoneyOfVisit(
  ctx: Ctx,
  { appointmentId }: { appointmentId: string },
): Promise<VisitMoney> {
  await requireMoneyOf(ctx, appointmentId);
  return moneyOfVisit(ctx, { appointmentId });
}
