import { changesOf, formerOf } from "#tools/core/change-rules.ts";
import type { Change } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { rehearse } from "#tools/core/rehearse.ts";
import { changePostByClock, createPostByClock, whenWords } from "./called.ts";
import { PLATFORM_NAMES } from "./post-rules.ts";
import { getPost } from "./posts.ts";
import type { Platform, Post, UpdatePost } from "./schema.ts";
import type { ChangePostByClock, CreatePostByClock } from "./subject-schema.ts";

/** Where posts are shown, in words. */
export const platformWords = (platform: readonly Platform[]): string =>
  [...new Set(platform)].map((each) => PLATFORM_NAMES[each]).join(" and ");

const tagWords = (hashtags: readonly string[]) => hashtags.map((tag) => `#${tag}`).join(" ");
const photoWords = (photoId: string | null) => (photoId ? "the client's picture" : null);

/** What a new post would be. @throws as `createPostByClock` */
export async function newPostChanges(ctx: Ctx, given: CreatePostByClock): Promise<Change[]> {
  return changesOf(
    await linesOf(ctx, null, await rehearse(ctx, (ctx) => createPostByClock(ctx, given))),
  );
}

/** What would change of a post. @throws as `changePostByClock` */
export async function postChanges(ctx: Ctx, given: ChangePostByClock): Promise<Change[]> {
  const before = await getPost(ctx, { id: given.postId });
  const after = await rehearse(ctx, (ctx) => changePostByClock(ctx, given));
  return changesOf(await linesOf(ctx, before, after));
}

async function linesOf(ctx: Ctx, before: Post | null, after: Post) {
  const when = async (post: Post) => (await whenWords(ctx, post.scheduledFor)) ?? "a draft";
  return [
    ["Goes out", before && (await when(before)), await when(after)],
    ["On", before && platformWords(before.platform), platformWords(after.platform)],
    ["Words", before?.caption, after.caption],
    ["Hashtags", before && tagWords(before.hashtags), tagWords(after.hashtags)],
    ["Picture", before && photoWords(before.photoId), photoWords(after.photoId)],
  ] as const;
}

/** The change that makes a post what it was; null where it stood as no change leaves it. @throws not_found */
export async function formerPost(
  ctx: Ctx,
  { postId: id, date, time, asDraft, ...given }: ChangePostByClock,
): Promise<(UpdatePost & { id: string }) | null> {
  const { status, scheduledFor, ...before } = await getPost(ctx, { id });
  if (status !== "draft" && status !== "scheduled") return null;
  const isMoved = date !== undefined || time !== undefined || asDraft !== undefined;
  const { caption, hashtags, platform, photoId } = before;
  const was = formerOf({ caption, hashtags, platform, photoId }, given);
  return { id, ...was, ...(isMoved && { scheduledFor }) };
}
