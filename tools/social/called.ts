import { zoneOf } from "#tools/clients/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { invalid } from "#tools/core/field-error.ts";
import { instantOf, wallOf } from "#tools/values/zone-rules.ts";
import { createPost, getPost, listPosts, updatePost } from "./posts.ts";
import { CreatePost, UpdatePost, type Post } from "./schema.ts";
import type { ChangePostByClock, CreatePostByClock, PostsFound } from "./subject-schema.ts";
import { getSocialSubscription } from "./subscription.ts";
import { fullDate, spokenTime } from "#tools/values/spoken-rules.ts";

const SHOWN = 12;
/** When a post goes out for which only the day was said. */
export const USUAL_TIME = "10:00";

/** Keeps a post for a day and time of the salon's clock, or as a draft. @throws as `createPost`, invalid for a time that the clocks skip */
export async function createPostByClock(
  ctx: Ctx,
  { date, time = USUAL_TIME, ...given }: CreatePostByClock,
): Promise<Post> {
  const at = date && (await atWall(ctx, date, time));
  const post = CreatePost.safeParse({ ...given, ...(at && { scheduledFor: at }) });
  if (!post.success) throw invalid(post.error);
  return createPost(ctx, post.data);
}

/**
 * Changes a post; its day and time are of the salon's clock.
 * @throws as `updatePost`, invalid for a time that the clocks skip, for a time without a day, and for what cannot be a post
 */
export async function changePostByClock(
  ctx: Ctx,
  { postId, date, time, asDraft, ...given }: ChangePostByClock,
): Promise<Post> {
  const scheduledFor = asDraft ? null : await movedTo(ctx, { postId, date, time });
  const post = UpdatePost.safeParse({
    ...given,
    ...(scheduledFor !== undefined && { scheduledFor }),
  });
  if (!post.success) throw invalid(post.error);
  return updatePost(ctx, { ...post.data, id: postId });
}

/** When a post goes out after a change of its day, its time, or both. @throws not_found, invalid */
async function movedTo(
  ctx: Ctx,
  { postId, date, time }: Pick<ChangePostByClock, "postId" | "date" | "time">,
): Promise<string | undefined> {
  if (date === undefined && time === undefined) return undefined;
  const { scheduledFor } = await getPost(ctx, { id: postId });
  const now = scheduledFor && wallOf(await zoneOf(ctx), Date.parse(scheduledFor));
  const day = date ?? (now ? now.date : undefined);
  if (day === undefined) throw new DomainError("invalid", "Say the day on which it goes out.");
  return atWall(ctx, day, time ?? (now ? now.time : USUAL_TIME));
}

/** When a post goes out, by the salon's clock, in words; null for none. */
export async function whenWords(ctx: Ctx, scheduledFor: string | null): Promise<string | null> {
  if (!scheduledFor) return null;
  const { date, time } = wallOf(await zoneOf(ctx), Date.parse(scheduledFor));
  return `${fullDate(date)}, ${spokenTime(time)}`;
}

/** The newest posts, and what is left of the month. */
export async function findPosts(ctx: Ctx): Promise<PostsFound> {
  const { items, total } = await listPosts(ctx, { limit: SHOWN });
  return { posts: items, total, subscription: await getSocialSubscription(ctx) };
}

async function atWall(ctx: Ctx, date: string, time: string): Promise<string> {
  const at = instantOf(await zoneOf(ctx), date, time);
  if (at === null)
    throw new DomainError("invalid", `The clocks go forward on that day: there is no ${time}.`);
  return new Date(at).toISOString();
}
