import { and, eq, getTableColumns, gt, lte, or, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { salons } from "#db/schema/salons.ts";
import { quotaReservations, subscriptions } from "#db/schema/subscription.ts";
import { atomically, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { bytesOfPhotos, MB } from "./photo-room.ts";
import { isDead } from "#tools/core/instances.ts";
import { TIERS } from "./data.ts";
import { includes, monthIn, tierDefinition, uploadsRemaining } from "./rules.ts";
import type { SubscriptionStatus, Tier } from "./schema.ts";

const RESERVED_FOR_MS = 10 * 60_000;

/** The salon's tier and what is left of this month, by the salon's own calendar. */
export async function getSubscription(ctx: Ctx): Promise<SubscriptionStatus> {
  const { bytes, ...current } = await currentPeriod(ctx, statusNow);
  const { monthlyUploadLimit, storageMb } = tierDefinition(current.tier);
  return {
    tier: current.tier,
    uploadLimit: monthlyUploadLimit,
    uploadsUsed: current.uploadsUsed,
    uploadsRemaining: uploadsRemaining(monthlyUploadLimit, current.uploadsUsed),
    periodEndsAt: current.periodEndsAt.toISOString(),
    storageUsed: bytes / (storageMb * MB),
    tiers: [...TIERS],
  };
}

/** @throws tier_required when the salon's tier does not include `needed`. */
export async function requireTier(ctx: Ctx, needed: Tier, feature: string): Promise<void> {
  const [plan] = await tierOf(ctx.db);
  if (!plan) throw noSubscription();
  if (!includes(plan.tier, needed)) {
    throw new DomainError(
      "tier_required",
      `${feature} needs ${tierDefinition(needed).name} or higher.`,
      {
        requiredTier: needed,
      },
    );
  }
}

const tierOf = builtOnce((db) => db.select({ tier: subscriptions.tier }).from(subscriptions));

/** An analysis taken from the quota. Keep it with `commitUpload` in the transaction that saves the result, else `releaseUpload`. */
export type UploadReservation = { id: string; periodStartsAt: Date };

/**
 * Takes one analysis from the month's quota before the work, by one conditional UPDATE.
 * @throws quota_exceeded when nothing is left.
 */
export async function reserveUpload(ctx: Ctx): Promise<UploadReservation> {
  return atomically(ctx, async (ctx) => {
    const { tier, periodStartsAt } = await currentPeriod(ctx, periodNow);
    const { monthlyUploadLimit: limit } = tierDefinition(tier);
    const [taken] = await ctx.db
      .update(subscriptions)
      .set({ uploadsUsed: sql`${subscriptions.uploadsUsed} + 1` })
      .where(limit === -1 ? undefined : sql`${subscriptions.uploadsUsed} < ${limit}`)
      .returning({ used: subscriptions.uploadsUsed });
    if (!taken) {
      throw new DomainError(
        "quota_exceeded",
        "You've reached your monthly AI analysis limit. Upgrade your plan to continue.",
        { requiredTier: tier === "essential" ? "pro" : "complete" },
      );
    }
    const id = newId();
    const now = ctx.now();
    await ctx.db.insert(quotaReservations).values({
      id,
      salonId: ctx.actor.salonId,
      instance: ctx.instance,
      periodStartsAt,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESERVED_FOR_MS),
    });
    return { id, periodStartsAt };
  });
}

/**
 * Turns a reservation into use. Call inside the transaction that writes the consultation.
 * @throws unavailable when the reservation was given back meanwhile (the work took too long).
 */
export async function commitUpload(ctx: Ctx, { id }: UploadReservation): Promise<void> {
  const gone = await ctx.db
    .delete(quotaReservations)
    .where(eq(quotaReservations.id, id))
    .returning();
  if (gone.length === 0)
    throw new DomainError("unavailable", "The analysis took too long. Please try again.");
}

/** Gives a reservation back after a failure; doing it twice gives back once. */
export async function releaseUpload(ctx: Ctx, { id }: UploadReservation): Promise<void> {
  await giveBack(ctx, eq(quotaReservations.id, id));
}

/** Gives back what processes that have died, or work that never ended, had taken. */
async function returnOrphans(ctx: Ctx, owners: readonly number[]): Promise<void> {
  const dead: number[] = [];
  for (const instance of owners) {
    if (await isDead(ctx, instance)) dead.push(instance);
  }
  await giveBack(
    ctx,
    or(
      lte(quotaReservations.expiresAt, ctx.now()),
      ...dead.map((id) => eq(quotaReservations.instance, id)),
    ),
  );
}

async function giveBack(ctx: Ctx, which: ReturnType<typeof or>): Promise<void> {
  await atomically(ctx, async (ctx) => {
    // the same order of locks as reserveUpload: subscription first
    await ctx.db.select().from(subscriptions).for("update");
    const returned = await ctx.db.delete(quotaReservations).where(which).returning();
    for (const { periodStartsAt } of returned) {
      await ctx.db
        .update(subscriptions)
        .set({ uploadsUsed: sql`${subscriptions.uploadsUsed} - 1` })
        .where(
          and(eq(subscriptions.periodStartsAt, periodStartsAt), gt(subscriptions.uploadsUsed, 0)),
        );
    }
  });
}

/** The subscription row as `read` reads it, rolled over to the present month of the salon's zone when the old one has ended. */
async function currentPeriod<R extends Read>(ctx: Ctx, read: (db: Db) => Promise<R[]>): Promise<R> {
  const now = ctx.now();
  const [row] = await read(ctx.db);
  if (!row) throw noSubscription();
  if (now < row.periodEndsAt) {
    // most of the time nothing is under way, and then nobody has to wait for a lock
    if (row.owners.length === 0) return row;
    await returnOrphans(ctx, row.owners);
  } else {
    const month = monthIn(row.timeZone, now);
    await ctx.db
      .update(subscriptions)
      .set({ uploadsUsed: 0, periodStartsAt: month.startsAt, periodEndsAt: month.endsAt })
      .where(lte(subscriptions.periodEndsAt, now));
  }
  const [fresh] = await read(ctx.db);
  return fresh ?? row;
}

type Read = typeof subscriptions.$inferSelect & {
  timeZone: string;
  /** The processes that have taken from the quota and have not said yet what came of it. */
  owners: number[];
};

const OF_PERIOD = {
  ...getTableColumns(subscriptions),
  timeZone: salons.timeZone,
  owners: sql<
    number[]
  >`array(select distinct ${quotaReservations.instance} from ${quotaReservations})`,
};
const ofSalon = eq(salons.id, subscriptions.salonId);
const periodNow = builtOnce((db) =>
  db.select(OF_PERIOD).from(subscriptions).innerJoin(salons, ofSalon),
);
const statusNow = builtOnce((db) =>
  db
    .select({ ...OF_PERIOD, bytes: bytesOfPhotos })
    .from(subscriptions)
    .innerJoin(salons, ofSalon),
);

const noSubscription = () => new DomainError("not_found", "This salon has no subscription.");
