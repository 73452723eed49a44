import { and, desc, eq, isNull, lt, ne } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { clients } from "#db/schema/clients.ts";
import { stylists } from "#db/schema/stylists.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { requireScheduling } from "#tools/appointments/appointments.ts";
import type { SuggestBooking, SuggestedBooking } from "#tools/appointments/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { bookableOf, openTimes } from "./slots.ts";

const DAYS_AHEAD = 14;

/**
 * How a booking begins: what the client had last, with whom they prefer or had it, at the next time that is free. Of somebody nobody
 * knows it is an hour with whoever is free first of those into whose book one may write. Null where nobody is free within
 * two weeks. @throws tier_required below pro
 */
export async function suggestBooking(
  ctx: Ctx,
  { clientId, stylistId, from }: SuggestBooking,
): Promise<SuggestedBooking | null> {
  await requireScheduling(ctx);
  const { timeZone } = await getBookingRules(ctx);
  const last = clientId ? await lastVisit(ctx, clientId) : undefined;
  const books = await booksOf(ctx);
  const wanted = [stylistId, last?.preferred, last?.stylistId].find(
    (id) => id && books.includes(id),
  );
  const today = wallOf(timeZone, ctx.now().getTime()).date;
  const first = from && from > today ? from : today;
  const free = await Promise.all(
    (wanted ? [wanted] : books).map(async (id) => {
      // by its name: the menu may have been written anew since
      const found = await bookableOf(ctx, {
        stylistId: id,
        serviceType: last?.serviceType ?? null,
      });
      const service = found.id || !last ? found : { ...found, segments: last.segments };
      const days = { from: first, to: addDays(first, DAYS_AHEAD - 1) };
      const [start] = await openTimes(ctx, { ...days, stylistId: id, service, channel: "staff" });
      return start ? [{ id, service, start: start.start }] : [];
    }),
  );
  const soonest = free.flat().toSorted((a, b) => a.start - b.start)[0];
  if (!soonest) return null;
  const { date, time } = wallOf(timeZone, soonest.start);
  return {
    stylistId: soonest.id,
    serviceId: soonest.service.id,
    serviceType: last?.serviceType ?? "",
    durationMinutes: durationOf(soonest.service.segments),
    appointmentDate: date,
    appointmentTime: time,
  };
}

/** What they had last, whoever cancelled anything since. */
async function lastVisit({ db, now }: Ctx, clientId: string) {
  const [last] = await db
    .select({
      stylistId: appointments.stylistId,
      serviceType: appointments.serviceType,
      segments: appointments.segments,
      preferred: clients.preferredStylistId,
    })
    .from(appointments)
    .innerJoin(clients, eq(clients.id, appointments.clientId))
    .where(
      and(
        eq(appointments.clientId, clientId),
        ne(appointments.status, "cancelled"),
        lt(appointments.startsAt, now()),
      ),
    )
    .orderBy(desc(appointments.startsAt))
    .limit(1);
  return last;
}

/** Into whose books one may write, one's own first. */
async function booksOf({ db, actor }: Ctx): Promise<string[]> {
  if (!may(actor.role, "book_for_anyone")) return [actor.stylistId];
  const rows = await db.select({ id: stylists.id }).from(stylists).where(isNull(stylists.leftAt));
  const others = rows.map(({ id }) => id).filter((id) => id !== actor.stylistId);
  return rows.length > others.length ? [actor.stylistId, ...others] : others;
}
