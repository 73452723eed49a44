import type { Post } from "#tools/social/schema.ts";
import { foundOf } from "./finders.ts";
import { changed, PLATFORM, platformIn, POST, post } from "./posts.ts";
import type { Verb } from "./verb.ts";

/** What is taken off a post, and tags by the handful. */
export const POST_CHANGES: readonly Verb[] = [
  {
    tool: "change_post",
    does: "change the tags of a post",
    hears: [
      `(?<way>put) these hash ?tags under ${POST}: {tags:all}`,
      `(?<way>take) these hash ?tags off ${POST}: {tags:all}`,
    ],
    finds: [post],
    input: ({ way, tags = "" }, about) => {
      const before = (foundOf(about, "post") as Post | undefined)?.hashtags ?? [];
      const named = tags
        .split(/[\s,]+|\band\b/)
        .map((tag) => tag.replace(/^#/, ""))
        .filter((tag) => /\w/.test(tag));
      const bare = (tag: string) => tag.replace(/^#/, "").toLowerCase();
      const rest = before.filter((tag) => !named.some((each) => bare(each) === bare(tag)));
      return {
        postId: about.found["post"]?.id,
        hashtags: way?.toLowerCase() === "take" ? rest : [...rest, ...named],
      };
    },
    report: () => "The tags are changed.",
  },
  {
    tool: "change_post",
    does: "take the picture off a post",
    hears: [`take ~(picture|photo) off ${POST}`],
    finds: [post],
    input: (_slots, { found }) => ({ postId: found["post"]?.id, photoId: null }),
    report: () => "It has no picture any more.",
  },
  {
    tool: "change_post",
    does: "change where a post goes out",
    hears: [`keep ${POST} off ${PLATFORM}`],
    finds: [post],
    input: ({ platform }, about) => {
      const before = (foundOf(about, "post") as Post | undefined)?.platform ?? [];
      const rest = before.filter((each) => each !== platformIn(platform));
      return rest.length > 0
        ? { postId: about.found["post"]?.id, platform: rest }
        : { say: "It goes out nowhere else. I can make it a draft or delete it." };
    },
    report: changed,
  },
];
