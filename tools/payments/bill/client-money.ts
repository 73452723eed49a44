import { and, eq, isNull, ne } from "drizzle-orm";
import { z } from "zod";
import { appointments } from "#db/schema/appointments.ts";
import { bills } from "#db/schema/bills.ts";
import { payments } from "#db/schema/payments.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { findClient } from "#tools/clients/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { currencyOfSalon } from "#tools/salons/currency.ts";
import { asPayment, readPayments } from "#tools/payments/rows.ts";
import { dueOf } from "#tools/payments/rules.ts";

/** What a client has paid so far, and what is left of the visits that were billed: minor units. */
export const ClientMoney = z.object({
  currency: z.string(),
  taken: z.int(),
  owed: z.int(),
  /** Visits that are not wholly paid, the latest first. */
  open: z.array(z.object({ appointmentId: z.uuid(), startsAt: z.iso.datetime(), due: z.int() })),
});
export type ClientMoney = z.infer<typeof ClientMoney>;

/** How a client stands with money; a stylist is told of their own visits alone. @throws not_found, forbidden */
export async function moneyOfClient(
  ctx: Ctx,
  { clientId }: { clientId: string },
): Promise<ClientMoney> {
  requireMay(ctx, "take_payments");
  await findClient(ctx, clientId);
  const { role, stylistId } = ctx.actor;
  const theirs = and(
    eq(appointments.clientId, clientId),
    may(role, "see_all_payments") ? undefined : eq(appointments.stylistId, stylistId),
  );
  const billed = await ctx.db
    .select({
      appointmentId: bills.appointmentId,
      total: bills.total,
      startsAt: appointments.startsAt,
    })
    .from(bills)
    .innerJoin(appointments, eq(appointments.id, bills.appointmentId))
    .where(and(theirs, isNull(bills.undoneAt), ne(appointments.status, "cancelled")));
  const rows = await readPayments(ctx.db).where(and(theirs, eq(payments.status, "paid")));
  const paid = rows.map((row) => asPayment(ctx, row));
  const came = Map.groupBy(paid, (each) => each.appointmentId ?? "");
  const open = billed
    .map(({ appointmentId, total, startsAt }) => ({
      appointmentId,
      startsAt: startsAt.toISOString(),
      // what went back once it was closed is no debt, as of one visit
      due:
        dueOf(
          total,
          (came.get(appointmentId) ?? []).reduce((sum, { amount, tip }) => sum + amount - tip, 0),
        ) ?? 0,
    }))
    .filter(({ due }) => due > 0)
    .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  return {
    currency: await currencyOfSalon(ctx),
    taken: paid.reduce((sum, each) => sum + each.amount - each.refunded - each.refunding, 0),
    owed: open.reduce((sum, { due }) => sum + due, 0),
    open,
  };
}
