import { salons } from "#db/schema/salons.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { instantOf } from "#tools/salons/zone-rules.ts";
import { createPost, listPosts } from "./posts.ts";
import { CreatePost, type Post } from "./schema.ts";
import type { CreatePostCalled, PostsFound } from "./subject-schema.ts";
import { getSocialSubscription } from "./subscription.ts";

const SHOWN = 12;
/** When a post goes out for which only the day was said. */
export const USUAL_TIME = "10:00";

/** Keeps a post for a day and time of the salon's clock, or as a draft. @throws as `createPost`, invalid for a time that the clocks skip */
export async function createPostCalled(
  ctx: Ctx,
  { date, time = USUAL_TIME, ...given }: CreatePostCalled,
): Promise<Post> {
  const at = date && (await atWall(ctx, date, time));
  const post = CreatePost.safeParse({ ...given, ...(at && { scheduledFor: at }) });
  if (!post.success)
    throw new DomainError("invalid", post.error.issues[0]?.message ?? "This cannot be a post.");
  return createPost(ctx, post.data);
}

/** The newest posts, and what is left of the month. */
export async function findPosts(ctx: Ctx): Promise<PostsFound> {
  const { items, total } = await listPosts(ctx, { limit: SHOWN });
  return { posts: items, total, subscription: await getSocialSubscription(ctx) };
}

async function atWall(ctx: Ctx, date: string, time: string): Promise<string> {
  const [salon] = await ctx.db.select({ timeZone: salons.timeZone }).from(salons);
  const at = instantOf(salon?.timeZone ?? "UTC", date, time);
  if (at === null)
    throw new DomainError("invalid", `The clocks go forward on that day: there is no ${time}.`);
  return new Date(at).toISOString();
}
