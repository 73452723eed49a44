import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import type { RecordRef } from "#tools/core/act-schema.ts";
import { defineTool } from "#tools/core/tool.ts";
import { disconnectAccount, listAccounts } from "./accounts.ts";
import { formerPost, newPostChanges, platformWords, postChanges } from "./act-words.ts";
import {
  findPosts,
  USUAL_TIME,
  whenWords,
  changePostByClock,
  createPostByClock,
} from "./called.ts";
import { PLATFORM_NAMES, wordsOf } from "./post-rules.ts";
import { deletePost, getPost } from "./posts.ts";
import { publishPost } from "./publish.ts";
import { DeletedPost, Post, type Platform } from "./schema.ts";
import { writeCaptionAbout } from "./subject.ts";
import {
  AboutCaption,
  AccountsFound,
  CaptionAbout,
  ChangePostByClock,
  CreatePostByClock,
  OnPlatform,
  PostById,
  PostsFound,
} from "./subject-schema.ts";
import { fullDate, spokenTime } from "#tools/values/spoken-rules.ts";

/** What the assistant may do with posts. Whatever is kept for a day, shown or deleted is asked first. */
export const socialTools = {
  write_caption: defineTool({
    description:
      "Words and hashtags for a post, from a real consultation or on a theme; nothing is kept and no post used up. Offers the pictures that the client agreed to show.",
    input: CaptionAbout,
    output: AboutCaption,
    effect: "read",
    route: "POST /api/social-media/caption",
    spansCalls: true,
    run: writeCaptionAbout,
  }),
  create_post: defineTool({
    description:
      "Keep a post as a draft, or for a day (Full Management only). It uses one post of the month.",
    input: CreatePostByClock,
    output: Post,
    effect: "ask",
    refreshes: ["social"],
    route: "POST /api/social-media/posts",
    asks: ({
      caption,
      hashtags = [],
      date,
      time = USUAL_TIME,
      photoId,
      platform = ["instagram" as const],
    }) => {
      const when = date
        ? `Keep this post for ${fullDate(date)}, ${spokenTime(time)}`
        : "Keep this post as a draft";
      const tags = hashtags.map((tag) => tag.replace(/^#+/, ""));
      return `${when}, ${onPlatforms(platform)}${withPicture(photoId)}? ${wordsOf({ caption, hashtags: tags })}`;
    },
    changes: newPostChanges,
    edits: [
      { field: "caption", label: "Words", kind: "lines" },
      { field: "date", label: "Goes out on", kind: "date" },
      { field: "time", label: "At", kind: "time" },
    ],
    records: (_input, post) => ofPost(post),
    did: (_input, { status }) =>
      status === "scheduled" ? "kept a post for its day" : "kept a post as a draft",
    undo:
      async () =>
      ({ id }) => ({ tool: "withdraw_post", input: { id } }),
    run: createPostByClock,
  }),
  change_post: defineTool({
    description:
      "Change the words, platforms, picture, day or time of a draft or a scheduled post. It uses no post of the month.",
    input: ChangePostByClock,
    output: Post,
    effect: "ask",
    refreshes: ["social"],
    route: "PATCH /api/social-media/posts/{id}",
    asksWith: async (ctx, { postId }) => {
      const { scheduledFor } = await getPost(ctx, { id: postId });
      const when = await whenWords(ctx, scheduledFor);
      return when ? `Change the post of ${when}?` : "Change this draft?";
    },
    changes: postChanges,
    edits: [
      { field: "caption", label: "Words", kind: "lines" },
      { field: "date", label: "Goes out on", kind: "date" },
      { field: "time", label: "At", kind: "time" },
    ],
    records: (_input, post) => ofPost(post),
    did: (_input, { status }) =>
      status === "scheduled" ? "changed a scheduled post" : "changed a draft of a post",
    undo: async (ctx, given) => {
      const input = await formerPost(ctx, given);
      return () => input && { tool: "put_post_back", input };
    },
    run: changePostByClock,
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
    refreshes: ["social"],
    route: "POST /api/social-media/posts/{id}/publish",
    asksWith: async (ctx, { postId }) => {
      const { platform, photoId, ...post } = await getPost(ctx, { id: postId });
      return `Show this now ${onPlatforms(platform)}${withPicture(photoId)}? ${wordsOf(post)}`;
    },
    changes: async (ctx, { postId }) => {
      const { platform, status } = await getPost(ctx, { id: postId });
      return [{ label: "Post", before: status, after: `shown on ${platformWords(platform)}` }];
    },
    records: (_input, post) => ofPost(post),
    did: (_input, { platform }) => `handed a post to ${platformWords(platform)}`,
    run: (ctx, { postId }) => publishPost(ctx, { id: postId }),
  }),
  delete_post: defineTool({
    description: "Delete a post. It gives no post of the month back.",
    input: PostById,
    output: DeletedPost,
    effect: "ask",
    refreshes: ["social"],
    route: "DELETE /api/social-media/posts/{id}",
    asksWith: async (ctx, { postId }) =>
      `Delete this post? ${(await getPost(ctx, { id: postId })).caption}`,
    changes: async (ctx, { postId }) => {
      const { caption, status } = await getPost(ctx, { id: postId });
      return [{ label: `Post, ${status}`, before: caption, after: null }];
    },
    records: ({ postId }) => [{ kind: "post", id: postId }],
    did: () => "deleted a post",
    run: (ctx, { postId }) => deletePost(ctx, { id: postId }),
  }),
  list_social_accounts: defineTool({
    description: "The salon's own accounts on Instagram and Facebook, and whether they work.",
    input: z.strictObject({}),
    output: AccountsFound,
    effect: "read",
    run: async (ctx) => ({ accounts: await listAccounts(ctx) }),
  }),
  disconnect_social_account: defineTool({
    description: "Forget the salon's account on a platform: nothing goes out there any more.",
    input: OnPlatform,
    output: OnPlatform,
    effect: "ask",
    refreshes: ["social"],
    route: "DELETE /api/social-media/accounts/{platform}",
    asks: ({ platform }) => `Disconnect ${PLATFORM_NAMES[platform]}?`,
    changes: async (ctx, { platform }) => {
      const account = (await listAccounts(ctx)).find((each) => each.platform === platform);
      return changesOf([[PLATFORM_NAMES[platform], account?.name ?? "none", "not connected"]]);
    },
    records: () => [],
    did: ({ platform }) => `disconnected ${PLATFORM_NAMES[platform]}`,
    run: disconnectAccount,
  }),
};

const onPlatforms = (platform: readonly Platform[]) => `on ${platformWords(platform)}`;
const ofPost = ({ id, consultationId }: Post): RecordRef[] => [
  { kind: "post", id },
  ...(consultationId ? [{ kind: "consultation" as const, id: consultationId }] : []),
];
const withPicture = (photoId: string | null | undefined) =>
  photoId ? ", with the client's picture" : "";
