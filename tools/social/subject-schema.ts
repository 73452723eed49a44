import { z } from "zod";
import { CalendarDate, TimeOfDay } from "#tools/values/time-schema.ts";
import { Caption, Platform, Post, PostType, SocialAccount, SocialSubscription } from "./schema.ts";

const platform = z.array(Platform).min(1).max(2).optional();

/** What a post is to be about, as people say it. */
export const CaptionAbout = z.strictObject({
  consultationId: z.uuid().optional().describe("The consultation it is about, where it is known."),
  day: CalendarDate.optional().describe(
    'The day on which it was done, where words such as "today\'s balayage" name no client.',
  ),
  about: z
    .string()
    .trim()
    .max(300)
    .optional()
    .describe("The work of that day that is meant, or without a day the theme."),
  postType: PostType.optional(),
  platform,
});
export type CaptionAbout = z.infer<typeof CaptionAbout>;

export const AboutCaption = Caption.extend({ consultationId: z.uuid().nullable() });
export type AboutCaption = z.infer<typeof AboutCaption>;

/** A post by the salon's clock: without a day it is a draft; without a time it goes out at ten. */
export const CreatePostByClock = z.strictObject({
  caption: z.string().trim().min(1).max(2200),
  hashtags: z.array(z.string().trim().min(1).max(61)).max(30).optional(),
  postType: PostType.optional(),
  platform,
  date: CalendarDate.optional().describe("The day it goes out. Left out, it stays a draft."),
  time: TimeOfDay.optional(),
  consultationId: z.uuid().optional(),
  photoId: z
    .uuid()
    .optional()
    .describe("Only one that write_caption offered: the client has agreed to it."),
});
export type CreatePostByClock = z.infer<typeof CreatePostByClock>;

/** Changes a draft or what is kept for a day; what is left out stays. */
export const ChangePostByClock = z.strictObject({
  postId: z.uuid().describe("From list_posts."),
  caption: z.string().trim().min(1).max(2200).optional(),
  hashtags: z.array(z.string().trim().min(1).max(61)).max(30).optional(),
  platform,
  date: CalendarDate.optional().describe("The day it goes out."),
  time: TimeOfDay.optional().describe("Left out, it keeps its time of day."),
  asDraft: z.boolean().optional().describe("True: it goes out on no day any more."),
  photoId: z
    .uuid()
    .nullish()
    .describe("Only one that write_caption offered; null takes the picture away."),
});
export type ChangePostByClock = z.infer<typeof ChangePostByClock>;

export const OnPlatform = z.strictObject({ platform: Platform });
export type OnPlatform = z.infer<typeof OnPlatform>;

export const AccountsFound = z.object({ accounts: z.array(SocialAccount) });
export type AccountsFound = z.infer<typeof AccountsFound>;

export const PostsFound = z.object({
  posts: z.array(Post),
  total: z.int(),
  subscription: SocialSubscription,
});
export type PostsFound = z.infer<typeof PostsFound>;

export const PostById = z.strictObject({ postId: z.uuid() });
export type PostById = z.infer<typeof PostById>;
