import type { Post } from "#tools/social/schema.ts";
import type { PostsFound } from "#tools/social/subject-schema.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import { dayIn, foundOf, timeIn } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Finder, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

const weekdayOf = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleDateString("en", { weekday: "long", timeZone });

const postsIn = (value: unknown, { here }: About) =>
  (value as PostsFound).posts.map((of) => ({
    id: of.id,
    name: of.caption.split("\n")[0]?.slice(0, 50) ?? of.postType,
    also: [
      of.caption,
      of.hashtags.join(" "),
      of.postType.replaceAll("-", " "),
      of.status,
      of.scheduledFor && here ? weekdayOf(of.scheduledFor, here.timeZone) : "",
    ].join(" "),
    of,
  }));

/** Any post that there is. */
export const anyPost: Finder = {
  tool: "list_posts",
  slot: "post",
  what: "post",
  bare: "only",
  empty: "There is no post yet.",
  among: (value, _slots, about) => postsIn(value, about),
};

/** A post that could still be changed. */
export const post: Finder = {
  ...anyPost,
  empty: "There is no post that could still be changed.",
  among: (value, _slots, about) =>
    postsIn(value, about).filter(({ of }) => of.status === "draft" || of.status === "scheduled"),
};

/** The platforms that were named; undefined where none was. */
export const platformsIn = (said = ""): Post["platform"] | undefined => {
  const both = /\bboth\b|\ball\b|everywhere/i.test(said);
  const named: Post["platform"] = [];
  if (both || /\b(?:insta|ig|gram)/i.test(said)) named.push("instagram");
  if (both || /\b(?:facebook|face book|fb|meta)\b/i.test(said)) named.push("facebook");
  return named.length > 0 ? named : undefined;
};

/** Asked where no platform was named. */
export const WHICH_PLATFORM = {
  ask: "Instagram or Facebook?",
  slot: "platform",
  options: ["Instagram", "Facebook"],
};

/** Said of a post that was changed. */
const changed = (value: unknown, _slots: Slots, { here }: About) => {
  const { status, scheduledFor } = value as Post;
  return status === "scheduled" && scheduledFor
    ? `It goes out on ${dayOf(scheduledFor, here)}.`
    : "It is changed.";
};

const before = (about: About) => foundOf(about, "post") as Post | undefined;

/** A change of where a post goes out: `made` of where it does now and the platforms that were named. */
const where = (
  way: string,
  says: string,
  made: (now: Post["platform"], named: Post["platform"]) => Post["platform"],
): Frame => ({
  id: `change_post.${way}`,
  slots: { post: "post", platform: "word" },
  says: [says],
  does: "change where a post goes out",
  finds: [post],
  input: ({ platform }, about) => {
    const named = platformsIn(platform);
    if (!named) return WHICH_PLATFORM;
    const platforms = made(before(about)?.platform ?? [], named);
    return platforms.length > 0
      ? { postId: about.found["post"]?.id, platform: platforms }
      : { say: "It goes out nowhere else. I can make it a draft or delete it." };
  },
  report: changed,
});

const bare = (tag: string) => tag.replace(/^#/, "").toLowerCase();

const tagged = (way: string, says: string, made: (now: string[], named: string[]) => string[]) =>
  ({
    id: `change_post.${way}`,
    slots: { post: "post", tags: "text" },
    says: [says],
    does: "change the tags of a post",
    finds: [post],
    input: ({ tags = "" }, about) => ({
      postId: about.found["post"]?.id,
      hashtags: made(
        before(about)?.hashtags ?? [],
        tags
          .split(/[\s,]+|\band\b/)
          .map((tag) => tag.replace(/^#/, ""))
          .filter((tag) => /\w/.test(tag)),
      ),
    }),
    report: () => "The tags are changed.",
  }) satisfies Frame;

/** What is changed of a post that is there. */
export const POST_CHANGES: readonly Frame[] = [
  {
    id: "change_post.move",
    slots: { post: "post", date: "date", time: "time" },
    says: ["move the[ {post}] post to[ {date}][ at {time}]"],
    does: "change a post",
    finds: [post],
    input: (slots, { found, here }) => {
      const [date, time] = [dayIn(slots["date"], here), timeIn(slots["time"], here)];
      return date || time
        ? { postId: found["post"]?.id, date, time }
        : { ask: "Which day shall it go out on?", slot: "date" };
    },
    report: changed,
  },
  {
    id: "change_post.words",
    slots: { post: "post", caption: "text" },
    says: ["change the words of the[ {post}] post to: {caption}"],
    does: "change a post",
    finds: [post],
    input: ({ caption }, { found }) =>
      caption
        ? { postId: found["post"]?.id, caption }
        : { ask: "In which words?", slot: "caption" },
    report: () => "The words are changed.",
  },
  {
    id: "change_post.draft",
    slots: { post: "post" },
    says: ["turn the[ {post}] post into a draft"],
    does: "keep a post back as a draft",
    finds: [post],
    input: (_slots, { found }) => ({ postId: found["post"]?.id, asDraft: true }),
    report: () => "It is a draft and goes out on no day.",
  },
  where("also", "put the[ {post}] post on {platform} too", (now, named) => [
    ...new Set([...now, ...named]),
  ]),
  where("only", "put the[ {post}] post on {platform} only", (_now, named) => named),
  where("off", "keep the[ {post}] post off {platform}", (now, named) =>
    now.filter((each) => !named.includes(each)),
  ),
  tagged("tag", "put these hashtags under the[ {post}] post: {tags}", (now, named) => [
    ...now.filter((tag) => !named.some((each) => bare(each) === bare(tag))),
    ...named,
  ]),
  tagged("untag", "take these hashtags off the[ {post}] post: {tags}", (now, named) =>
    now.filter((tag) => !named.some((each) => bare(each) === bare(tag))),
  ),
  {
    id: "change_post.picture",
    slots: { post: "post" },
    says: ["take the picture off the[ {post}] post"],
    does: "take the picture off a post",
    finds: [post],
    input: (_slots, { found }) => ({ postId: found["post"]?.id, photoId: null }),
    report: () => "It has no picture any more.",
  },
];
