import type { Caption, Post } from "#tools/social/schema.ts";
import type { AboutCaption, AccountsFound, PostsFound } from "#tools/social/subject-schema.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import { dayIn, foundOf, timeIn, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Finder, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "./frame.ts";

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

const anyPost: Finder = {
  tool: "list_posts",
  slot: "post",
  what: "post",
  bare: "only",
  empty: "There is no post yet.",
  among: (value, _slots, about) => postsIn(value, about),
};

/** A post that could still be changed. */
const post: Finder = {
  ...anyPost,
  empty: "There is no post that could still be changed.",
  among: (value, _slots, about) =>
    postsIn(value, about).filter(({ of }) => of.status === "draft" || of.status === "scheduled"),
};

const TYPES: [RegExp, Post["postType"]][] = [
  [/before|transform/i, "before-after"],
  [/tutorial|how[- ]?to|step/i, "tutorial"],
  [/promo|offer|deal|sale|special/i, "promo"],
  [/educat|tips?\b|explain|info/i, "educational"],
  [/season|holiday|christmas|xmas|summer|winter|autumn|fall|spring|halloween/i, "seasonal"],
];

const typeIn = (said = "") => TYPES.find(([sign]) => sign.test(said))?.[1];

/** The platforms that were named; undefined where none was. */
const platformsIn = (said = ""): Post["platform"] | undefined => {
  const both = /\bboth\b|\ball\b|everywhere/i.test(said);
  const named: Post["platform"] = [];
  if (both || /\b(?:insta|ig|gram)/i.test(said)) named.push("instagram");
  if (both || /\b(?:facebook|face book|fb|meta)\b/i.test(said)) named.push("facebook");
  return named.length > 0 ? named : undefined;
};

const WHICH_PLATFORM = {
  ask: "Instagram or Facebook?",
  slot: "platform",
  options: ["Instagram", "Facebook"],
};

/** The day whose work is written about, where one was named. */
const madeOn = (about: string, here: About["here"]) =>
  /\b(?:today|yesterday|this (?:morning|afternoon))\b/i.test(about)
    ? dayIn(about, here)
    : undefined;

const captionOf = ({ about, type, platform }: Slots, { here }: About) =>
  about || type
    ? {
        about,
        day: about && madeOn(about, here),
        postType: typeIn(type),
        platform: platformsIn(platform),
      }
    : { ask: "What shall it be about?", slot: "about" };

/** A post in the words that were written, with the picture of what they are about. */
const fromCaption = (
  { caption, hashtags, consultationId, photos }: AboutCaption,
  type?: Post["postType"],
) => ({
  caption,
  hashtags,
  postType: type ?? (photos.length > 1 ? ("before-after" as const) : undefined),
  consultationId: consultationId ?? undefined,
  photoId: photos.find(({ moment }) => moment === "after")?.photoId,
});

function kept(value: unknown, _slots: Slots, { here }: About): string {
  const { status, scheduledFor } = value as Post;
  return status === "scheduled" && scheduledFor
    ? `Kept for ${dayOf(scheduledFor, here)}.`
    : "Kept as a draft.";
}

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
  tool: "change_post",
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
    tool: "change_post",
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

