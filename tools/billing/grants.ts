import { and, count, eq, gte } from "drizzle-orm";
import { inventorySubscriptions } from "#db/schema/inventory.ts";
import { salons } from "#db/schema/salons.ts";
import { socialPosts, socialSubscriptions } from "#db/schema/social.ts";
import { subscriptions } from "#db/schema/subscription.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { SocialTier } from "#tools/social/schema.ts";
import { monthIn } from "#tools/subscription/rules.ts";
import { Tier } from "#tools/subscription/schema.ts";
import { FREE_TIER, planName } from "./offer-rules.ts";
import type { PlanProduct } from "#tools/payments/schema.ts";

/** Whoever acts, where anybody does, is written down. */
type Grant = Pick<Ctx, "db" | "now" | "chatId" | "tokenId"> & {
  actor?: { salonId: string; stylistId?: string };
};
type Whose = { salonId: string; product: PlanProduct };

/**
 * Puts a salon on a plan of a product, or with null takes it off: its tier is the free one then, its posts and its stock stay as
 * they are. What was used this month stays used. Who may do that, and whether it is paid for, the caller has seen to.
 */
export async function setPlan(ctx: Grant, whose: Whose, plan: string | null): Promise<void> {
  const { salonId, product } = whose;
  await atomically(ctx, async (ctx) => {
    const before = await presentPlan(ctx, whose);
    await grant(ctx, whose, plan);
    const after = await presentPlan(ctx, whose);
    if (before === after) return;
    const [from, to] = [before, after].map((each) => (each ? planName(product, each) : "none"));
    const words = `changed the plan of ${PRODUCTS[product]} from ${from} to ${to}`;
    const stylistId = ctx.actor?.stylistId;
    const acting = stylistId
      ? { ...ctx, actor: { salonId, stylistId } }
      : { db: ctx.db, now: ctx.now, salonId };
    await writeAudit(acting, { action: "subscription.changed", words });
  });
}

const PRODUCTS: Record<PlanProduct, string> = {
  salon: "the salon",
  social: "posts",
  inventory: "inventory",
};

async function grant(ctx: Grant, { salonId, product }: Whose, plan: string | null): Promise<void> {
  if (product === "salon") {
    const tier = Tier.parse(plan ?? FREE_TIER);
    await ctx.db.update(subscriptions).set({ tier }).where(eq(subscriptions.salonId, salonId));
  } else if (product === "inventory") await setInventory(ctx, salonId, plan !== null);
  else if (plan === null)
    await ctx.db.delete(socialSubscriptions).where(eq(socialSubscriptions.salonId, salonId));
  else await setSocial(ctx, salonId, SocialTier.parse(plan));
}

async function setInventory({ db, now }: Grant, salonId: string, isActive: boolean) {
  await db
    .insert(inventorySubscriptions)
    .values({ salonId, isActive, activatedAt: now() })
    .onConflictDoUpdate({ target: inventorySubscriptions.salonId, set: { isActive } });
}

async function setSocial({ db, now }: Grant, salonId: string, tier: SocialTier) {
  const [salon] = await db
    .select({ timeZone: salons.timeZone })
    .from(salons)
    .where(eq(salons.id, salonId));
  const { startsAt, endsAt } = monthIn(salon?.timeZone ?? "UTC", now());
  // a plan that ended and is taken again in the same month begins with what was made in it
  const [made] = await db
    .select({ posts: count() })
    .from(socialPosts)
    .where(and(eq(socialPosts.salonId, salonId), gte(socialPosts.createdAt, startsAt)));
  await db
    .insert(socialSubscriptions)
    .values({
      salonId,
      tier,
      postsGenerated: made?.posts ?? 0,
      periodStartsAt: startsAt,
      periodEndsAt: endsAt,
    })
    .onConflictDoUpdate({ target: socialSubscriptions.salonId, set: { tier } });
}

/** The plan of a product that a salon is on, paid or not; null without one. */
export async function presentPlan({ db }: Grant, { salonId, product }: Whose) {
  if (product === "salon") {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.salonId, salonId));
    return row?.tier ?? FREE_TIER;
  }
  if (product === "social") {
    const of = eq(socialSubscriptions.salonId, salonId);
    const [row] = await db.select().from(socialSubscriptions).where(of);
    return row?.tier ?? null;
  }
  const of = eq(inventorySubscriptions.salonId, salonId);
  const [row] = await db.select().from(inventorySubscriptions).where(of);
  return row?.isActive ? "inventory" : null;
}
