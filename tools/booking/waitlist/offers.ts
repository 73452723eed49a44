import { and, asc, count, eq, gt, gte, inArray, lte, sql } from "drizzle-orm";
import { waitlistEntries } from "#db/schema/appointments.ts";
import { stylists } from "#db/schema/stylists.ts";
import {
  atomically,
  type Ctx,
  type Db,
  type GuestCtx,
  type SalonCtx,
} from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fingerprint, newToken } from "#tools/core/tokens.ts";
import { isLeaving } from "#tools/salons/is-leaving.ts";
import { quietAt } from "#tools/messages/outbox/quiet-rules.ts";
import { getMessageSettings } from "#tools/messages/settings.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { requireScheduling } from "#tools/appointments/appointments.ts";
import { lockBook, occupy } from "#tools/booking/times/occupy.ts";
import { bookableOf, openTimes } from "#tools/booking/times/slots.ts";
import { endOffer } from "./waitlist.ts";
import { tellOffer } from "./mail.ts";
import { asEntry, suits, type WaitlistRow } from "./rows.ts";
import type { WaitlistEntry } from "./schema.ts";

const OFFER_FOR_MS = 2 * 3_600_000;
const MOST_AT_ONCE = 50;
const MOST_DAYS = 31;
/** Offers of one stylist's time that stand at once: whoever joins under many names must not hold their whole book. */
const MOST_STANDING = 4;

/** What the waitlist needs of a ctx, whoever acts. */
type Reach = Ctx | GuestCtx | SalonCtx;

/**
 * Ends offers that nobody took, then goes through the salon's waitlist, those who waited longest first, and offers each the
 * soonest time that suits: it is held for two hours, which begin when quiet hours end. Safe to run in several processes at once, and as often as one likes.
 * @returns how many offers were made
 */
export async function offerOpenTimes(ctx: Reach): Promise<number> {
  const { timeZone } = await getBookingRules(ctx);
  const today = wallOf(timeZone, ctx.now().getTime()).date;
  await endOldOffers(ctx, today);
  if (await isLeaving(ctx)) return 0;
  const waiting = await ctx.db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.status, "waiting"), gte(waitlistEntries.toDate, today)))
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .limit(MOST_AT_ONCE);
  let made = 0;
  for (const { id } of waiting) if (await offerTo(ctx, id)) made += 1;
  return made;
}

/** The salon offers somebody the soonest time that suits them, now. @throws not_found; conflict when nothing suits or they do not wait any more */
export async function offerNow(ctx: Ctx, { id }: { id: string }): Promise<WaitlistEntry> {
  await requireScheduling(ctx);
  const [row] = await ctx.db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id));
  if (!row) throw new DomainError("not_found", "Nobody waits under this id.");
  if (row.status === "expired")
    await ctx.db
      .update(waitlistEntries)
      .set({ status: "waiting" })
      .where(eq(waitlistEntries.id, id));
  else if (row.status !== "waiting")
    throw new DomainError("conflict", `This entry is ${row.status}.`);
  const offered = await offerTo(ctx, id, Infinity);
  if (!offered)
    throw new DomainError("conflict", `Nothing is free that suits ${row.clientName} yet.`);
  return asEntry(offered);
}

/** Salons in which somebody waits, or an offer has ended. `everySalon` must see all salons. */
export async function salonsWaiting(everySalon: Db): Promise<string[]> {
  const rows = await everySalon
    .selectDistinct({ salonId: waitlistEntries.salonId })
    .from(waitlistEntries)
    .where(inArray(waitlistEntries.status, ["waiting", "offered"]));
  return rows.map(({ salonId }) => salonId);
}

async function endOldOffers(ctx: Reach, today: string): Promise<void> {
  await atomically(ctx, async (ctx) => {
    const over = await ctx.db
      .select()
      .from(waitlistEntries)
      .where(
        sql`(${waitlistEntries.status} = 'offered' and ${lte(waitlistEntries.offerEndsAt, ctx.now())})
          or (${waitlistEntries.status} = 'waiting' and ${waitlistEntries.toDate} < ${today})`,
      )
      .for("update", { skipLocked: true });
    for (const row of over) await endOffer(ctx, row, "expired");
  });
}

