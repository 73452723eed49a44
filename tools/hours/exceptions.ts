import { and, asc, eq, gte, isNull, lte, or } from "drizzle-orm";
import { hoursExceptions } from "#db/schema/booking.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { ofException } from "./hours.ts";
import { hoursConflicts, timeZoneOf } from "./conflicts.ts";
import type {
  CreateHoursException,
  DeletedException,
  HoursException,
  ListExceptions,
  SavedException,
} from "./schema.ts";
import { requireHoursOf } from "./week.ts";
import { memberForUpdate } from "#tools/stylists/team.ts";

/**
 * The days that differ from the week, the salon's holidays among them, by date. Of one stylist: theirs and the salon's.
 * Without dates, those that are not over.
 */
export async function listExceptions(
  ctx: Ctx,
  { stylistId, from, to }: ListExceptions,
): Promise<HoursException[]> {
  const since = from ?? wallOf(await timeZoneOf(ctx), ctx.now().getTime()).date;
  return ctx.db
    .select(ofException)
    .from(hoursExceptions)
    .where(
      and(
        gte(hoursExceptions.toDate, since),
        to ? lte(hoursExceptions.fromDate, to) : undefined,
        stylistId
          ? or(isNull(hoursExceptions.stylistId), eq(hoursExceptions.stylistId, stylistId))
          : undefined,
      ),
    )
    .orderBy(asc(hoursExceptions.fromDate), asc(hoursExceptions.id))
    .limit(1000);
}

/**
 * Says that days differ: one's own, or, for owner and manager, anybody's and the whole salon's (no stylist). Cancels
 * nothing, and tells what stands outside the hours of those days now.
 * @throws not_found, forbidden
 */
export function createException(ctx: Ctx, input: CreateHoursException): Promise<SavedException> {
  requireHoursOf(ctx, input.stylistId);
  return atomically(ctx, async (ctx) => {
    if (input.stylistId !== null) await memberForUpdate(ctx, input.stylistId);
    const { from: fromDate, to: toDate, ...rest } = input;
    const id = newId();
    await ctx.db.insert(hoursExceptions).values({
      ...rest,
      id,
      fromDate,
      toDate,
      salonId: ctx.actor.salonId,
      createdAt: ctx.now(),
    });
    await ctx.tell(ctx, "timeFreed", ctx.actor);
    return { id, ...input, conflicts: await hoursConflicts(ctx, input.stylistId, input) };
  });
}

/** Takes it back: those days are like any other. @throws not_found, forbidden */
export function deleteException(ctx: Ctx, { id }: { id: string }): Promise<DeletedException> {
  return atomically(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(hoursExceptions)
      .where(eq(hoursExceptions.id, id))
      .returning(ofException);
    if (!gone) throw new DomainError("not_found", "There is no such day.");
    requireHoursOf(ctx, gone.stylistId);
    await ctx.tell(ctx, "timeFreed", ctx.actor);
    return { id, conflicts: await hoursConflicts(ctx, gone.stylistId, gone) };
  });
}
