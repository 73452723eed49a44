import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import { occupancies } from "#db/schema/appointments.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { listChairs } from "#tools/salons/chairs.ts";
import { addDays, dayBounds } from "#tools/values/zone-rules.ts";
import { hoursOf } from "#tools/hours/hours.ts";
import type { Range } from "#tools/hours/work-rules.ts";
import type { Channel, OpenQuestion, Taken } from "./availability-rules.ts";

/** What is to be done, by whom, between which days of the salon's calendar (both included). */
export type Wanted = {
  stylistId: string;
  segments: readonly Segment[];
  onlineInProcessing: boolean;
  channel: Channel;
  from: string;
  to: string;
  /** What the appointment that is to be moved holds itself, or the hold that is to be booked. */
  ignoreOccupancyId?: string | undefined;
};

/** Gathers everything that decides when this can be done: rules, hours and what is taken. Holds that are over count for nothing. */
export async function openQuestion(
  ctx: Pick<Ctx, "db" | "now">,
  { stylistId, segments, onlineInProcessing, channel, from, to, ignoreOccupancyId }: Wanted,
): Promise<OpenQuestion> {
  const { timeZone, ...rules } = await getBookingRules(ctx);
  // a day more on either side: what begins the evening before, and the buffer that follows
  const begin = dayBounds(timeZone, addDays(from, -1)).startsAt;
  const end = dayBounds(timeZone, addDays(to, 1)).endsAt;
  const [hours, chairs, rows] = await Promise.all([
    hoursOf(ctx, { stylistIds: [stylistId], from, to }),
    listChairs(ctx),
    takenBetween(ctx, { stylistId, begin, end, ignoreOccupancyId }),
  ]);
  const work = hours.get(stylistId);
  if (!work) throw new Error("A stylist without hours was asked for.");
  return {
    timeZone,
    work,
    rules,
    taken: rows.filter((row) => row.stylistId === stylistId).map(asTaken),
    chairs: chairs.map(({ id }) =>
      rows.flatMap(({ chairId, chairBusy }): Range[] =>
        chairId === id && chairBusy ? [chairBusy] : [],
      ),
    ),
    segments,
    onlineInProcessing,
    channel,
    now: ctx.now().getTime(),
    from,
    to,
  };
}

type OccupancyRow = typeof occupancies.$inferSelect;

/** What the stylist has, and whoever sits in a chair. */
function takenBetween(
  { db, now }: Pick<Ctx, "db" | "now">,
  asked: { stylistId: string; begin: number; end: number; ignoreOccupancyId: string | undefined },
): Promise<OccupancyRow[]> {
  const { stylistId, begin, end, ignoreOccupancyId } = asked;
  return db
    .select()
    .from(occupancies)
    .where(
      and(
        gt(occupancies.endsAt, new Date(begin)),
        lt(occupancies.startsAt, new Date(end)),
        or(
          eq(occupancies.stylistId, stylistId),
          inArray(occupancies.kind, ["appointment", "hold"]),
        ),
        or(isNull(occupancies.expiresAt), gt(occupancies.expiresAt, now())),
        ignoreOccupancyId ? ne(occupancies.id, ignoreOccupancyId) : undefined,
      ),
    )
    .orderBy(asc(occupancies.startsAt));
}

function asTaken({ kind, startsAt, endsAt, busy, onlineInGaps }: OccupancyRow): Taken {
  return {
    whole: [startsAt.getTime(), endsAt.getTime()],
    busy,
    onlineInGaps,
    counts: kind !== "block",
  };
}
