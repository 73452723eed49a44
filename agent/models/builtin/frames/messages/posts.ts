import type { Caption, Post } from "#tools/social/schema.ts";
import type { AboutCaption, AccountsFound, PostsFound } from "#tools/social/subject-schema.ts";
import { spokenTime } from "#tools/values/spoken-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { dayOf, listed } from "#agent/models/builtin/wording.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { dayIn, timeIn, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Finder, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { kindOf, madeOn, platformsOf, seasonIn, subjectOf, wholeAbout } from "./post-subject.ts";
import { anyPost, platformsIn, post, POST_CHANGES, WHICH_PLATFORM } from "./post-changes.ts";

const captionOf = (slots: Slots, about: About) => {
  const { here, text } = about;
  const whole = slots["about"] && wholeAbout(slots["about"], text);
  const subject = whole && subjectOf(`${seasonIn(slots)}${whole}`);
  const postType = kindOf(slots, about);
  return subject || postType
    ? {
        about: subject,
        day: whole && madeOn(whole, here),
        postType,
        platform: platformsOf(slots, about),
      }
    : { ask: "What shall it be about?", slot: "about" };
};

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
  const { status, scheduledFor, platform } = value as Partial<Post>;
  const where = listed(
    (platform ?? []).map((each) => (each === "instagram" ? "Instagram" : "Facebook")),
  );
  return status === "scheduled" && scheduledFor
    ? `Kept for ${goesOut(value as Post, here)}${where && `, ${where}`}.`
    : "Kept as a draft.";
}

const MOST_TOLD = 5;
const HEAD = 50;

/** How a post begins. */
const headOf = ({ caption }: Post) => {
  const [line = ""] = caption.split("\n");
  return line.length > HEAD ? `${line.slice(0, HEAD).trim()}…` : line;
};
const goesOut = ({ scheduledFor }: Post, here: About["here"]): string => {
  if (!scheduledFor) return "";
  const { time } = wallOf(here?.timeZone ?? "UTC", Date.parse(scheduledFor));
  return `${dayOf(scheduledFor, here)} at ${spokenTime(time)}`;
};

/** Of drafts only where one was said. */
const toDelete: Finder = {
  ...anyPost,
  among: (value, slots, about) => {
    const all = anyPost.among(value, slots, about);
    const drafts = all.filter(({ of }) => (of as Post).status === "draft");
    const some = /\bdrafts?\b/.test(about.text) && drafts.length > 0 ? drafts : all;
    // how it begins tells what it is about, whatever else its words mention
    const words = plain(slots["post"] ?? "")
      .split(/\W+/)
      .filter((word) => word.length > 2);
    const begun = some.filter(({ of }) =>
      words.every((word) => plain((of as Post).caption.split("\n")[0] ?? "").includes(word)),
    );
    return words.length > 0 && begun.length > 0 ? begun : some;
  },
};

/** Posts, the words for them, and where they go out. */
export const POSTS: readonly Frame[] = [
  {
    id: "write_caption",
    slots: { about: "text", platform: "word", type: "word" },
    says: ["write a caption[ of the kind {type}][ for {platform}][ on: {about}]"],
    input: captionOf,
    report: (value) => {
      const { photoNote } = value as Caption;
      return {
        text: `The words are on the card; nothing is kept or posted yet.${photoNote ? ` ${photoNote}` : ""}`,
        next: [{ label: "Keep it as a draft", says: "Keep this post as a draft" }],
      };
    },
  },
  {
    id: "create_post",
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
    slots: { about: "text", type: "word", platform: "word", date: "date", time: "time" },
    says: ["write a[ {type}] post[ for {platform}][ about {about}][ for {date}][ at {time}]"],
    does: "write a post",
    // the words come first: what they are about is looked up among that day's consultations
    first: { tool: "write_caption", input: captionOf },
    input: (slots, about) => {
      const { here, first } = about;
      const { date, time } = slots;
      const day = dayIn(date, here);
      return {
        ...fromCaption(first as AboutCaption, kindOf(slots, about)),
        platform: platformsOf(slots, about),
        // what is for today goes out at once by hand: only a later day is waited for
        ...(day && here && day !== todayOf(here) && { date: day, time: timeIn(time, here) }),
      };
    },
    report: kept,
  },
  {
    id: "create_post.caption",
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
  ...POST_CHANGES,
  {
    id: "list_posts",
    tells: /^(?:when|which|many|drafts?)$/,
    says: ["show my posts"],
    report: (value, _slots, { here }) => {
      const { posts, total, subscription } = value as PostsFound;
      const { tier, postsRemaining: rest } = subscription;
      if (!tier) return "There is no social media plan yet. Choose one on the Social Media screen.";
      const left = rest === "unlimited" ? "Posts are not limited." : `${rest} left this month.`;
      if (total === 0) return `No posts yet. ${left}`;
      const coming = posts
        .filter(({ status }) => status === "scheduled")
        .toSorted((a, b) => (a.scheduledFor ?? "").localeCompare(b.scheduledFor ?? ""));
      const drafts = posts.filter(({ status }) => status === "draft");
      const told = [
        coming.length > 0
          ? `${coming.length} going out: ${coming
              .slice(0, MOST_TOLD)
              .map((of) => `${goesOut(of, here)} “${headOf(of)}”`)
              .join("; ")}`
          : "None is going out",
        drafts.length > 0
          ? `${drafts.length === 1 ? "1 draft" : `${drafts.length} drafts`}: ${drafts
              .slice(0, MOST_TOLD)
              .map((of) => `“${headOf(of)}”`)
              .join("; ")}`
          : "",
      ].filter(Boolean);
      return `${told.join(". ")}. ${total === 1 ? "1 post" : `${total} posts`} in all. ${left}`;
    },
  },
  {
    id: "publish_post",
    slots: { post: "post" },
    says: ["publish the[ {post}] post now"],
    does: "publish a post now",
    finds: [{ ...post, empty: "There is no post that waits to go out." }],
    input: (_slots, { found }) => ({ postId: found["post"]?.id }),
    report: () => "It is on its way. The card shows how each platform takes it.",
  },
  {
    id: "delete_post",
    slots: { post: "post" },
    says: ["delete the[ {post}] post"],
    does: "delete a post",
    finds: [toDelete],
    input: (_slots, { found }) => ({ postId: found["post"]?.id }),
    report: () => "Deleted. It gives no post of the month back.",
  },
  {
    id: "subscribe_social",
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
