import { defaultCaption, LIMIT_REACHED, SCHEDULING_NEEDS } from "#tools/social/data.ts";
import { planOf } from "#tools/social/plan-rules.ts";
import { refusedWords } from "#tools/social/post-rules.ts";
import type {
  Caption,
  CreatePost,
  Platform,
  PostType,
  SocialSubscription,
} from "#tools/social/schema.ts";
import { tagsIn } from "#ui/cards/post-card/post-text.ts";
import { instantIn } from "./wall-time.ts";

/** A post as it is being written. */
export type PostDraft = {
  postType: PostType;
  platforms: Platform[];
  /** What the assistant writes from: a consultation, or the stylist's own words. */
  source: "visit" | "words";
  consultationId: string | null;
  about: string;
  caption: string;
  /** Hashtags as they are typed. */
  tags: string;
  photoId: string | null;
  /** "2026-11-27T18:00" by the salon's clock; empty for a draft. */
  scheduledFor: string;
  /** What the assistant wrote of it. */
  written: Caption | null;
};

/** A blank post with the defaults, about a consultation where one is named. */
export function newDraft(consultationId: string | null = null): PostDraft {
  return {
    postType: "educational",
    platforms: ["instagram"],
    source: "visit",
    consultationId,
    about: "",
    caption: "",
    tags: "",
    photoId: null,
    scheduledFor: "",
    written: null,
  };
}

/** Why the plan does not allow this post, as a toast says it; null where it does. */
export function blockedBy(
  subscription: Pick<SocialSubscription, "tier" | "postsRemaining"> | undefined,
  { scheduledFor }: Pick<PostDraft, "scheduledFor">,
): { title: string; description: string } | null {
  const { tier = null, postsRemaining = 0 } = subscription ?? {};
  if (!tier || (postsRemaining !== "unlimited" && postsRemaining <= 0))
    return { title: "Limit Reached", description: LIMIT_REACHED };
  if (scheduledFor && !planOf(tier).scheduling)
    return { title: "Upgrade Required", description: SCHEDULING_NEEDS };
  return null;
}

/** The longest caption that is kept, whatever a platform takes. */
export const CAPTION_MAX = 2200;

export type DraftIssues = Partial<
  Record<"platform" | "caption" | "hashtags" | "scheduledFor", string>
>;

/** The words of a draft as they would be shown: a blank caption is the default sentence. */
export function wordsOfDraft({ caption, postType, tags }: PostDraft) {
  return { caption: caption.trim() || defaultCaption(postType), hashtags: tagsIn(tags).tags };
}

/** What is wrong with a draft, by field; empty where it can be kept. `now` in ms. */
export function issuesOf(draft: PostDraft, timeZone: string, now: number): DraftIssues {
  const issues: DraftIssues = {};
  if (draft.platforms.length === 0) issues.platform = "Choose at least one platform.";
  const { wrong } = tagsIn(draft.tags);
  if (wrong.length > 0)
    issues.hashtags = `${wrong.map((word) => `“${word}”`).join(", ")}: a hashtag is one word of letters, digits and _.`;
  const refused = refusedWords({ ...wordsOfDraft(draft), platform: draft.platforms });
  if (refused) issues[refused.path] = refused.message;
  else if (draft.caption.trim().length > CAPTION_MAX)
    issues.caption = `A caption takes ${CAPTION_MAX.toLocaleString("en")} characters.`;
  if (draft.scheduledFor) {
    const at = instantIn(timeZone, draft.scheduledFor);
    if (at === null) issues.scheduledFor = "The clocks skip this time. Choose another.";
    else if (at <= now) issues.scheduledFor = "Choose a date in the future.";
  }
  return issues;
}

/** What is sent of a draft without issues. */
export function postOf(draft: PostDraft, timeZone: string): Partial<CreatePost> {
  const at = draft.scheduledFor ? instantIn(timeZone, draft.scheduledFor) : null;
  const { postType, platforms, photoId, consultationId, source } = draft;
  return {
    ...wordsOfDraft(draft),
    postType,
    platform: platforms,
    status: at === null ? "draft" : "scheduled",
    ...(at !== null && { scheduledFor: new Date(at).toISOString() }),
    // words that the stylist wrote alone are theirs
    aiGenerated: draft.written !== null || draft.caption.trim() === "",
    ...(photoId && { photoId }),
    ...(source === "visit" && consultationId && { consultationId }),
  };
}

/** What may be changed of a post, as it is written. An emptied time makes it a draft again. */
export function changedOf(draft: PostDraft, timeZone: string) {
  const { postType, platforms, photoId, scheduledFor } = draft;
  const at = scheduledFor ? instantIn(timeZone, scheduledFor) : null;
  return {
    ...wordsOfDraft(draft),
    postType,
    platform: platforms,
    photoId,
    scheduledFor: at === null ? null : new Date(at).toISOString(),
  };
}
