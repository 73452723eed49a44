import { eq } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { bookingRules } from "#db/schema/booking.ts";
import { salons } from "#db/schema/salons.ts";
import { auditSettings } from "#tools/core/audit-settings.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import { DEFAULT_BOOKING_RULES } from "./booking-data.ts";
import type { BookingRules, UpdateBookingRules } from "./booking-schema.ts";

const rulesOfSalon = builtOnce((db) =>
  db
    .select({ timeZone: salons.timeZone, rules: bookingRules })
    .from(salons)
    .leftJoin(bookingRules, eq(bookingRules.salonId, salons.id)),
);

/** A handle that sees one salon, and its rules where the request has read them already. */
export type RuledBy = { db: Db; rulesRead?: BookingRules | undefined };

/** How the salon lets itself be booked; by the defaults until it says. */
export async function getBookingRules({ db, rulesRead }: RuledBy): Promise<BookingRules> {
  if (rulesRead) return rulesRead;
  const [found] = await rulesOfSalon(db);
  if (!found) throw new DomainError("not_found", "Salon not found.");
  return rulesIn(found);
}

/** The rules as they are read beside a salon's row. */
export function rulesIn({
  timeZone,
  rules: kept,
}: {
  timeZone: string;
  rules: typeof bookingRules.$inferSelect | null;
}): BookingRules {
  const { salonId: _, ...rules } = kept ?? { salonId: null, ...DEFAULT_BOOKING_RULES };
  return { timeZone, ...rules };
}

/**
 * Changes how the salon lets itself be booked. What is booked already stays at its instant, also when the time zone
 * changes: the clock on the wall beside it is then another.
 * @throws forbidden for whoever is neither owner nor manager, tier_required below pro
 */
export async function updateBookingRules(
  ctx: Ctx,
  { timeZone, ...rules }: UpdateBookingRules,
): Promise<BookingRules> {
  requireMay(ctx, "manage_booking_rules");
  await requireTier(ctx, "pro", "Online booking");
  const { salonId } = ctx.actor;
  return atomically(ctx, async (ctx) => {
    const before = await getBookingRules(ctx);
    if (timeZone) await ctx.db.update(salons).set({ timeZone }).where(eq(salons.id, salonId));
    if (Object.values(rules).some((rule) => rule !== undefined)) {
      await ctx.db
        .insert(bookingRules)
        .values({ salonId, ...rules })
        .onConflictDoUpdate({ target: bookingRules.salonId, set: rules });
    }
    await auditSettings(ctx, "the booking rules", { timeZone, ...rules }, { before });
    return getBookingRules(ctx);
  });
}
