import { and, desc, eq, isNull } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { mixedBowls } from "#db/schema/stock.ts";
import { unknownAppointment } from "#tools/appointments/appointments.ts";
import type { AppointmentRow } from "#tools/appointments/lock.ts";
import type { Ctx } from "#tools/core/context.ts";
import { receiptWays } from "#tools/payments/bill/receipt.ts";
import { paymentSettingsOf } from "#tools/payments/settings.ts";
import { readMoneyOfVisit } from "#tools/payments/whose.ts";
import { getRates } from "#tools/salons/rates.ts";
import { nextTimes } from "./next-times.ts";
import { USUAL_WEEKS, type AskClosing, type Closing } from "./schema.ts";

/** What stands when a visit is about to be closed: its money, its bowls, and when its client could come again. @throws not_found, forbidden */
export async function getClosing(
  ctx: Ctx,
  { appointmentId, weeks = USUAL_WEEKS }: AskClosing & { appointmentId: string },
): Promise<Closing> {
  const money = await readMoneyOfVisit(ctx, { appointmentId });
  const visit = await visitRow(ctx, appointmentId);
  const { taxPercent, taxIncluded } = await paymentSettingsOf(ctx, visit);
  const { hourlyRate, productRate } = await getRates(ctx);
  const { id, formulaId, name, grams, leftGrams } = mixedBowls;
  return {
    money,
    tax: { taxPercent, taxIncluded },
    hourlyRate,
    productRate,
    bowls: await ctx.db
      .select({ id, formulaId, name, grams, leftGrams })
      .from(mixedBowls)
      .where(and(eq(mixedBowls.appointmentId, appointmentId), isNull(mixedBowls.undoneAt)))
      .orderBy(desc(mixedBowls.createdAt), desc(id)),
    weeks,
    times: await nextTimes(ctx, visit, weeks),
    receiptBy: await receiptWays(ctx, visit),
  };
}

/** A visit as it is kept. @throws not_found */
export async function visitRow({ db }: Pick<Ctx, "db">, id: string): Promise<AppointmentRow> {
  const [visit] = await db.select().from(appointments).where(eq(appointments.id, id));
  if (!visit) throw unknownAppointment();
  return visit;
}
