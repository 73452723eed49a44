import { and, eq } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { tellClient, type Teller } from "#tools/messages/texts/tell-client.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import { unknownAppointment } from "#tools/appointments/appointments.ts";

/**
 * What a booking waited for has come: it waits no longer, and is confirmed where the salon confirms by itself and no patch test
 * lacks. Its client is told so, once. Within the transaction that notes the payment.
 * @returns false when it does not stand any more: what was paid for it has nothing to keep
 * @throws not_found
 */
export async function paidForVisit(ctx: Teller, appointmentId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select()
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
    .for("update");
  if (!row) throw unknownAppointment();
  const { status, payBy, needsPatchTest, version } = row;
  if (!isStanding(status)) return status === "completed";
  // somebody of the salon has let it stand without
  if (payBy === null) return true;
  const { confirmation } = await getBookingRules(ctx);
  const standsAtOnce = confirmation === "automatic" && !needsPatchTest;
  await ctx.db
    .update(appointments)
    .set({
      payBy: null,
      status: standsAtOnce ? "confirmed" : status,
      version: version + 1,
      updatedAt: ctx.now(),
    })
    .where(and(eq(appointments.id, appointmentId), eq(appointments.version, version)));
  await tellClient(ctx, { kind: "confirmation", appointmentId });
  return true;
}
