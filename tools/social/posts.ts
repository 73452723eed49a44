import { and, count, eq, notInArray } from "drizzle-orm";
import { socialPosts, socialPublications } from "#db/schema/social.ts";
import { findConsultation } from "#tools/consultations/rows.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { defaultCaption } from "./data.ts";
import { requireConsent } from "./photos.ts";
import { canBeChanged, eachOnce, PLATFORM_NAMES, refusedWords, textFileOf } from "./post-rules.ts";
import { asPost, asPosts, findPost, lockPost, publicationsOf } from "./rows.ts";
import type { CreatePost, DeletedPost, FindPosts, Post, UpdatePost } from "./schema.ts";
import { givePostBack, requirePlan, requireScheduling, takePost } from "./subscription.ts";

/** The salon's posts, newest first. */
export async function listPosts(
  ctx: Ctx,
  { status, limit = DEFAULT_LIMIT, cursor }: FindPosts,
): Promise<Page<Post>> {
  const matching = status ? eq(socialPosts.status, status) : undefined;
  const rows = await ctx.db
    .select()
    .from(socialPosts)
    .where(and(matching, olderThan(socialPosts, cursor)))
    .orderBy(...newestFirst(socialPosts))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(socialPosts).where(matching);
  const page = pageOf(rows, limit, all?.total ?? 0, placeOf, (row) => row);
  return { ...page, items: await asPosts(ctx, page.items) };
}

/** A post. @throws not_found */
export async function getPost(ctx: Ctx, { id }: { id: string }): Promise<Post> {
  return asPost(ctx, await findPost(ctx, id));
}

/** A post's words as a text file, named after its id. @throws not_found */
export async function postFile(ctx: Ctx, { id }: { id: string }) {
  return textFileOf(await findPost(ctx, id));
}

/**
 * Keeps a post and counts it in the month; what fails costs none.
 * @throws subscription_required, post_limit_reached, tier_required, invalid, not_found (photo, consultation), conflict
 * (the client of the picture did not agree), forbidden
 */
