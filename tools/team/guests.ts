import { eq, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { bookingRules } from "#db/schema/booking.ts";
import { salons } from "#db/schema/salons.ts";
import { deletions } from "#db/schema/house.ts";
import { stylists } from "#db/schema/stylists.ts";
import { subscriptions } from "#db/schema/subscription.ts";
import type { Db, Guest } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { rulesIn } from "#tools/salons/booking.ts";
import type { BookingRules } from "#tools/salons/booking-schema.ts";
import { includes, tierDefinition } from "#tools/subscription/rules.ts";
import { isPublic, isSlug } from "#tools/stylists/rules.ts";

/**
 * Whose public page is meant, by id or booking address, and how their salon lets itself be booked. `everySalon` must see all salons: a guest belongs to none.
 * @throws not_found when nobody has it, they left, or the account is suspended or rejected; tier_required where the salon's plan
 * has no scheduling; conflict where the salon is about to go.
 */
export async function findGuest(
  everySalon: Db,
  by: { stylistId: string } | { slug: string },
): Promise<{ guest: Guest; rulesRead: BookingRules }> {
  const slug = "slug" in by ? by.slug.toLowerCase() : undefined;
  const unknown = () => new DomainError("not_found", "Stylist not found.");
  if (slug !== undefined && !isSlug(slug)) throw unknown();
  const [found] = await (slug === undefined ? byId(everySalon, by) : bySlug(everySalon, { slug }));
  if (!found || found.leftAt || !isPublic(found.accountStatus)) throw unknown();
  if (found.leaving) throw new DomainError("conflict", "This salon is not taking bookings.");
  if (!includes(found.tier, "pro")) {
    throw new DomainError(
      "tier_required",
      `Online booking is not open here yet: it needs ${tierDefinition("pro").name} or higher.`,
      { requiredTier: "pro" },
    );
  }
  const { salonId, stylistId } = found;
  return { guest: { salonId, stylistId }, rulesRead: rulesIn(found) };
}

const pagesOf = (db: Db) =>
  db
    .select({
      salonId: stylists.salonId,
      stylistId: stylists.id,
      accountStatus: stylists.accountStatus,
      leftAt: stylists.leftAt,
      tier: subscriptions.tier,
      leaving: deletions.salonId,
      timeZone: salons.timeZone,
      rules: bookingRules,
    })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .innerJoin(subscriptions, eq(subscriptions.salonId, stylists.salonId))
    .leftJoin(bookingRules, eq(bookingRules.salonId, stylists.salonId))
    .leftJoin(deletions, eq(deletions.salonId, stylists.salonId));
const byId = builtOnce((db) => pagesOf(db).where(eq(stylists.id, sql.placeholder("stylistId"))));
const bySlug = builtOnce((db) =>
  pagesOf(db).where(eq(stylists.bookingSlug, sql.placeholder("slug"))),
);
