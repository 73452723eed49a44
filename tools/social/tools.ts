import { z } from "zod";
import { dayName } from "#tools/appointments/rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import { createPostCalled, findPosts, USUAL_TIME } from "./called.ts";
import { PLATFORM_NAMES, wordsOf } from "./post-rules.ts";
import { deletePost, getPost } from "./posts.ts";
import { publishPost } from "./publish.ts";
import { DeletedPost, Post, type Platform } from "./schema.ts";
import { writeCaptionAbout } from "./subject.ts";
import {
  AboutCaption,
  CaptionAbout,
  CreatePostCalled,
  PostById,
  PostsFound,
} from "./subject-schema.ts";

/** What the assistant may do with posts. Whatever is kept for a day, shown or deleted is asked first. */
export const socialTools = {
  write_caption: defineTool({
    description:
      "Words and hashtags for a post, from a real consultation or on a theme; nothing is kept and no post used up. Offers the pictures that the client agreed to show.",
    input: CaptionAbout,
    output: AboutCaption,
    effect: "read",
    spansCalls: true,
    run: writeCaptionAbout,
  }),
  create_post: defineTool({
    description:
      "Keep a post as a draft, or for a day (Full Management only). It uses one post of the month.",
    input: CreatePostCalled,
    output: Post,
    effect: "ask",
    asks: ({
      caption,
      hashtags = [],
      date,
      time = USUAL_TIME,
      photoId,
      platform = ["instagram" as const],
    }) => {
      const when = date
        ? `Keep this post for ${dayName(date)}, ${time}`
        : "Keep this post as a draft";
      const tags = hashtags.map((tag) => tag.replace(/^#+/, ""));
      return `${when}, ${onPlatforms(platform)}${withPicture(photoId)}? ${wordsOf({ caption, hashtags: tags })}`;
    },
    run: createPostCalled,
  }),
  list_posts: defineTool({
    description:
      "The newest posts with their state and day, and how many posts the month has left.",
    input: z.strictObject({}),
    output: PostsFound,
    effect: "read",
    run: findPosts,
  }),
  publish_post: defineTool({
    description: "Show a post now on the salon's own accounts.",
    input: PostById,
    output: Post,
    effect: "ask",
    asksWith: async (ctx, { postId }) => {
      const { platform, photoId, ...post } = await getPost(ctx, { id: postId });
      return `Show this now ${onPlatforms(platform)}${withPicture(photoId)}? ${wordsOf(post)}`;
    },
    run: (ctx, { postId }) => publishPost(ctx, { id: postId }),
  }),
  delete_post: defineTool({
    description: "Delete a post. It gives no post of the month back.",
    input: PostById,
    output: DeletedPost,
    effect: "ask",
    asksWith: async (ctx, { postId }) =>
      `Delete this post? ${(await getPost(ctx, { id: postId })).caption}`,
    run: (ctx, { postId }) => deletePost(ctx, { id: postId }),
  }),
};

const onPlatforms = (platform: readonly Platform[]) =>
  `on ${[...new Set(platform)].map((each) => PLATFORM_NAMES[each]).join(" and ")}`;
const withPicture = (photoId: string | null | undefined) =>
  photoId ? ", with the client's picture" : "";
