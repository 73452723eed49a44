import { count, eq } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { services } from "#db/schema/services.ts";
import { stylists } from "#db/schema/stylists.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import { refused } from "#tools/core/field-error.ts";
import { askedGiven, NO_PRICE, pricesGiven } from "#tools/pricing/price-given.ts";
import { recordPrices } from "#tools/pricing/price-history.ts";
import { MOST_SERVICES } from "./service-data.ts";
import type { CreateService, Service, UpdateService } from "./service-schema.ts";
import { changedTimes, newTimes } from "./services-given.ts";
import { starterMenuOf } from "./services-starter.ts";
import { asService, listServices } from "./services.ts";
import { starterOwner } from "./starter-owner.ts";

const NOT_FOUND = "Service not found.";

/**
 * Puts a service on a stylist's own menu. From the first one on the starter menu no longer stands.
 * @param id of one that was there before
 * @throws tier_required below complete; forbidden; not_found for another salon's stylist; invalid; conflict when the menu is full
 */
export async function createService(
  ctx: Ctx,
  given: CreateService,
  id: string = newId(),
): Promise<Service> {
  await requireChanging(ctx);
  return atomically(ctx, async (ctx) => {
    const { stylistId } = given;
    const currency = await lockMenu(ctx, stylistId);
    await requireRoom(ctx, stylistId);
    const now = ctx.now();
    const prices = pricesGiven(given, NO_PRICE, currency);
    const [row] = await ctx.db
      .insert(services)
      .values({
        id,
        salonId: ctx.actor.salonId,
        stylistId,
        name: given.name,
        category: given.category,
        description: given.description ?? "",
        ...prices,
        ...askedGiven(given, NO_PRICE, { base: prices.basePrice, currency }),
        segments: newTimes(given),
        online: given.online ?? true,
        onlineInProcessing: given.onlineInProcessing ?? false,
        needsPatchTest: given.needsPatchTest ?? false,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new DomainError("not_found", NOT_FOUND);
    await recordPrices(ctx, [{ before: null, after: row }], { currency });
    return asService(row, currency);
  });
}

/**
 * Changes a service; what is left out stays as it is. A service of the starter menu brings that menu into the stylist's own first.
 * What is booked already keeps the times it was booked with.
 * @throws as `createService`, and not_found; conflict where a version is named that no longer stands
 */
export async function updateService(
  ctx: Ctx,
  { id, ...given }: UpdateService & { id: string },
): Promise<Service> {
  await requireChanging(ctx);
  return atomically(ctx, async (ctx) => {
    const { before, currency } = await ownService(ctx, id);
    if (given.stylistId !== undefined && given.stylistId !== before.stylistId) {
      throw refused("stylistId", "A service stays with its stylist.");
    }
    if (given.version !== undefined && given.version !== before.version) {
      throw new DomainError(
        "conflict",
        `${before.name} was changed in the meantime. Look at it again before you change it.`,
      );
    }
    const prices = pricesGiven(given, before, currency);
    const { name, category, description, online, onlineInProcessing, needsPatchTest } = given;
    const [row] = await ctx.db
      .update(services)
      .set({
        // what is undefined is left as it is
        name,
        category,
        description: description === null ? "" : description,
        ...prices,
        ...askedGiven(given, before, { base: prices.basePrice, currency }),
        segments: changedTimes(given, before.segments),
        online,
        onlineInProcessing,
        needsPatchTest,
        version: before.version + 1,
        updatedAt: ctx.now(),
      })
      .where(eq(services.id, before.id))
      .returning();
    if (!row) throw new DomainError("not_found", NOT_FOUND);
    await recordPrices(ctx, [{ before, after: row }], { currency });
    return asService(row, currency);
  });
}

/**
 * Takes a service off the menu; what is booked stays booked. One of the starter menu brings the rest of that menu into the stylist's own.
 * @throws as `updateService`
 */
export async function deleteService(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  await requireChanging(ctx);
  return atomically(ctx, async (ctx) => {
    const { before } = await ownService(ctx, id);
    await ctx.db.delete(services).where(eq(services.id, before.id));
    return { id: before.id };
  });
}

/**
 * Makes the starter menu the stylist's own, to be changed from there.
 * @throws as `createService`; conflict where they have services of their own
 */
export async function copyStarterMenu(
  ctx: Ctx,
  { stylistId }: { stylistId: string },
): Promise<Service[]> {
  await requireChanging(ctx);
  return atomically(ctx, async (ctx) => {
    const currency = await lockMenu(ctx, stylistId);
    if ((await countOwn(ctx, stylistId)) > 0) {
      throw new DomainError("conflict", "There are services of their own on this menu already.");
    }
    await insertStarter(ctx, stylistId, currency);
    return listServices(ctx, { stylistId });
  });
}

/**
 * Lets a starter menu that was copied and never changed be the starter menu again.
 * @throws as `createService`; conflict where something of it was changed since
 */
export async function dropStarterMenu(
  ctx: Ctx,
  { stylistId }: { stylistId: string },
): Promise<Service[]> {
  await requireChanging(ctx);
  return atomically(ctx, async (ctx) => {
    await lockMenu(ctx, stylistId);
    const own = await ctx.db.select().from(services).where(eq(services.stylistId, stylistId));
    const copied = new Set(starterMenuOf(stylistId).map(({ id }) => id));
    if (own.length !== copied.size || own.some((row) => !copied.has(row.id) || row.version > 1))
      throw new DomainError("conflict", "This menu was changed since, so it stays.");
    await ctx.db.delete(services).where(eq(services.stylistId, stylistId));
    return listServices(ctx, { stylistId });
  });
}

async function requireChanging(ctx: Ctx): Promise<void> {
  await requireTier(ctx, "complete", "Payment Processing");
  requireMay(ctx, "manage_own_services");
}

/** Lets one change of a stylist's menu be at a time; gives the currency of its prices. A stylist changes their own alone. */
async function lockMenu(ctx: Ctx, stylistId: string): Promise<string> {
  const [found] = await ctx.db
    .select({ currency: salons.currency })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(eq(stylists.id, stylistId))
    .for("no key update", { of: stylists });
  if (!found) throw new DomainError("not_found", "Stylist not found.");
  const { role, stylistId: own } = ctx.actor;
  if (role === "stylist" && stylistId !== own) {
    throw new DomainError("forbidden", "You change the services of your own menu only.");
  }
  return found.currency;
}

/** A service as it stands in a stylist's own menu, with the menu locked; the starter menu is copied there when it is one of it. */
async function ownService(ctx: Ctx, id: string) {
  const [known] = await ctx.db.select().from(services).where(eq(services.id, id));
  const stylistId = known?.stylistId ?? (await starterOwner(ctx, id));
  if (!stylistId) throw new DomainError("not_found", NOT_FOUND);
  const currency = await lockMenu(ctx, stylistId);
  if (!known && (await countOwn(ctx, stylistId)) === 0)
    await insertStarter(ctx, stylistId, currency);
  const [before] = await ctx.db.select().from(services).where(eq(services.id, id)).for("update");
  if (!before) throw new DomainError("not_found", NOT_FOUND);
  return { before, currency };
}

async function insertStarter(ctx: Ctx, stylistId: string, currency: string): Promise<void> {
  const now = ctx.now();
  const lines = starterMenuOf(stylistId).map((line, at) => ({
    ...line,
    salonId: ctx.actor.salonId,
    stylistId,
    // a list of the newest first keeps the order of the menu
    createdAt: new Date(now.getTime() - at),
    updatedAt: now,
  }));
  const rows = await ctx.db.insert(services).values(lines).returning();
  await recordPrices(
    ctx,
    rows.map((after) => ({ before: null, after })),
    { currency },
  );
}

async function countOwn(ctx: Ctx, stylistId: string): Promise<number> {
  const [own] = await ctx.db
    .select({ total: count() })
    .from(services)
    .where(eq(services.stylistId, stylistId));
  return own?.total ?? 0;
}

async function requireRoom(ctx: Ctx, stylistId: string): Promise<void> {
  if ((await countOwn(ctx, stylistId)) >= MOST_SERVICES) {
    throw new DomainError("conflict", `A menu holds up to ${MOST_SERVICES} services.`);
  }
}
