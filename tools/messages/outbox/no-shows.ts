import { and, asc, eq, gt, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { messageSettings, outbox } from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import { atomically, type Db, type SalonCtx } from "#tools/core/context.ts";
import { isLeaving } from "#tools/salons/is-leaving.ts";
import { addDays, dayBounds } from "#tools/values/zone-rules.ts";
import { lastTurnOf } from "#tools/messages/texts/daily-rules.ts";
import { ofWay, waysOf, type Stretch } from "#tools/messages/salon-ways.ts";
import { tellClient } from "#tools/messages/texts/tell-client.ts";

/** When a client who did not come is written to, the day after. */
const TIME = "10:00";
/** In one that could not go then, so many hours later nobody writes any more. */
const LATE_MS = 10 * 3_600_000;
const DAY_MS = 86_400_000;
/** A visit that was marked as missed later than this after it is history. */
const MARKED_WITHIN_DAYS = 7;

/**
 * Visits that clients missed, marked as such on the day before in the salon's zone, by salon: once a day, as ten o'clock strikes
 * there. `everySalon` must see all salons.
 */
export async function missedYesterday(
  everySalon: Db,
  { since, now }: Stretch,
): Promise<Map<string, string[]>> {
  const stretch = { since: Math.max(since.getTime(), now.getTime() - LATE_MS), now: now.getTime() };
  const zones = [...new Set((await waysOf(everySalon)).map(({ timeZone }) => timeZone))];
  const missed = new Map<string, string[]>();
  for (const timeZone of zones) {
    const turn = lastTurnOf(timeZone, TIME, stretch);
    if (!turn) continue;
    const { startsAt, endsAt } = dayBounds(timeZone, addDays(turn.date, -1));
    const rows = await everySalon
      .select({ id: appointments.id, salonId: appointments.salonId })
      .from(salons)
      .innerJoin(appointments, eq(appointments.salonId, salons.id))
      .leftJoin(messageSettings, eq(messageSettings.salonId, salons.id))
      .where(
        and(
          eq(salons.timeZone, timeZone),
          eq(ofWay.noShowFollowUp, true),
          gte(appointments.startsAt, new Date(startsAt - MARKED_WITHIN_DAYS * DAY_MS)),
          lt(appointments.startsAt, new Date(endsAt)),
          eq(appointments.cancelledBy, "no_show"),
          // one that came from another system as missed was settled there
          or(ne(appointments.source, "import"), gt(appointments.version, 1)),
          gte(appointments.updatedAt, new Date(startsAt)),
          lt(appointments.updatedAt, new Date(endsAt)),
        ),
      )
      .orderBy(asc(appointments.id));
    for (const { id, salonId } of rows) missed.set(salonId, [...(missed.get(salonId) ?? []), id]);
  }
  return missed;
}

/** Writes to those of them who have not booked again, once each. @returns how many messages were queued */
export async function followUpMissed(ctx: SalonCtx, ids: readonly string[]): Promise<number> {
  if (await isLeaving(ctx)) return 0;
  let told = 0;
  for (const id of ids) told += await atomically(ctx, (ctx) => followUp(ctx, id));
  return told;
}

async function followUp(ctx: SalonCtx, id: string): Promise<number> {
  const [row] = await ctx.db
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.cancelledBy, "no_show")))
    .for("no key update");
  if (!row || (await isBack(ctx, row))) return 0;
  const messages = await tellClient(ctx, {
    kind: "no_show",
    appointmentId: id,
    dedupeKey: `no_show ${id}`,
    uselessAfter: new Date(ctx.now().getTime() + DAY_MS),
    transactional: false,
  });
  return messages.length;
}

/** Whether they have come or will come since, or were written to already for this visit. */
async function isBack(
  { db }: SalonCtx,
  { id, clientId, clientEmail, startsAt }: typeof appointments.$inferSelect,
): Promise<boolean> {
  const theirs = [
    ...(clientId ? [eq(appointments.clientId, clientId)] : []),
    ...(clientEmail
      ? [eq(sql`lower(${appointments.clientEmail})`, clientEmail.toLowerCase())]
      : []),
  ];
  const [again] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        or(...theirs, sql`false`),
        gt(appointments.startsAt, startsAt),
        inArray(appointments.status, ["pending", "confirmed", "completed"]),
      ),
    )
    .limit(1);
  if (again) return true;
  const [told] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.appointmentId, id), eq(outbox.kind, "no_show")))
    .limit(1);
  return told !== undefined;
}
