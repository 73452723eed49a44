import { and, asc, eq, gt } from "drizzle-orm";
import { appointments, calendarFeeds } from "#db/schema/appointments.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { type Ctx, type Db, atomically } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { fingerprint, isToken, newToken } from "#tools/core/tokens.ts";
import { isPublic } from "#tools/stylists/rules.ts";
import { calendarText } from "#tools/appointments/ical.ts";

const PAST_DAYS = 30;
const DAY_MS = 86_400_000;

/** The address of one's own calendar feed, told once: a new one ends the one before. */
export function openFeed(ctx: Ctx): Promise<{ url: string }> {
  const { salonId, stylistId } = ctx.actor;
  const token = newToken();
  return atomically(ctx, async (ctx) => {
    await ctx.db.delete(calendarFeeds).where(eq(calendarFeeds.stylistId, stylistId));
    await ctx.db.insert(calendarFeeds).values({
      id: newId(),
      salonId,
      stylistId,
      tokenHash: fingerprint(token),
      createdAt: ctx.now(),
    });
    return { url: `${ctx.publicUrl}/api/calendar/${token}.ics` };
  });
}

/** Ends one's own calendar feed. */
export async function closeFeed(ctx: Ctx): Promise<void> {
  await ctx.db.delete(calendarFeeds).where(eq(calendarFeeds.stylistId, ctx.actor.stylistId));
}

/** Whether one's own calendar has a feed. Its address is kept nowhere. */
export async function hasFeed(ctx: Ctx): Promise<{ open: boolean; since: string | null }> {
  const [found] = await ctx.db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.stylistId, ctx.actor.stylistId));
  return { open: found !== undefined, since: found?.createdAt.toISOString() ?? null };
}

/**
 * The calendar behind a feed's token: what was cancelled stays in it, so that calendars take it out. `everySalon` must see
 * all salons: whoever holds the token has no session.
 * @throws not_found for a token that is unknown or ended, and for accounts that are suspended or rejected
 */
export async function readFeed(
  everySalon: Db,
  { token, now }: { token: string; now: Date },
): Promise<string> {
  const unknown = () => new DomainError("not_found", "There is no calendar here.");
  if (!isToken(token)) throw unknown();
  const [feed] = await everySalon
    .select({
      salonId: stylists.salonId,
      stylistId: stylists.id,
      name: stylists.name,
      accountStatus: stylists.accountStatus,
      address: stylists.salonAddress,
      salonName: stylists.salonName,
      salon: salons.name,
    })
    .from(calendarFeeds)
    .innerJoin(
      stylists,
      and(eq(stylists.salonId, calendarFeeds.salonId), eq(stylists.id, calendarFeeds.stylistId)),
    )
    .innerJoin(salons, eq(salons.id, calendarFeeds.salonId))
    .where(eq(calendarFeeds.tokenHash, fingerprint(token)));
  if (!feed || !isPublic(feed.accountStatus)) throw unknown();
  const rows = await everySalon
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.salonId, feed.salonId),
        eq(appointments.stylistId, feed.stylistId),
        gt(appointments.endsAt, new Date(now.getTime() - PAST_DAYS * DAY_MS)),
      ),
    )
    .orderBy(asc(appointments.startsAt));
  const location = [feed.salonName ?? feed.salon, feed.address].filter(Boolean).join(", ");
  return calendarText(
    `${feed.name}, Undertone`,
    rows.map(({ clientName, serviceType, notes, ...row }) => ({
      ...row,
      summary: `${serviceType}, ${clientName}`,
      description: notes,
      location,
    })),
  );
}
