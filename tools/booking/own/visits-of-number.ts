import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { stylists } from "#db/schema/stylists.ts";
import { phoneKeyOf } from "#tools/values/phone.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import type { AppointmentStatus } from "#tools/appointments/schema.ts";

/** A visit as whoever texts from its number may hear of it: when and what, and nothing else of them or the salon's notes. */
export type NumbersVisit = {
  id: string;
  stylistId: string;
  stylistName: string;
  serviceType: string;
  segments: Segment[];
  occupancyId: string | null;
  startsAt: Date;
  date: string;
  time: string;
  status: AppointmentStatus;
  /** It is held until then for its payment; null where it waits for none. */
  payBy: Date | null;
  cancelledByClient: boolean;
};

/**
 * The visits of a number, E.164, that are not over, the next one first: those that stand, and those that the client has cancelled.
 * A visit is the number's when it was booked under it, in whatever spelling.
 */
export async function visitsOfNumber(ctx: SalonCtx, phone: string): Promise<NumbersVisit[]> {
  const { timeZone } = await getBookingRules(ctx);
  const digits = sql`regexp_replace(${appointments.clientPhone}, '\\D', '', 'g')`;
  const rows = await ctx.db
    .select({ row: appointments, stylistName: stylists.name })
    .from(appointments)
    .innerJoin(stylists, eq(stylists.id, appointments.stylistId))
    .where(
      and(
        gt(appointments.endsAt, ctx.now()),
        or(
          inArray(appointments.status, ["pending", "confirmed"]),
          eq(appointments.cancelledBy, "client"),
        ),
        // however it is spelt, it ends alike; the rest is compared below
        sql`right(${digits}, 6) = ${phone.slice(-6)}`,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  return rows
    .filter(
      ({ row: { clientPhone } }) =>
        clientPhone === phone || phoneKeyOf(clientPhone, timeZone) === phone,
    )
    .map(({ row, stylistName }) => ({
      id: row.id,
      stylistId: row.stylistId,
      stylistName,
      serviceType: row.serviceType || "Appointment",
      segments: row.segments,
      occupancyId: row.occupancyId,
      startsAt: row.startsAt,
      ...wallOf(timeZone, row.startsAt.getTime()),
      status: row.status,
      payBy: row.payBy,
      cancelledByClient: row.cancelledBy === "client",
    }));
}
