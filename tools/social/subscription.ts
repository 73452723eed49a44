import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { socialSubscriptions } from "#db/schema/social.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { monthIn } from "#tools/subscription/rules.ts";
import { LIMIT_REACHED, SCHEDULING_NEEDS, SOCIAL_PLANS } from "./data.ts";
import { NO_SUBSCRIPTION, planOf, usageOf } from "./plan-rules.ts";
import type { SocialSubscription, SocialTier } from "./schema.ts";

/** The salon's plan and what is left of this month, by the salon's own calendar. */
export async function getSocialSubscription(
  ctx: Pick<Ctx, "db" | "now">,
): Promise<SocialSubscription> {
  const now = ctx.now();
  const { startsAt, endsAt } = await monthOf(ctx);
  await ctx.db
    .update(socialSubscriptions)
    .set({ postsGenerated: 0, periodStartsAt: startsAt, periodEndsAt: endsAt })
    .where(lte(socialSubscriptions.periodEndsAt, now));
  const [row] = await ctx.db.select().from(socialSubscriptions);
  return row ? usageOf(row.tier, row) : NO_SUBSCRIPTION;
}

/** Whether what is left of the month allows one more; what does not end has no number to stay under. */
const SOMETHING_LEFT = or(
  ...SOCIAL_PLANS.map(({ id, monthlyLimit }) =>
    and(
      eq(socialSubscriptions.tier, id),
      monthlyLimit === -1
        ? undefined
        : sql`${socialSubscriptions.postsGenerated} < ${monthlyLimit}`,
    ),
  ),
);

/**
 * Counts one post of the month, which begins anew where it has ended, by one conditional UPDATE. Call it first in the
 * transaction that keeps the post: what undoes that gives the post back.
 * @returns the salon's plan
 * @throws subscription_required, post_limit_reached
 */
export async function takePost(ctx: Pick<Ctx, "db" | "now">): Promise<SocialTier> {
  const now = ctx.now();
  const { startsAt, endsAt } = await monthOf(ctx);
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  const isOver = sql`${socialSubscriptions.periodEndsAt} <= ${at(now)}`;
  const { postsGenerated, periodStartsAt, periodEndsAt } = socialSubscriptions;
  const [taken] = await ctx.db
    .update(socialSubscriptions)
    .set({
      postsGenerated: sql`case when ${isOver} then 1 else ${postsGenerated} + 1 end`,
      periodStartsAt: sql`case when ${isOver} then ${at(startsAt)} else ${periodStartsAt} end`,
      periodEndsAt: sql`case when ${isOver} then ${at(endsAt)} else ${periodEndsAt} end`,
    })
    .where(or(isOver, SOMETHING_LEFT))
    .returning({ tier: socialSubscriptions.tier });
  if (taken) return taken.tier;
  const [row] = await ctx.db.select({ tier: socialSubscriptions.tier }).from(socialSubscriptions);
  throw new DomainError(row ? "post_limit_reached" : "subscription_required", LIMIT_REACHED, {
    requiredTier: row ? "full-management" : "content-creation",
  });
}

/** Counts one post of the month less: it was taken back the moment it was kept. Call it in the transaction that takes it away. */
export async function givePostBack(ctx: Pick<Ctx, "db" | "now">): Promise<void> {
  await ctx.db
    .update(socialSubscriptions)
    .set({ postsGenerated: sql`greatest(0, ${socialSubscriptions.postsGenerated} - 1)` })
    .where(gt(socialSubscriptions.periodEndsAt, ctx.now()));
}

/** @throws tier_required for a plan without scheduling */
export function requireScheduling(tier: SocialTier): void {
  if (!planOf(tier).scheduling)
    throw new DomainError("tier_required", SCHEDULING_NEEDS, { requiredTier: "full-management" });
}

/** The plan of a salon that has one. @throws subscription_required */
export async function requirePlan(ctx: Pick<Ctx, "db" | "now">): Promise<SocialTier> {
  const { tier } = await getSocialSubscription(ctx);
  if (!tier)
    throw new DomainError("subscription_required", LIMIT_REACHED, {
      requiredTier: "content-creation",
    });
  return tier;
}

async function monthOf({ db, now }: Pick<Ctx, "db" | "now">) {
  const [salon] = await db.select({ timeZone: salons.timeZone }).from(salons);
  return monthIn(salon?.timeZone ?? "UTC", now());
}
