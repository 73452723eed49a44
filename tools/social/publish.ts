import { and, eq, lte, ne, sql } from "drizzle-orm";
import { socialPosts, socialPublications } from "#db/schema/social.ts";
import { atomically, type Ctx, type Db, type SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { usableAccount } from "./accounts.ts";
import { requireConsent } from "./photos.ts";
import { planOf } from "./plan-rules.ts";
import { asPost, findPost, lockPost, publicationsOf, type PostRow } from "./rows.ts";
import type { Platform, Post, PublicationState } from "./schema.ts";
import { getSocialSubscription, requirePlan } from "./subscription.ts";

/** A post that could not go at its time still goes by itself for so long: nobody expects last week's to appear. */
const STILL_GOES_MS = 24 * 60 * 60_000;
const NEEDS_PLAN = "Publishing is only available with Full Management tier.";
const NEEDS_PICTURE =
  "Instagram takes no post without a picture. Add one, or download it and post it yourself.";
const TOO_LATE = "Its time was over before it could go.";

/**
 * Sends a post to its platforms now: a draft, what is scheduled, and what is not on all of them yet. Asked for again while it is
 * on its way, nothing more happens.
 * @throws not_found; subscription_required, tier_required; conflict where no platform can take it, or all have; forbidden
 */
export async function publishPost(ctx: Ctx, { id }: { id: string }): Promise<Post> {
  requireMay(ctx, "manage_posts");
  if (!planOf(await requirePlan(ctx)).scheduling)
    throw new DomainError("tier_required", NEEDS_PLAN, { requiredTier: "full-management" });
  return atomically({ ...ctx, salonId: ctx.actor.salonId }, async (ctx) => {
    const { row, why } = await lockWithPicture(ctx, id);
    if (row.status === "publishing") return asPost(ctx, row);
    if (row.status === "published") throw new DomainError("conflict", "It is published already.");
    const ways = await waysOf(ctx, row, why);
    const [first] = ways;
    if (ways.every(({ obstacle }) => obstacle !== null))
      throw new DomainError("conflict", first?.obstacle ?? "It is published already.");
    return asPost(ctx, await send(ctx, row, ways));
  });
}

/** A scheduled post whose time has come. */
export type PostDue = { id: string };

/** Scheduled posts whose time has come, by salon. `everySalon` must see all salons. */
export async function postsDue(
  everySalon: Db,
  { now }: { now: Date },
): Promise<Map<string, PostDue[]>> {
  const rows = await everySalon
    .select({ id: socialPosts.id, salonId: socialPosts.salonId })
    .from(socialPosts)
    .where(and(eq(socialPosts.status, "scheduled"), lte(socialPosts.scheduledFor, now)))
    .limit(1000);
  return Map.groupBy(rows, ({ salonId }) => salonId);
}

/**
 * Sends scheduled posts whose time has come. One that nothing can take stays scheduled and says why, for a day; then it has failed.
 * @returns how many are on their way
 */
export async function publishDue(ctx: SalonCtx, due: readonly PostDue[]): Promise<number> {
  let sent = 0;
  for (const { id } of due) if (await atomically(ctx, (ctx) => publishIfDue(ctx, id))) sent += 1;
  return sent;
}

async function publishIfDue(ctx: SalonCtx, id: string): Promise<boolean> {
  const { tier } = await getSocialSubscription(ctx);
  const { row, why } = await lockWithPicture(ctx, id);
  const now = ctx.now();
  if (row.status !== "scheduled" || !row.scheduledFor || row.scheduledFor > now) return false;
  const unplanned = tier && planOf(tier).scheduling ? null : NEEDS_PLAN;
  const ways = (await waysOf(ctx, row, why)).map((way) => ({
    ...way,
    obstacle: unplanned ?? way.obstacle,
  }));
  if (ways.some(({ obstacle }) => obstacle === null)) {
    await send(ctx, row, ways);
    return true;
  }
  const over = now.getTime() - row.scheduledFor.getTime() > STILL_GOES_MS;
  await note(
    ctx,
    row,
    ways.map(({ platform, obstacle }) => ({
      platform,
      state: over ? ("failed" as const) : ("waiting" as const),
      error: over ? `${TOO_LATE} ${obstacle ?? ""}`.trim() : obstacle,
    })),
  );
  if (over)
    await ctx.db
      .update(socialPosts)
      .set({ status: "failed", updatedAt: now })
      .where(eq(socialPosts.id, id));
  return false;
}

/** The post and why its picture may not be shown, with its client's record held first, as where consent is withdrawn. */
async function lockWithPicture(
  ctx: Pick<SalonCtx, "db">,
  id: string,
): Promise<{ row: PostRow; why: string | null }> {
  const before = await findPost(ctx, id);
  let why: string | null = null;
  try {
    if (before.photoId) await requireConsent(ctx, before.photoId);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    why = error.message;
  }
  const row = await lockPost(ctx, id);
  // taken away or replaced in between: what was asked was of another picture
  if (row.photoId !== before.photoId)
    throw new DomainError("conflict", "Somebody changed this post meanwhile. Look at it again.");
  return { row, why };
}

type Way = { platform: Platform; obstacle: string | null };

/** The platforms it is not on yet, and what keeps each from taking it. */
async function waysOf(ctx: SalonCtx, row: PostRow, why: string | null): Promise<Way[]> {
  const known = (await publicationsOf(ctx, [row.id])).get(row.id) ?? [];
  const done = new Set(known.filter(({ state }) => state === "published").map((p) => p.platform));
  const ways: Way[] = [];
  for (const platform of row.platforms.filter((each) => !done.has(each))) {
    const found = await usableAccount(ctx, platform);
    const bare = platform === "instagram" && !row.photoId ? NEEDS_PICTURE : null;
    ways.push({ platform, obstacle: "why" in found ? found.why : (why ?? bare) });
  }
  return ways;
}

/** Lays a publication for each platform with the job that works on it. */
async function send(ctx: SalonCtx, row: PostRow, ways: readonly Way[]): Promise<PostRow> {
  const ids = await note(
    ctx,
    row,
    ways.map(({ platform, obstacle }) => ({
      platform,
      state: obstacle === null ? ("waiting" as const) : ("failed" as const),
      error: obstacle,
    })),
  );
  const going = ids.flatMap(({ id, state }) =>
    state === "waiting" ? [{ salonId: row.salonId, id }] : [],
  );
  await ctx.jobs.add(ctx.db, "post", going);
  const [sent] = await ctx.db
    .update(socialPosts)
    .set({ status: "publishing", updatedAt: ctx.now() })
    .where(eq(socialPosts.id, row.id))
    .returning();
  return sent ?? row;
}

type Noted = { platform: Platform; state: PublicationState; error: string | null };

function note({ db, now }: SalonCtx, row: PostRow, all: readonly Noted[]) {
  return db
    .insert(socialPublications)
    .values(
      all.map((each) => ({
        ...each,
        id: newId(),
        salonId: row.salonId,
        postId: row.id,
        attemptedAt: now(),
      })),
    )
    .onConflictDoUpdate({
      target: [socialPublications.postId, socialPublications.platform],
      set: {
        state: sql`excluded.state`,
        error: sql`excluded.error`,
        attemptedAt: sql`excluded.attempted_at`,
        instance: null,
      },
      setWhere: ne(socialPublications.state, "published"),
    })
    .returning({ id: socialPublications.id, state: socialPublications.state });
}
