import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { DeletedPost, Post, SubscribeSocial, WriteCaption } from "#tools/social/schema.ts";
import type { SubscribedSocial } from "#tools/billing/schema.ts";
import { getBilling } from "#ui/api/house/billing.ts";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { inPages } from "#ui/lib/http/paging.ts";
import { refresh } from "#ui/lib/http/query.ts";
import { sending } from "#ui/lib/http/sending.ts";

const social = api["social-media"];
const KEY = "social";
const POSTS_AT_ONCE = 500;
/** How often the posts are read while one of them is on its way, in milliseconds. */
const LOOK_MS = 3000;

/** The salon's plan for posts, and what is left of this month. */
export const getSocialSubscription = reading([KEY, "subscription"], () =>
  social.subscription.$get(),
);

export const subscribeSocial = mutationOptions({
  mutationFn: (json: SubscribeSocial) => answerTo(social.subscribe.$put({ json })),
  onSuccess: async (subscription, _input, _before, { client }) => {
    client.setQueryData(getSocialSubscription.queryKey, subscription);
    // the link to pay comes with it
    await client.invalidateQueries({ queryKey: getBilling.queryKey });
  },
  meta: {
    act: "subscribe_social",
    done: ({ tier, message }: SubscribedSocial, wanted: SubscribeSocial) =>
      tier === wanted.tier || !message ? "Subscription Activated" : message,
    failed: (error: Error) => ({ title: "Subscription Failed", description: sentenceOf(error) }),
  },
});

/** Every post of the salon, newest first; read again while one is on its way. */
export const listPosts = infiniteQueryOptions({
  ...inPages([KEY, "posts"], (page, { signal }) =>
    social.posts.$get({ query: { limit: POSTS_AT_ONCE, ...page } }, { init: { signal } }),
  ),
  // what was scheduled may have gone meanwhile
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? LOOK_MS : false,
});

const isUnderWay = ({ status, scheduledFor }: Post) =>
  status === "publishing" ||
  (status === "scheduled" && scheduledFor !== null && Date.parse(scheduledFor) <= Date.now());

/** A refusal costs no post of the month. */
export const createPost = sending(social.posts, "$post", {
  act: "create_post",
  done: ({ platform, photoId }: Post) => ({
    title: "Post Created",
    ...(platform.includes("instagram") &&
      !photoId && {
        description: "Instagram takes no post without a picture: choose one before it goes out.",
      }),
  }),
  failed: (error: Error) => ({ title: "Error", description: sentenceOf(error) }),
});

/** A refusal is shown in the form. */
export const updatePost = sending(social.posts[":id"], "$patch", {
  act: "change_post",
  done: "Post saved.",
  failed: false,
});

/** Says where a deleted post is still shown. A failure says nothing. */
export const deletePost = sending(social.posts[":id"], "$delete", {
  act: "delete_post",
  done: ({ message, urls }: DeletedPost) => ({
    title: "Post Deleted",
    ...(urls.length > 0 && { description: message }),
  }),
  failed: false,
});

/** Sends a post to its platforms now. A refusal is shown where it was asked for. */
export const publishPost = mutationOptions({
  mutationFn: (id: string) => answerTo(social.posts[":id"].publish.$post({ param: { id } })),
  onSettled: (_post, _error, _id, _before, { client }) => refresh(client, KEY),
  meta: { failed: false },
});

/** Where a post's words are to be had as a text file named after it. */
export const postFileUrl = (id: string) => `/api/social-media/posts/${id}/post.txt`;

/** What a caption is asked about, and what stops the asking. */
export type Asked = { input: Partial<WriteCaption>; signal: AbortSignal };

/** Has a caption written; nothing is kept by it. A refusal is shown where it was asked for. */
export const writeCaption = mutationOptions({
  mutationFn: ({ input, signal }: Asked) =>
    answerTo(social.caption.$post({ json: input }, { init: { signal } })),
  meta: { failed: false },
});

/** The pictures of a consultation's client that may be shown, or why there are none. */
export const listPostPhotos = (consultationId: string) =>
  queryOptions({
    queryKey: [KEY, "photos", consultationId],
    queryFn: () => answerTo(social.photos.$get({ query: { consultationId } })),
    // consent comes and goes in the client's record
    staleTime: 0,
  });

/** The salon's own accounts on the platforms. */
export const listAccounts = reading([KEY, "accounts"], () => social.accounts.$get());

/** A refusal is shown in the form. */
export const connectAccount = sending(social.accounts[":platform"], "$put", {
  refreshes: KEY,
  done: "Account connected.",
  failed: false,
});

export const disconnectAccount = sending(social.accounts[":platform"], "$delete", {
  act: "disconnect_social_account",
  done: "Account disconnected.",
});
