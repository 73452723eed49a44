import { and, count, eq, gt, inArray, or, sql } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import type { Ctx } from "#tools/core/context.ts";
import { consume, limit, tooMany, type Rate } from "#tools/core/rate-limit.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Tries of one address, whatever comes of them: a crowd that wants one time is told no, not turned away. */
const TRIES: Rate = { max: 12_000, windowMs: MINUTE };
/** Bookings of one address: a whole school behind one may book, a script may not fill a salon's book. */
const BOOKED: Rate = { max: 50, windowMs: MINUTE };
/** And of one address with one stylist. */
const BOOKED_WITH_ONE: Rate = { max: 60, windowMs: DAY };
/** Bookings still to come of one e-mail address, number or record. */
const MOST_OPEN = 10;

type Reach = Pick<Ctx, "db" | "now">;

/** Counts a try to book. @throws rate_limited */
export async function countTry(ctx: Reach, address: string): Promise<void> {
  await limit(ctx, `book try ${address}`, TRIES);
}

/**
 * Counts a booking that was just written, in its transaction: one that is refused here is undone, and so is its count.
 * The keys of its client are locked by then (clientFor), so that many at once cannot slip past.
 * @throws rate_limited
 */
export async function countBooking(
  ctx: Reach,
  booked: {
    stylistId: string;
    clientId: string | null;
    contact: { email: string | null; phone: string | null };
    address: string | undefined;
  },
): Promise<void> {
  const { stylistId, clientId, contact, address } = booked;
  const digits = contact.phone?.replace(/\D/g, "") ?? "";
  const [open] = await ctx.db
    .select({ total: count() })
    .from(appointments)
    .where(
      and(
        inArray(appointments.status, ["pending", "confirmed"]),
        gt(appointments.startsAt, ctx.now()),
        or(
          contact.email
            ? sql`lower(${appointments.clientEmail}) = ${contact.email.toLowerCase()}`
            : undefined,
          clientId ? eq(appointments.clientId, clientId) : undefined,
          digits
            ? sql`regexp_replace(${appointments.clientPhone}, '\\D', '', 'g') = ${digits}`
            : undefined,
        ),
      ),
    );
  if ((open?.total ?? 0) > MOST_OPEN) throw tooMany(HOUR / 1000);
  if (!address) return;
  for (const [key, rate] of [
    [`booked ${address}`, BOOKED],
    [`booked ${address} ${stylistId}`, BOOKED_WITH_ONE],
  ] as const) {
    const { allowed, retryAfter } = await consume(ctx, key, rate);
    if (!allowed) throw tooMany(retryAfter);
  }
}
