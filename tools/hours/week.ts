import { and, eq, isNull } from "drizzle-orm";
import { stylistHours } from "#db/schema/booking.ts";
import { stylists } from "#db/schema/stylists.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { hoursConflicts } from "./conflicts.ts";
import { DEFAULT_WEEK } from "./data.ts";
import type { SavedHours, StylistHours, WeekHours } from "./schema.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { memberForUpdate } from "#tools/stylists/team.ts";

declare module "#tools/core/context.ts" {
  interface Events {
    /** Time may have become free in the salon's book, since somebody works longer or at other times. */
    timeFreed: { salonId: string };
  }
}

/** The week of anybody of the team. @throws not_found */
export async function getWeek(
  ctx: Ctx,
  { stylistId }: { stylistId: string },
): Promise<StylistHours> {
  const [found] = await ctx.db
    .select({ week: stylistHours.week })
    .from(stylists)
    .leftJoin(stylistHours, eq(stylistHours.stylistId, stylists.id))
    .where(and(eq(stylists.id, stylistId), isNull(stylists.leftAt)));
  if (!found) throw new DomainError("not_found", "Stylist not found.");
  return { stylistId, week: found.week ?? DEFAULT_WEEK, isDefault: found.week === null };
}

/**
 * Sets a week: one's own, or anybody's for owner and manager. Cancels nothing, and tells what stands outside it now.
 * @throws not_found, forbidden
 */
export function setWeek(
  ctx: Ctx,
  { stylistId, week }: { stylistId: string; week: WeekHours },
): Promise<SavedHours> {
  requireHoursOf(ctx, stylistId);
  return atomically(ctx, async (ctx) => {
    await memberForUpdate(ctx, stylistId);
    const set = { week: tidy(week), updatedAt: ctx.now() };
    await ctx.db
      .insert(stylistHours)
      .values({ ...set, stylistId, salonId: ctx.actor.salonId })
      .onConflictDoUpdate({ target: stylistHours.stylistId, set });
    await ctx.tell(ctx, "timeFreed", ctx.actor);
    const conflicts = await hoursConflicts(ctx, stylistId);
    return { stylistId, week: set.week, isDefault: false, conflicts };
  });
}

/** Lets pass who may set these hours; null are the whole salon's. @throws forbidden */
export function requireHoursOf(ctx: Pick<Ctx, "actor">, stylistId: string | null): void {
  const own = stylistId === ctx.actor.stylistId;
  requireMay(ctx, own ? "manage_own_hours" : "manage_hours_of_others");
}

/** Breaks in the order of the day. */
function tidy(week: WeekHours): WeekHours {
  return week.map(
    (day) => day && { ...day, breaks: day.breaks.toSorted((a, b) => a.from.localeCompare(b.from)) },
  );
}
