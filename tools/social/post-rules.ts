import { PLATFORM_LIMITS } from "./data.ts";
import type { Platform, Post, PostStatus, Publication, PublicationState } from "./schema.ts";

/** What a platform is called. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  instagram: "Instagram",
  facebook: "Facebook",
};

/** The words that are shown: the caption, and its hashtags below it. */
export function wordsOf({ caption, hashtags }: Pick<Post, "caption" | "hashtags">): string {
  const tags = hashtags.map((tag) => `#${tag}`).join(" ");
  return [caption.trim(), tags].filter(Boolean).join("\n\n");
}

/** Each hashtag once, whatever its case; the first way of writing it stays. */
export function eachOnce(hashtags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of hashtags) if (!seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  return [...seen.values()];
}

/** Instagram refuses more accounts named than this. */
const MOST_MENTIONS = 20;
const TAG = /#[\p{L}\p{N}_]+/gu;
const MENTION = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]+/gu;

/** Why a platform would not take these words, as the field and a sentence; null where all of them take them. */
export function refusedWords(
  post: Pick<Post, "caption" | "hashtags" | "platform">,
): { path: "caption" | "hashtags"; message: string } | null {
  const words = wordsOf(post);
  const length = Array.from(words).length;
  const tags = words.match(TAG)?.length ?? 0;
  for (const platform of post.platform) {
    const limits = PLATFORM_LIMITS[platform];
    const name = PLATFORM_NAMES[platform];
    if (length > limits.caption)
      return {
        path: "caption",
        message: `Caption and hashtags are ${length} characters together; ${name} takes ${limits.caption.toLocaleString("en")}.`,
      };
    if (tags > limits.hashtags)
      return {
        path: "hashtags",
        message: `These are ${tags} hashtags; ${name} takes ${limits.hashtags}.`,
      };
  }
  if (post.platform.includes("instagram") && (words.match(MENTION)?.length ?? 0) > MOST_MENTIONS)
    return { path: "caption", message: `Instagram takes ${MOST_MENTIONS} mentions.` };
  return null;
}

/** Whether its words, time and picture can still be changed: nothing of it is shown or may be. */
export function canBeChanged(
  status: PostStatus,
  publications: readonly { state: PublicationState }[],
): boolean {
  if (status === "draft" || status === "scheduled") return true;
  return status === "failed" && publications.every(({ state }) => state === "failed");
}

/** What its publications make of a post. Without any that ended well or are under way, it failed. */
export function statusOf(states: readonly PublicationState[]): PostStatus {
  if (states.some((state) => state === "waiting" || state === "working")) return "publishing";
  if (states.every((state) => state === "published")) return "published";
  return states.includes("published") ? "partly" : "failed";
}

/** What the salon has to know of a post, or to do about it; null where nothing is to be said. */
export function noteOf(
  { status, photoPulled }: Pick<Post, "status" | "photoPulled">,
  publications: readonly Publication[],
): string | null {
  const shown = publications.filter(({ state }) => state === "published");
  if (photoPulled && shown.length > 0) {
    const where = shown.map(({ platform, url }) => url ?? PLATFORM_NAMES[platform]).join(" and ");
    return `The client withdrew their consent. Take this post down by hand: ${where}`;
  }
  if (photoPulled)
    return "The client withdrew their consent, so the picture was taken from this post.";
  const unknown = publications.find(({ state }) => state === "unknown");
  if (unknown)
    return `It may be on ${PLATFORM_NAMES[unknown.platform]} or not. Look there before you publish it again.`;
  if (status === "scheduled") return publications.find(({ error }) => error)?.error ?? null;
  return null;
}

/** The text file of a post: its words, named after its id. */
export function textFileOf(post: Pick<Post, "id" | "caption" | "hashtags">) {
  return { name: `${post.id}.txt`, text: `${wordsOf(post)}\n` };
}
