import { eq } from "drizzle-orm";
import { deletions } from "#db/schema/house.ts";
import { stylists } from "#db/schema/stylists.ts";
import { subscriptions } from "#db/schema/subscription.ts";
import type { Db, Guest } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { includes, tierDefinition } from "#tools/subscription/rules.ts";
import { isPublic, isSlug } from "#tools/stylists/rules.ts";

/**
 * Whose public page is meant, by id or booking address. `everySalon` must see all salons: a guest belongs to none.
 * @throws not_found when nobody has it, they left, or the account is suspended or rejected; tier_required where the salon's plan
 * has no scheduling; conflict where the salon is about to go.
 */
export async function findGuest(
  everySalon: Db,
  by: { stylistId: string } | { slug: string },
): Promise<Guest> {
  const slug = "slug" in by ? by.slug.toLowerCase() : undefined;
  const unknown = () => new DomainError("not_found", "Stylist not found.");
  if (slug !== undefined && !isSlug(slug)) throw unknown();
  const [found] = await everySalon
    .select({
      salonId: stylists.salonId,
      stylistId: stylists.id,
      accountStatus: stylists.accountStatus,
      leftAt: stylists.leftAt,
      tier: subscriptions.tier,
      leaving: deletions.salonId,
    })
    .from(stylists)
    .innerJoin(subscriptions, eq(subscriptions.salonId, stylists.salonId))
    .leftJoin(deletions, eq(deletions.salonId, stylists.salonId))
    .where(
      "stylistId" in by ? eq(stylists.id, by.stylistId) : eq(stylists.bookingSlug, slug ?? ""),
    );
  if (!found || found.leftAt || !isPublic(found.accountStatus)) throw unknown();
  if (found.leaving) throw new DomainError("conflict", "This salon is not taking bookings.");
  if (!includes(found.tier, "pro")) {
    throw new DomainError(
      "tier_required",
      `Online booking is not open here yet: it needs ${tierDefinition("pro").name} or higher.`,
      { requiredTier: "pro" },
    );
  }
  return { salonId: found.salonId, stylistId: found.stylistId };
}
