import { and, asc, eq, gte, inArray } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { unknownAppointment } from "#tools/appointments/appointments.ts";
import { bookForClient } from "./book-for-client.ts";
import { tellSeries } from "./series-mail.ts";
import type {
  Appointment,
  BookedSeries,
  BookSeries,
  CancelSeries,
} from "#tools/appointments/schema.ts";
import { setAppointmentStatus } from "./status.ts";

/**
 * Books the same again and again, on the same weekday and time of the salon's clock. Where a date cannot be had, nothing is
 * booked and every such date is told; with `skipTaken` the others are. The client hears once of all of them.
 * @throws conflict with `taken`; whatever booking one of them throws
 */
export function bookSeries(ctx: Ctx, wanted: BookSeries): Promise<BookedSeries> {
  const { first, everyWeeks, times, skipTaken } = wanted;
  const seriesId = newId();
  return atomically(ctx, async (ctx) => {
    const booked: Appointment[] = [];
    const taken: BookedSeries["taken"] = [];
    for (let index = 0; index < times; index += 1) {
      const appointmentDate = addDays(first.appointmentDate, index * everyWeeks * 7);
      try {
        booked.push(await bookForClient(ctx, { ...first, appointmentDate }, { seriesId }));
      } catch (error) {
        const busy = error instanceof DomainError && error.code === "conflict";
        // a patch test that is lacking is no date that is taken
        if (!busy || error.details.patchTest !== undefined) throw error;
        taken.push({ appointmentDate, sentence: error.message });
      }
    }
    if (booked.length === 0 || (taken.length > 0 && !skipTaken)) {
      const sentence = `${taken.length} of ${times} dates cannot be had. Nothing was booked.`;
      throw new DomainError("conflict", sentence, { taken });
    }
    await tellSeries(ctx, { kind: "confirmation", ids: booked.map(({ id }) => id) });
    return { appointments: booked, taken };
  });
}

/** An appointment of a series and every later one that still stands. @throws not_found for one that is of no series */
export async function followingIds(
  { db }: Pick<Ctx, "db">,
  { id }: CancelSeries,
): Promise<string[]> {
  const [from] = await db.select().from(appointments).where(eq(appointments.id, id));
  if (!from?.seriesId) throw unknownAppointment();
  const following = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.seriesId, from.seriesId),
        gte(appointments.startsAt, from.startsAt),
        inArray(appointments.status, ["pending", "confirmed"]),
      ),
    )
    .orderBy(asc(appointments.startsAt));
  return following.map((each) => each.id);
}

/** Cancels an appointment of a series and every later one that still stands. @throws not_found for one that is of no series */
export function cancelSeries(ctx: Ctx, asked: CancelSeries): Promise<Appointment[]> {
  return atomically(ctx, async (ctx) => {
    const cancelled: Appointment[] = [];
    for (const id of await followingIds(ctx, asked))
      cancelled.push(
        await setAppointmentStatus(ctx, { id, status: "cancelled" }, { tells: false }),
      );
    await tellSeries(ctx, { kind: "cancellation", ids: cancelled.map((each) => each.id) });
    return cancelled;
  });
}
