import { z } from "zod";
import { ModelProvider } from "#tools/core/model-schema.ts";

export const SocialTier = z.enum(["content-creation", "full-management"]);
export type SocialTier = z.infer<typeof SocialTier>;

export const SocialPlan = z.object({
  id: SocialTier,
  name: z.string(),
  price: z.number(),
  monthlyLimit: z.int(),
  scheduling: z.boolean(),
  features: z.array(z.string()),
});
export type SocialPlan = z.infer<typeof SocialPlan>;

/** `tier` is null without a subscription; the numbers are then 0. -1 is unlimited, and then "unlimited" remain. */
export const SocialSubscription = z.object({
  tier: SocialTier.nullable(),
  postsGenerated: z.int(),
  monthlyLimit: z.int(),
  postsRemaining: z.union([z.int(), z.literal("unlimited")]),
  periodEndsAt: z.iso.datetime().nullable(),
});
export type SocialSubscription = z.infer<typeof SocialSubscription>;

export const SubscribeSocial = z.strictObject({ tier: SocialTier });
export type SubscribeSocial = z.infer<typeof SubscribeSocial>;

export const PostType = z.enum(["before-after", "tutorial", "promo", "educational", "seasonal"]);
export type PostType = z.infer<typeof PostType>;

export const Platform = z.enum(["instagram", "facebook"]);
export type Platform = z.infer<typeof Platform>;

/** publishing is on its way; partly where one platform took it and another did not. */
export const PostStatus = z.enum([
  "draft",
  "scheduled",
  "publishing",
  "published",
  "partly",
  "failed",
]);
export type PostStatus = z.infer<typeof PostStatus>;

/** waiting for its time, working on it, published, failed for good, unknown where nothing tells whether it went. */
export const PublicationState = z.enum(["waiting", "working", "published", "failed", "unknown"]);
export type PublicationState = z.infer<typeof PublicationState>;

export const Publication = z.object({
  platform: Platform,
  state: PublicationState,
  attempts: z.int(),
  error: z.string().nullable(),
  url: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
});
export type Publication = z.infer<typeof Publication>;

export const Post = z.object({
  id: z.uuid(),
  postType: PostType,
  caption: z.string(),
  platform: z.array(Platform),
  /** Without "#". */
  hashtags: z.array(z.string()),
  aiGenerated: z.boolean(),
  status: PostStatus,
  scheduledFor: z.iso.datetime().nullable(),
  /** A picture of the client's record, shown only while their consent is on file. */
  photoId: z.uuid().nullable(),
  /** The picture was taken away because the client withdrew their consent. */
  photoPulled: z.boolean(),
  consultationId: z.uuid().nullable(),
  stylistName: z.string(),
  publications: z.array(Publication),
  /** What the salon has to know of it or to do about it. */
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
});
export type Post = z.infer<typeof Post>;

const Hashtag = z
  .string()
  .trim()
  .transform((tag) => tag.replace(/^#+/, ""))
  .pipe(z.string().regex(/^[\p{L}\p{N}_]{1,60}$/u, "must be one word"));

const AtLeastOne = z.array(Platform).min(1, "Choose at least one platform.").max(2);

/** Spec's body. `status` follows from the date; what is sent of it must agree. */
export const CreatePost = z.strictObject({
  postType: PostType.default("educational"),
  /** Spec: a blank one gets the default sentence. */
  caption: z.string().trim().max(2200).default(""),
  platform: AtLeastOne.default(["instagram"]),
  status: z.enum(["draft", "scheduled"]).optional(),
  scheduledFor: z.iso.datetime({ offset: true }).nullish(),
  hashtags: z.array(Hashtag).max(30).default([]),
  aiGenerated: z.boolean().default(true),
  photoId: z.uuid().nullish(),
  consultationId: z.uuid().nullish(),
});
export type CreatePost = z.infer<typeof CreatePost>;

export const FindPosts = z.strictObject({
  status: PostStatus.optional(),
  limit: z.int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindPosts = z.infer<typeof FindPosts>;

/** A post that is gone here, and where it is still shown. */
export const DeletedPost = z.object({
  id: z.uuid(),
  message: z.string(),
  urls: z.array(z.string()),
});
export type DeletedPost = z.infer<typeof DeletedPost>;

/** Changes a draft or what is scheduled; costs no post of the month. `scheduledFor` null makes it a draft again. */
export const UpdatePost = z.strictObject({
  postType: PostType.optional(),
  caption: z.string().trim().min(1).max(2200).optional(),
  platform: AtLeastOne.optional(),
  scheduledFor: z.iso.datetime({ offset: true }).nullish(),
  hashtags: z.array(Hashtag).max(30).optional(),
  photoId: z.uuid().nullish(),
});
export type UpdatePost = z.infer<typeof UpdatePost>;

/** Words for a post, written from a real consultation or from a theme. Nothing is kept and no post used by asking. */
export const WriteCaption = z.strictObject({
  postType: PostType.default("educational"),
  consultationId: z.uuid().nullish(),
  /** What it is to be about, in the stylist's words. */
  about: z.string().trim().max(300).nullish(),
  platform: AtLeastOne.default(["instagram"]),
});
export type WriteCaption = z.infer<typeof WriteCaption>;

/** A picture that may go with a post. */
export const PostPhoto = z.object({
  photoId: z.uuid(),
  clientId: z.uuid(),
  moment: z.enum(["before", "after"]),
  takenOn: z.string(),
});
export type PostPhoto = z.infer<typeof PostPhoto>;

export const Caption = z.object({
  caption: z.string(),
  hashtags: z.array(z.string()),
  writtenBy: ModelProvider,
  /** What of the consultation it rests on, in words. */
  basedOn: z.array(z.string()),
  /** Pictures of that client that may be shown; empty without consent. */
  photos: z.array(PostPhoto),
  /** Why no picture is offered, where none is. */
  photoNote: z.string().nullable(),
});
export type Caption = z.infer<typeof Caption>;

/** A salon's own account on a platform. The token is never shown again. */
export const SocialAccount = z.object({
  platform: Platform,
  /** The page, or the professional Instagram account. */
  accountId: z.string(),
  name: z.string(),
  state: z.enum(["connected", "expiring", "expired", "revoked"]),
  expiresAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime(),
});
export type SocialAccount = z.infer<typeof SocialAccount>;

export const ConnectAccount = z.strictObject({
  accountId: z
    .string()
    .trim()
    .regex(/^\d{3,30}$/, "must be the number of the page or account"),
  token: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{20,2000}$/, "must be the token as the platform gave it"),
});
export type ConnectAccount = z.infer<typeof ConnectAccount>;
