import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { hoursOf } from "./hours.ts";
import { isOutside } from "./rules.ts";
import type { HoursConflict } from "./schema.ts";

/** Between these dates (YYYY-MM-DD, both included); without, from now on. */
type When = { from: string; to: string } | undefined;

/**
 * The coming appointments that stand and fall outside the hours as they are now: of one stylist, or of everybody. Read in
 * the transaction that changes the hours, they are what that change leaves outside.
 */
export async function hoursConflicts(
  ctx: Pick<Ctx, "db" | "now">,
  stylistId: string | null,
  when?: When,
): Promise<HoursConflict[]> {
  const timeZone = await timeZoneOf(ctx);
  const rows = await ctx.db
    .select({
      appointmentId: appointments.id,
      stylistId: appointments.stylistId,
      stylistName: stylists.name,
      clientName: appointments.clientName,
      serviceType: appointments.serviceType,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      segments: appointments.segments,
    })
    .from(appointments)
    .innerJoin(stylists, eq(stylists.id, appointments.stylistId))
    .where(
      and(
        inArray(appointments.status, ["pending", "confirmed"]),
        gt(appointments.startsAt, ctx.now()),
        isNull(stylists.leftAt),
        stylistId === null ? undefined : eq(appointments.stylistId, stylistId),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const placed = rows
    .map((row) => ({ ...row, wall: wallOf(timeZone, row.startsAt.getTime()) }))
    .filter(({ wall }) => !when || (when.from <= wall.date && wall.date <= when.to));
  const first = placed[0]?.wall.date;
  const last = placed.at(-1)?.wall.date;
  if (!first || !last) return [];
  const stylistIds = [...new Set(placed.map((row) => row.stylistId))];
  const hours = await hoursOf(ctx, { stylistIds, from: first, to: last });
  return placed
    .filter(({ startsAt, endsAt, segments, ...row }) => {
      const work = hours.get(row.stylistId);
      const booked = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), segments };
      return !work || isOutside(timeZone, work, booked);
    })
    .map(({ wall, appointmentId, stylistName, clientName, serviceType, ...row }) => ({
      appointmentId,
      stylistId: row.stylistId,
      stylistName,
      clientName,
      serviceType,
      date: wall.date,
      time: wall.time,
    }));
}

/** The zone of the salon's calendar. */
export async function timeZoneOf({ db }: Pick<Ctx, "db">): Promise<string> {
  const [salon] = await db.select({ timeZone: salons.timeZone }).from(salons);
  return salon?.timeZone ?? "UTC";
}