/** Holds the soonest suiting time for one who waits and writes to them; undefined when nothing suits. */
async function offerTo(
  ctx: Reach,
  id: string,
  most = MOST_STANDING,
): Promise<WaitlistRow | undefined> {
  const token = newToken();
  return atomically(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(waitlistEntries)
      .where(and(eq(waitlistEntries.id, id), eq(waitlistEntries.status, "waiting")))
      .for("update", { skipLocked: true });
    if (!row) return undefined;
    const time = await takeSoonest(ctx, row, most);
    if (!time) return undefined;
    const [kept] = await ctx.db
      .update(waitlistEntries)
      .set({
        status: "offered",
        occupancyId: time.id,
        offeredStylistId: time.stylistId,
        offeredStart: time.startsAt,
        offerEndsAt: time.expiresAt,
        tokenHash: fingerprint(token),
        updatedAt: ctx.now(),
      })
      .where(eq(waitlistEntries.id, id))
      .returning();
    if (kept) await tellOffer(ctx, kept, { token });
    return kept;
  });
}

async function takeSoonest(ctx: Reach, row: WaitlistRow, most: number) {
  const { timeZone } = await getBookingRules(ctx);
  const now = ctx.now().getTime();
  // a text waits for the end of quiet hours, and the offer with it
  const { quietFrom, quietTo } = await getMessageSettings(ctx);
  const toldAt = quietAt(timeZone, { from: quietFrom, to: quietTo }, now)?.[1] ?? now;
  const today = wallOf(timeZone, now).date;
  const from = row.fromDate > today ? row.fromDate : today;
  const last = addDays(from, MOST_DAYS - 1);
  const to = row.toDate < last ? row.toDate : last;
  const could = await whoCould(ctx, row);
  // all of them before the first is looked at: one after the other would be in an order of its own
  await lockBook(ctx, could);
  for (const stylistId of could) {
    const service = await serviceOf(ctx, row, stylistId);
    if (!service) continue;
    if ((await standingOffers(ctx, stylistId)) >= most) continue;
    const starts = await openTimes(ctx, { stylistId, service, channel: "online", from, to });
    for (const start of starts.filter((each) => suits(row, timeZone, each)).slice(0, 3)) {
      const expiresAt = new Date(Math.min(toldAt + OFFER_FOR_MS, start.start));
      const { segments, onlineInProcessing: onlineInGaps } = service;
      const time = { stylistId, startsAt: new Date(start.start), segments, onlineInGaps };
      const { salonId } = row;
      const held = await occupy(ctx, { ...time, salonId, kind: "hold", expiresAt });
      if (held) return { ...held, stylistId, expiresAt };
    }
  }
  return undefined;
}

async function standingOffers({ db, now }: Reach, offeredStylistId: string): Promise<number> {
  const [standing] = await db
    .select({ offers: count() })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.status, "offered"),
        eq(waitlistEntries.offeredStylistId, offeredStylistId),
        gt(waitlistEntries.offerEndsAt, now()),
      ),
    );
  return standing?.offers ?? 0;
}

/**
 * What they wait for, as it was when they began to: a service may have gone meanwhile. With another stylist it is what stands
 * on that one's menu by the same name; undefined when nothing does.
 */
async function serviceOf(ctx: Reach, row: WaitlistRow, stylistId: string) {
  const { serviceId, serviceType, segments } = row;
  if (stylistId !== row.stylistId) {
    const theirs = await bookableOf(ctx, { stylistId, serviceType });
    return theirs.online && (theirs.id !== null || serviceId === null) ? theirs : undefined;
  }
  const named = { stylistId, serviceId, serviceType };
  const service = await bookableOf(ctx, named).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "not_found") return undefined;
    throw error;
  });
  return { onlineInProcessing: false, ...service, segments };
}

async function whoCould(ctx: Reach, { stylistId, anyStylist }: WaitlistRow): Promise<string[]> {
  if (!anyStylist) return [stylistId];
  const all = await ctx.db
    .select({ id: stylists.id })
    .from(stylists)
    .where(inArray(stylists.accountStatus, ["pending", "verified", "student"]));
  return [stylistId, ...all.map(({ id }) => id).filter((id) => id !== stylistId)];
}
