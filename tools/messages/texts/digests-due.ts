import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { messageSettings } from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Db } from "#tools/core/context.ts";
import { dayBounds } from "#tools/values/zone-rules.ts";
import { lastTurnOf } from "./daily-rules.ts";
import { ofWay, waysOf, type Stretch } from "#tools/messages/salon-ways.ts";

/** A stylist who is to read of their day, YYYY-MM-DD. */
export type DigestDue = { stylistId: string; date: string };

/**
 * Stylists who have clients today and whose salon's hour for the digest has just struck, by salon. One that could not go in
 * time still does while something of the day lies ahead. `everySalon` must see all salons.
 */
export async function digestsDue(
  everySalon: Db,
  { since, now }: Stretch,
): Promise<Map<string, DigestDue[]>> {
  const ways = (await waysOf(everySalon)).filter(({ dailyDigest }) => dailyDigest);
  const clocks = new Map(ways.map((way) => [`${way.timeZone} ${way.digestHour}`, way]));
  const due = new Map<string, DigestDue[]>();
  for (const { timeZone, digestHour } of clocks.values()) {
    const hour = `${String(digestHour).padStart(2, "0")}:00`;
    const turn = lastTurnOf(timeZone, hour, { since: since.getTime(), now: now.getTime() });
    if (!turn) continue;
    const { endsAt } = dayBounds(timeZone, turn.date);
    const rows = await everySalon
      .selectDistinct({ salonId: appointments.salonId, stylistId: appointments.stylistId })
      .from(appointments)
      .innerJoin(salons, eq(salons.id, appointments.salonId))
      .innerJoin(stylists, eq(stylists.id, appointments.stylistId))
      .leftJoin(messageSettings, eq(messageSettings.salonId, salons.id))
      .where(
        and(
          eq(salons.timeZone, timeZone),
          eq(ofWay.dailyDigest, true),
          eq(ofWay.digestHour, digestHour),
          inArray(appointments.status, ["pending", "confirmed"]),
          gt(appointments.startsAt, now),
          lt(appointments.startsAt, new Date(endsAt)),
          isNull(stylists.leftAt),
          inArray(stylists.accountStatus, ["pending", "verified", "student"]),
        ),
      );
    for (const { salonId, stylistId } of rows)
      due.set(salonId, [...(due.get(salonId) ?? []), { stylistId, date: turn.date }]);
  }
  return due;
}
