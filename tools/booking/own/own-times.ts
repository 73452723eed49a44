import { eq } from "drizzle-orm";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { notBefore } from "#tools/booking/book/patch-visit.ts";
import { openTimes, slotOf } from "#tools/booking/times/slots.ts";

/**
 * When a client's own booking could be instead, between two days of the salon's calendar (both included): as long as it is
 * now, and its present time counts as free.
 * @throws not_found
 */
export async function findOwnTimes(
  ctx: GuestCtx,
  { appointmentId, from, to }: { appointmentId: string; from: string; to: string },
): Promise<Slot[]> {
  const [own] = await ctx.db
    .select({ appointment: appointments, inGaps: occupancies.onlineInGaps })
    .from(appointments)
    .leftJoin(occupancies, eq(occupancies.id, appointments.occupancyId))
    .where(eq(appointments.id, appointmentId));
  if (!own) throw new DomainError("not_found", "Appointment not found.");
  const { stylistId, segments, serviceId, serviceType, occupancyId, needsPatchTest, startsAt } =
    own.appointment;
  const service = {
    id: serviceId,
    name: serviceType,
    segments,
    onlineInProcessing: own.inGaps ?? false,
    online: true,
    needsPatchTest,
    price: own.appointment.price,
    atBooking: null,
  };
  const ignoreOccupancyId = occupancyId ?? undefined;
  const where = { stylistId, from, to, ignoreOccupancyId };
  const starts = await openTimes(ctx, { ...where, service, channel: "online" });
  const first = (await notBefore(ctx, own.appointment))?.getTime() ?? 0;
  return starts
    .filter(({ start }) => start !== startsAt.getTime() && start >= first)
    .map((start) => slotOf(ctx, { stylistId, service, start }));
}