export async function createPost(ctx: Ctx, input: CreatePost): Promise<Post> {
  requireMay(ctx, "manage_posts");
  const { status, photoId, consultationId, platform, scheduledFor: asked, ...words } = input;
  const caption = words.caption || defaultCaption(words.postType);
  const hashtags = eachOnce(words.hashtags);
  const platforms = [...new Set(platform)];
  return atomically(ctx, async (ctx) => {
    const tier = await takePost(ctx);
    if (asked) requireScheduling(tier);
    const scheduledFor = timeOf(ctx, { scheduledFor: asked, status });
    refuseWords({ caption, hashtags, platform: platforms });
    if (consultationId) await findConsultation(ctx, consultationId);
    const clientId = photoId ? await requireConsent(ctx, photoId) : null;
    const now = ctx.now();
    const [row] = await ctx.db
      .insert(socialPosts)
      .values({
        ...words,
        id: newId(),
        salonId: ctx.actor.salonId,
        stylistId: ctx.actor.stylistId,
        caption,
        hashtags,
        platforms,
        status: scheduledFor ? "scheduled" : "draft",
        scheduledFor,
        photoId: photoId ?? null,
        clientId,
        consultationId: consultationId ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error("The post was not inserted.");
    return asPost(ctx, row);
  });
}

/**
 * Changes a draft, what is scheduled, or what failed with nothing shown; costs no post of the month.
 * @throws not_found, conflict, tier_required, invalid, forbidden
 */
export async function updatePost(
  ctx: Ctx,
  { id, scheduledFor, photoId, platform, ...words }: UpdatePost & { id: string },
): Promise<Post> {
  requireMay(ctx, "manage_posts");
  return atomically(ctx, async (ctx) => {
    if (scheduledFor) requireScheduling(await requirePlan(ctx));
    // the client's record before the post, as where consent is withdrawn
    const clientId = photoId ? await requireConsent(ctx, photoId) : null;
    const row = await lockPost(ctx, id);
    const publications = (await publicationsOf(ctx, [id])).get(id) ?? [];
    if (!canBeChanged(row.status, publications))
      throw new DomainError("conflict", `A post that is ${ARE[row.status]} cannot be changed.`);
    const kept = row.status === "failed" ? null : row.scheduledFor;
    const until = scheduledFor === undefined ? kept : timeOf(ctx, { scheduledFor });
    const next = {
      postType: words.postType ?? row.postType,
      caption: words.caption ?? row.caption,
      hashtags: words.hashtags ? eachOnce(words.hashtags) : row.hashtags,
      platforms: platform ? [...new Set(platform)] : row.platforms,
    };
    refuseWords({ ...next, platform: next.platforms });
    // what stood on it of its last time belongs to that
    await ctx.db
      .update(socialPublications)
      .set({ error: null, state: "waiting", containerId: null })
      .where(eq(socialPublications.postId, id));
    await ctx.db
      .delete(socialPublications)
      .where(
        and(
          eq(socialPublications.postId, id),
          notInArray(socialPublications.platform, next.platforms),
        ),
      );
    const [changed] = await ctx.db
      .update(socialPosts)
      .set({
        ...next,
        ...(photoId !== undefined && { photoId, clientId, photoPulled: false }),
        status: until ? "scheduled" : "draft",
        scheduledFor: until,
        updatedAt: ctx.now(),
      })
      .where(eq(socialPosts.id, id))
      .returning();
    return asPost(ctx, changed ?? row);
  });
}

const ARE: Record<Post["status"], string> = {
  draft: "a draft",
  scheduled: "scheduled",
  publishing: "being published",
  published: "published",
  partly: "published in part",
  failed: "perhaps published",
};

/**
 * Deletes a post here; what a platform shows stays there. It gives no post of the month back.
 * @throws not_found; conflict while it is being published; forbidden
 */
export async function deletePost(ctx: Ctx, { id }: { id: string }): Promise<DeletedPost> {
  requireMay(ctx, "manage_posts");
  return atomically(ctx, async (ctx) => {
    const row = await lockPost(ctx, id);
    if (row.status === "publishing")
      throw new DomainError("conflict", "This post is being published. Try again in a minute.");
    const publications = (await publicationsOf(ctx, [id])).get(id) ?? [];
    await ctx.db.delete(socialPosts).where(eq(socialPosts.id, id));
    const staying = publications.filter(({ state }) => state === "published");
    const where = staying.map(({ platform }) => PLATFORM_NAMES[platform]).join(" and ");
    return {
      id,
      message: where
        ? `Deleted here. It stays on ${where} until you take it down there.`
        : "The post is deleted.",
      urls: staying.flatMap(({ url }) => url ?? []),
    };
  });
}

/**
 * Takes back a post that was only just kept, and gives its place in the month back.
 * @throws not_found; conflict for one that goes out or went out; forbidden
 */
export async function withdrawPost(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  requireMay(ctx, "manage_posts");
  return atomically(ctx, async (ctx) => {
    await givePostBack(ctx);
    const row = await lockPost(ctx, id);
    if (row.status !== "draft" && row.status !== "scheduled")
      throw new DomainError("conflict", `A post that is ${ARE[row.status]} stays.`);
    await ctx.db.delete(socialPosts).where(eq(socialPosts.id, id));
    return { id };
  });
}

/** When it is to go out; what is said of its state must agree. @throws invalid */
function timeOf(
  { now }: Pick<Ctx, "now">,
  {
    scheduledFor,
    status,
  }: { scheduledFor?: string | null | undefined; status?: string | undefined },
): Date | null {
  if (!scheduledFor) {
    if (status === "scheduled") throw fieldError("scheduledFor", "A scheduled post needs a date.");
    return null;
  }
  if (status === "draft")
    throw fieldError("status", "The status of a post with a date is scheduled, not draft.");
  const at = new Date(scheduledFor);
  if (at <= now()) throw fieldError("scheduledFor", "Choose a date in the future.");
  return at;
}

function refuseWords(post: Pick<Post, "caption" | "hashtags" | "platform">): void {
  const why = refusedWords(post);
  if (why) throw fieldError(why.path, why.message);
}
