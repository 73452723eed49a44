import { sql } from "drizzle-orm";
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
 * Counts a booking that was just written, in its transaction: one that is refused here is undone, and so is its count. `open` are
 * those that its client had before. The keys of its client are locked by then (clientFor), so that many at once cannot slip past.
 * @throws rate_limited
 */
export async function countBooking(
  ctx: Reach,
  { open, stylistId, address }: { open: number; stylistId: string; address: string | undefined },
): Promise<void> {
  if (open >= MOST_OPEN) throw tooMany(HOUR / 1000);
  if (!address) return;
  const counted = await Promise.all([
    consume(ctx, `booked ${address}`, BOOKED),
    consume(ctx, `booked ${address} ${stylistId}`, BOOKED_WITH_ONE),
  ]);
  const refused = counted.find(({ allowed }) => !allowed);
  if (refused) throw tooMany(refused.retryAfter);
}

/** How many bookings are still to come of a client: by their record, their address, or their number however it is written. */
export const openOfClient = sql<number>`(select count(*)::int from appointments a
  where a.status in ('pending', 'confirmed') and a.starts_at > ${sql.placeholder("now")}::timestamptz
    and (lower(a.client_email) = lower(${sql.placeholder("email")}::text)
      or a.client_id = ${sql.placeholder("of")}::uuid
      or regexp_replace(a.client_phone, '\\D', '', 'g') = ${sql.placeholder("digits")}::text))`;

/** What `openOfClient` asks for. */
export const openAsked = (
  { now }: Pick<Reach, "now">,
  clientId: string | null,
  { email, phone }: { email: string | null; phone: string | null },
) => ({
  now: now().toISOString(),
  email: email || null,
  of: clientId,
  digits: phone?.replace(/\D/g, "") || null,
});