/** Posts, the words for them, and where they go out. */
export const POSTS: readonly Frame[] = [
  {
    id: "write_caption",
    tool: "write_caption",
    slots: { about: "text", platform: "word", type: "word" },
    says: ["write a caption[ of the kind {type}][ for {platform}][ on: {about}]"],
    input: captionOf,
    report: (value) => {
      const { photoNote } = value as Caption;
      return {
        text: `Nothing is kept yet.${photoNote ? ` ${photoNote}` : ""}`,
        next: [{ label: "Keep it as a draft", says: "Keep this post as a draft" }],
      };
    },
  },
  {
    id: "create_post",
    tool: "create_post",
    slots: { caption: "text", platform: "word", date: "date", time: "time" },
    says: ["keep a post of my own words[ on {platform}][ for {date}][ at {time}][: {caption}]"],
    does: "keep a post of your own words",
    input: ({ date, time, platform, caption }, { here }) =>
      caption
        ? {
            caption: `${caption.charAt(0).toUpperCase()}${caption.slice(1)}`,
            platform: platformsIn(platform),
            date: dayIn(date, here),
            time: timeIn(time, here),
          }
        : { ask: "In which words?", slot: "caption" },
    report: kept,
  },
  {
    id: "create_post.about",
    tool: "create_post",
    slots: { about: "text", type: "word", platform: "word", date: "date", time: "time" },
    says: ["write a[ {type}] post[ for {platform}][ about {about}][ for {date}][ at {time}]"],
    does: "write a post",
    // the words come first: what they are about is looked up among that day's consultations
    first: { tool: "write_caption", input: captionOf },
    input: ({ date, time, platform, type }, { here, first }) => {
      const day = dayIn(date, here);
      return {
        ...fromCaption(first as AboutCaption, typeIn(type)),
        platform: platformsIn(platform),
        // what is for today goes out at once by hand: only a later day is waited for
        ...(day && here && day !== todayOf(here) && { date: day, time: timeIn(time, here) }),
      };
    },
    report: kept,
  },
  {
    id: "create_post.caption",
    tool: "create_post",
    slots: { date: "date", time: "time" },
    says: ["schedule this post for {date}[ at {time}]", "keep this post as a draft"],
    does: "keep a caption as a draft or for a day",
    after: ["write_caption"],
    input: ({ date, time }, { here, earlier }) => {
      const made = earlier.findLast(
        ({ tool, status }) => tool === "write_caption" && status === "ok",
      );
      return {
        ...fromCaption(made?.value as AboutCaption),
        date: dayIn(date, here),
        time: timeIn(time, here),
      };
    },
    report: kept,
  },
  {
    id: "change_post.move",
    tool: "change_post",
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
    tool: "change_post",
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
    tool: "change_post",
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
    tool: "change_post",
    slots: { post: "post" },
    says: ["take the picture off the[ {post}] post"],
    does: "take the picture off a post",
    finds: [post],
    input: (_slots, { found }) => ({ postId: found["post"]?.id, photoId: null }),
    report: () => "It has no picture any more.",
  },
  {
    id: "list_posts",
    tool: "list_posts",
    slots: {},
    says: ["show my posts"],
    report: (value) => {
      const { total } = value as PostsFound;
      return total === 0 ? "No posts yet." : total === 1 ? "1 post." : `${total} posts.`;
    },
  },
  {
    id: "publish_post",
    tool: "publish_post",
    slots: { post: "post" },
    says: ["publish the[ {post}] post now"],
    does: "publish a post now",
    finds: [{ ...post, empty: "There is no post that waits to go out." }],
    input: (_slots, { found }) => ({ postId: found["post"]?.id }),
    report: () => "It is on its way. The card shows how each platform takes it.",
  },
  {
    id: "delete_post",
    tool: "delete_post",
    slots: { post: "post" },
    says: ["delete the[ {post}] post"],
    does: "delete a post",
    finds: [anyPost],
    input: (_slots, { found }) => ({ postId: found["post"]?.id }),
    report: () => "Deleted. It gives no post of the month back.",
  },
  {
    id: "subscribe_social",
    tool: "subscribe_social",
    slots: { tier: "word" },
    says: ["take the plan for posts[ that is called {tier}]"],
    does: "take a plan for posts",
    input: ({ tier = "" }) => {
      if (/manag|full|big|top/i.test(tier)) return { tier: "full-management" };
      if (/content|creat|cheap|small|basic|low/i.test(tier)) return { tier: "content-creation" };
      return {
        ask: "Which plan for posts?",
        slot: "tier",
        options: ["Content creation", "Full management"],
        takes: /content|creat|manag/,
      };
    },
    report: (value) => (value as { message?: string }).message ?? "Done.",
  },
  {
    id: "list_social_accounts",
    tool: "list_social_accounts",
    slots: {},
    says: ["which social accounts are connected"],
    report: (value) => {
      const { accounts } = value as AccountsFound;
      return accounts.length === 0
        ? "No account is connected yet."
        : `Connected: ${accounts.map(({ platform }) => (platform === "instagram" ? "Instagram" : "Facebook")).join(" and ")}. The card shows whether they work.`;
    },
  },
  {
    id: "disconnect_social_account",
    tool: "disconnect_social_account",
    slots: { platform: "word" },
    says: ["disconnect {platform}"],
    does: "disconnect an account",
    input: ({ platform }) => {
      const [one] = platformsIn(platform) ?? [];
      return one ? { platform: one } : WHICH_PLATFORM;
    },
    report: () => "Disconnected: nothing goes out there any more.",
  },
];
