import { and, desc, gte, inArray, isNull, lte, or } from "drizzle-orm";
import { hoursExceptions, stylistHours } from "#db/schema/booking.ts";
import type { Db } from "#tools/core/context.ts";
import { DEFAULT_WEEK } from "./data.ts";
import type { HoursException, WeekHours } from "./schema.ts";

/** A stylist's week, and the days that differ from it: the salon's holidays among them, what was said last first. */
export type Hours = { week: WeekHours; exceptions: HoursException[] };

/**
 * What each of these stylists works by between two dates (YYYY-MM-DD, both included): of exceptions only those that
 * touch the time. Who has set no week has the default one; every id asked for is in the answer.
 */
export async function hoursOf(
  { db }: { db: Db },
  { stylistIds, from, to }: { stylistIds: readonly string[]; from: string; to: string },
): Promise<Map<string, Hours>> {
  const ids = [...stylistIds];
  const [weeks, exceptions] = await Promise.all([
    db.select().from(stylistHours).where(inArray(stylistHours.stylistId, ids)),
    db
      .select(ofException)
      .from(hoursExceptions)
      .where(
        and(
          lte(hoursExceptions.fromDate, to),
          gte(hoursExceptions.toDate, from),
          or(isNull(hoursExceptions.stylistId), inArray(hoursExceptions.stylistId, ids)),
        ),
      )
      .orderBy(desc(hoursExceptions.createdAt), desc(hoursExceptions.id)),
  ]);
  const weekOf = new Map(weeks.map(({ stylistId, week }) => [stylistId, week]));
  return new Map(
    ids.map((id) => [
      id,
      {
        week: weekOf.get(id) ?? DEFAULT_WEEK,
        exceptions: exceptions.filter(({ stylistId }) => stylistId === null || stylistId === id),
      },
    ]),
  );
}

/** An exception as it is shown. */
export const ofException = {
  id: hoursExceptions.id,
  stylistId: hoursExceptions.stylistId,
  from: hoursExceptions.fromDate,
  to: hoursExceptions.toDate,
  hours: hoursExceptions.hours,
  reason: hoursExceptions.reason,
};
