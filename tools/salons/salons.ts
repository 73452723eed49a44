import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { subscriptions } from "#db/schema/subscription.ts";
import type { Actor } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { monthIn } from "#tools/subscription/rules.ts";
import type { AccountStatus } from "#tools/core/role-schema.ts";

/** What sign-up knows of a person. */
export type Founder = { userId: string; name: string; email: string; timeZone: string };

/**
 * Founds a salon for a person who has none: the salon, its owner's stylist profile (pending) and the essential plan.
 * Doing it again changes nothing. `db` must see all salons.
 */
export async function foundSalon(db: Db, founder: Founder, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const salonId = newId();
    await tx
      .insert(salons)
      .values({ id: salonId, name: `${founder.name}'s salon`, timeZone: founder.timeZone });
    const owner = {
      id: newId(),
      salonId,
      userId: founder.userId,
      name: founder.name,
      email: founder.email,
      role: "owner" as const,
    };
    const [created] = await tx
      .insert(stylists)
      .values({ ...owner, createdAt: now })
      .onConflictDoNothing({ target: stylists.userId })
      .returning({ id: stylists.id });
    if (!created) {
      await tx.delete(salons).where(eq(salons.id, salonId));
      return;
    }
    const month = monthIn(founder.timeZone, now);
    await tx
      .insert(subscriptions)
      .values({ salonId, periodStartsAt: month.startsAt, periodEndsAt: month.endsAt });
  });
}

/** A person's place in the platform. */
export type Membership = Omit<Actor, "isAdmin"> & { accountStatus: AccountStatus };

/** A signed-in person's place in the platform, or null when they belong to no salon yet. `db` must see all salons. */
export async function findMembership(db: Db, userId: string): Promise<Membership | null> {
  const [found] = await db
    .select({
      salonId: stylists.salonId,
      stylistId: stylists.id,
      role: stylists.role,
      accountStatus: stylists.accountStatus,
    })
    .from(stylists)
    .where(eq(stylists.userId, userId));
  return found ? { userId, ...found } : null;
}
