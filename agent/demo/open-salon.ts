import type { Services } from "#agent/context.ts";
import type { Actor } from "#tools/core/context.ts";
import { addBrandPreference } from "#tools/brands/brands.ts";
import {
  activateInventory,
  subscribeSocial,
  upgradeSubscription,
} from "#tools/billing/subscribe.ts";
import { setPrices } from "#tools/pricing/prices.ts";
import { createService } from "#tools/pricing/services/services-own.ts";
import { listServices } from "#tools/pricing/services/services.ts";
import { setRates } from "#tools/salons/rates.ts";
import { updateBookingRules } from "#tools/salons/booking.ts";
import { findMembership } from "#tools/salons/salons.ts";
import { setWeek } from "#tools/hours/week.ts";
import { setPortrait } from "#tools/stylists/portrait.ts";
import { updateProfile } from "#tools/stylists/stylists.ts";
import { createStylist, updateStylist } from "#tools/stylists/team.ts";
import { MENU, SHARE_OF_PRICE } from "./menu.ts";
import { LINES, PRICES } from "./stock-table.ts";
import { readPicture } from "./pictures.ts";
import { DEMO_SIGN_IN, HOUSE, TEAM, weekOf, type Colleague } from "./team.ts";
import type { World } from "./world.ts";

/** What clients read of the house, whoever of it they come to. */
const PLACE = { salonName: HOUSE.name, salonAddress: HOUSE.address, website: HOUSE.website };

/** Signs the owner up, as the form does, and gives who they are in their new salon. */
export async function signUpOwner({ auth, tenancy }: Services): Promise<Actor> {
  const [owner] = TEAM;
  const { user } = await auth.api.signUpEmail({
    body: { ...DEMO_SIGN_IN, name: owner?.name ?? "June" },
    headers: new Headers({ "x-time-zone": HOUSE.timeZone }),
  });
  const membership = await findMembership(tenancy.forPlatform(), user.id);
  if (!membership) throw new Error("The demo's owner has no salon.");
  const { accountStatus: _, ...member } = membership;
  return { ...member, isAdmin: false };
}

/** The house as it stood before its first guest came: plans, team, hours, menu, products and what they cost. */
export async function openSalon(world: World, owner: Actor): Promise<void> {
  const ctx = world.as(world.at(-93, "10:00"));
  await upgradeSubscription(ctx, { tier: "complete" });
  await activateInventory(ctx);
  await subscribeSocial(ctx, { tier: "full-management" });
  await updateBookingRules(ctx, { timeZone: HOUSE.timeZone, horizonDays: 60, cutoffHours: 24 });
  await setRates(ctx, { currency: "USD", hourlyRate: 6800, productRate: 900 });
  for (const colleague of TEAM) await join(world, owner, colleague);
  await setPrices(ctx, { prices: PRICES });
}

async function join(world: World, owner: Actor, colleague: Colleague): Promise<void> {
  const { first, name, email, phone, slug, role, bio, specialties, days, portrait } = colleague;
  const { licenseNumber, yearsOfExperience } = colleague;
  const opening = world.at(-93, "10:30");
  const ctx = world.as(opening);
  const profile = { bookingSlug: slug, bio, specialties, phone };
  const actor: Actor =
    role === "owner"
      ? owner
      : {
          ...owner,
          role,
          stylistId: (await createStylist(ctx, { ...profile, name, email, role })).id,
        };
  if (role === "owner") await updateStylist(ctx, owner.stylistId, profile);
  const { stylistId } = actor;
  await setWeek(ctx, { stylistId, week: weekOf(days) });
  // what is newest stands first: the menu is read from its top
  for (const [at, line] of MENU.entries()) {
    const price = Math.round((line.price * SHARE_OF_PRICE[first]) / 5) * 5;
    await createService(world.as(new Date(opening.getTime() + (MENU.length - at) * 1000)), {
      stylistId,
      name: line.name,
      category: line.category,
      description: line.description,
      basePrice: `$${price}`,
      ...(line.range && first === "June" && { priceRange: line.range }),
      duration: line.segments.reduce((sum, { minutes }) => sum + minutes, 0),
      segments: line.segments,
      online: line.online,
      needsPatchTest: line.colour,
    });
  }
  const menu = new Map((await listServices(ctx, { stylistId })).map((each) => [each.name, each]));
  world.team.set(first, { actor, slug, menu });
  const own = world.as(opening, first);
  await updateProfile(own, {
    name,
    email,
    phone,
    isLicensed: true,
    licenseNumber,
    yearsOfExperience,
    ...PLACE,
  });
  await setPortrait(own, await readPicture(portrait));
  for (const { brandId, productLineId } of LINES)
    await addBrandPreference(own, { brandId, productLineId, productType: "general" });
}
