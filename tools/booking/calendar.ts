import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { addDays, dayBounds } from "#tools/values/zone-rules.ts";
import { hoursOf } from "#tools/hours/hours.ts";
import { workDays, type Range } from "#tools/hours/work-rules.ts";
import { asAppointment, readRows, requireScheduling } from "#tools/appointments/appointments.ts";
import { missing } from "./times/wall.ts";
import { asBlock } from "./times/blocks.ts";
import type { CalendarView } from "#tools/appointments/schema.ts";

/** Two months of everybody are as much as a screen shows. */
const MOST_DAYS = 62;

/** Days of the salon's calendar, both included; without a stylist, everybody's. */
export type CalendarDays = { from: string; to: string; stylistId?: string | undefined };

/**
 * What is on in these days: appointments that were not cancelled, blocked time, holds, and when each works.
 * @throws invalid for more than two months; tier_required below pro
 */
export async function getCalendar(
  ctx: Ctx,
  { from, to, stylistId }: CalendarDays,
): Promise<CalendarView> {
  await requireScheduling(ctx);
  if (to < from) throw missing("must not be before it begins", ["to"]);
  if (to >= addDays(from, MOST_DAYS)) throw missing(`may be ${MOST_DAYS} days at most`, ["to"]);
  const { timeZone } = await getBookingRules(ctx);
  const begin = new Date(dayBounds(timeZone, from).startsAt);
  const end = new Date(dayBounds(timeZone, to).endsAt);
  const shown = await ctx.db
    .select({ id: stylists.id })
    .from(stylists)
    .where(stylistId ? eq(stylists.id, stylistId) : isNull(stylists.leftAt));
  const ids = shown.map(({ id }) => id);
  const [booked, kept, hours] = await Promise.all([
    readRows(ctx.db)
      .where(
        and(
          gt(appointments.endsAt, begin),
          lt(appointments.startsAt, end),
          ne(appointments.status, "cancelled"),
          stylistId ? eq(appointments.stylistId, stylistId) : undefined,
        ),
      )
      .orderBy(asc(appointments.startsAt), asc(appointments.id)),
    ctx.db
      .select()
      .from(occupancies)
      .where(
        and(
          gt(occupancies.endsAt, begin),
          lt(occupancies.startsAt, end),
          inArray(occupancies.kind, ["block", "hold"]),
          or(isNull(occupancies.expiresAt), gt(occupancies.expiresAt, ctx.now())),
          stylistId ? eq(occupancies.stylistId, stylistId) : undefined,
        ),
      )
      .orderBy(asc(occupancies.startsAt)),
    hoursOf(ctx, { stylistIds: ids, from, to }),
  ]);
  return {
    timeZone,
    appointments: booked.map((row) => asAppointment(row, timeZone)),
    blocks: kept.filter(({ kind }) => kind === "block").map(asBlock),
    holds: kept
      .filter(({ kind }) => kind === "hold")
      .map((hold) => spanOf(hold.stylistId, [hold.startsAt.getTime(), hold.endsAt.getTime()])),
    working: ids.flatMap((id) => {
      const work = hours.get(id);
      if (!work) return [];
      return workDays(timeZone, work, from, to)
        .flatMap((day) => without(day.hours, day.breaks))
        .map((span) => spanOf(id, span));
    }),
  };
}

const spanOf = (stylistId: string, [from, to]: Range) => ({
  stylistId,
  startsAt: new Date(from).toISOString(),
  endsAt: new Date(to).toISOString(),
});

/** What is left of a day's hours between its breaks. */
function without([from, to]: Range, breaks: readonly Range[]): Range[] {
  const left: Range[] = [];
  let at = from;
  for (const [begin, end] of breaks.toSorted((a, b) => a[0] - b[0])) {
    if (begin > at) left.push([at, begin]);
    at = Math.max(at, end);
  }
  if (at < to) left.push([at, to]);
  return left;
}
