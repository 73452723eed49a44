import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import type { Platform, PostStatus, PostType, Publication } from "#tools/social/schema.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";

export const TYPE_NAMES: Record<PostType, string> = {
  "before-after": "Before and after",
  tutorial: "Tutorial",
  promo: "Promo",
  educational: "Educational",
  seasonal: "Seasonal",
};

/** What each kind of post is good for, in a few words. */
export const TYPE_HINTS: Record<PostType, string> = {
  "before-after": "What changed, and what it took.",
  tutorial: "How it is done, step by step.",
  promo: "An offer, with its end.",
  educational: "What clients ask at the chair.",
  seasonal: "What suits this time of year.",
};

export const STATUS_NAMES: Record<PostStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  publishing: "Publishing",
  published: "Published",
  partly: "Partly published",
  failed: "Failed",
};

export const STATUS_TONES: Record<PostStatus, BadgeTone> = {
  draft: "neutral",
  scheduled: "cool",
  publishing: "warn",
  published: "ok",
  partly: "warn",
  failed: "bad",
};

type Standing = { label: string; tone: BadgeTone; sentence: string };

/** How a post stands on one platform, and what that means for whoever looks after it. */
export function standingOf({ platform, state, error }: Publication): Standing {
  const name = PLATFORM_NAMES[platform];
  const standings: Record<Publication["state"], Standing> = {
    waiting: error
      ? {
          label: "Tried again soon",
          tone: "warn",
          sentence: `It is not on ${name} yet, and is tried again by itself.`,
        }
      : { label: "Waiting", tone: "neutral", sentence: "It goes by itself when its time comes." },
    working: {
      label: "On its way",
      tone: "warn",
      sentence: `It is being handed to ${name}.`,
    },
    published: { label: "Published", tone: "ok", sentence: `It is on ${name}.` },
    failed: {
      label: "Not published",
      tone: "bad",
      sentence: `It is not on ${name}, and is not tried again by itself.`,
    },
    unknown: {
      label: "Unknown",
      tone: "warn",
      sentence: `${name} did not answer, so it may be there. Look at your page before you try again.`,
    },
  };
  return standings[state];
}

/** "Instagram and Facebook". */
export function platformsWords(platforms: readonly Platform[]): string {
  return platforms.map((platform) => PLATFORM_NAMES[platform]).join(" and ");
}
