import { and, eq } from "drizzle-orm";
import { occupancies } from "#db/schema/appointments.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { clockOf } from "#tools/hours/work-rules.ts";
import { requireBook } from "#tools/appointments/appointments.ts";
import { whoHas } from "./taken.ts";
import { lockBook, occupy } from "./occupy.ts";
import type { BlockTime, TimeBlock } from "#tools/appointments/schema.ts";
import { wakeWaitlist } from "#tools/booking/waitlist/wake.ts";

/**
 * Keeps a stylist's time for something else, on one day.
 * @throws conflict where something lies already, which is named; invalid for an end that is not after its beginning;
 * not_found for a stylist of nobody's; forbidden to a stylist in another's calendar; tier_required below pro
 */
export async function blockTime(
  ctx: Ctx,
  { stylistId, date, from, to, reason }: BlockTime,
): Promise<TimeBlock> {
  await requireBook(ctx, [stylistId]);
  return atomically(ctx, async (ctx) => {
    await lockBook(ctx, [stylistId]);
    const { timeZone } = await getBookingRules(ctx);
    const clock = clockOf(timeZone, date);
    const startsAt = new Date(clock(from));
    const minutes = (clock(to) - startsAt.getTime()) / 60_000;
    if (minutes <= 0) throw fieldError("to", "must be after it begins");
    const time = { stylistId, startsAt, segments: [{ kind: "apply" as const, minutes }] };
    const block = await occupy(ctx, {
      ...time,
      salonId: ctx.actor.salonId,
      kind: "block",
      onlineInGaps: false,
      reason,
    });
    if (!block) {
      const sentence = await whoHas(ctx, time);
      throw new DomainError("conflict", sentence ?? "Something lies there already.");
    }
    return asBlock({ ...block, stylistId, reason });
  });
}

/** Gives blocked time back. @throws not_found; forbidden; tier_required below pro */
export async function unblockTime(ctx: Ctx, { id }: { id: string }): Promise<TimeBlock> {
  const which = and(eq(occupancies.id, id), eq(occupancies.kind, "block"));
  const [block] = await ctx.db.select().from(occupancies).where(which);
  if (!block) throw new DomainError("not_found", "Blocked time not found.");
  await requireBook(ctx, [block.stylistId]);
  await atomically(ctx, async (ctx) => {
    await ctx.db.delete(occupancies).where(which);
    await wakeWaitlist(ctx, block);
  });
  return asBlock(block);
}

/** A row as the API gives it. */
export function asBlock(
  block: Pick<
    typeof occupancies.$inferSelect,
    "id" | "stylistId" | "startsAt" | "endsAt" | "reason"
  >,
): TimeBlock {
  const { id, stylistId, startsAt, endsAt, reason } = block;
  return {
    id,
    stylistId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    reason,
  };
}
