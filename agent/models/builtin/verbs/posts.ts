import type { AccountsFound, PostsFound } from "#tools/social/subject-schema.ts";
import type { Post } from "#tools/social/schema.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import { dayIn, foundOf, timeIn } from "./finders.ts";
import type { About, Finder, Slots, Verb } from "./verb.ts";

/** A post that could still be changed. */
export const post: Finder = {
  tool: "list_posts",
  slot: "post",
  what: "post",
  bare: "only",
  empty: "There is no post that could still be changed.",
  among: (value, _slots, { here }) =>
    (value as PostsFound).posts
      .filter(({ status }) => status === "draft" || status === "scheduled")
      .map((of) => ({
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
      })),
};

const weekdayOf = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleDateString("en", { weekday: "long", timeZone });

/** The one platform that was named. */
export const platformIn = (said: string | undefined) =>
  /\b(?:facebook|face book|fb|meta)\b/i.test(said ?? "") ? "facebook" : "instagram";
/** A platform, as it is said. */
export const PLATFORM = "(?<platform>instagram|insta|ig|~gram|facebook|face book|fb|meta)";
const going: Finder = { ...post, empty: "There is no post that waits to go out." };
const any: Finder = {
  ...post,
  empty: "There is no post yet.",
  among: (value) =>
    (value as PostsFound).posts.map((of) => ({
      id: of.id,
      name: of.caption.split("\n")[0]?.slice(0, 50) ?? of.postType,
      also: `${of.caption} ${of.hashtags.join(" ")} ${of.postType.replaceAll("-", " ")} ${of.status}`,
      of,
    })),
};
const NOW = "(now|right now|straight away|right away|today|please)";

/** A post by its name, or the one there is. */
export const POST = "~({post:thing} )?post";
/** Said of a post that was changed. */
export const changed = (value: unknown, _slots: Slots, { here }: About) => {
  const { status, scheduledFor } = value as Post;
  return status === "scheduled" && scheduledFor
    ? `It goes out on ${dayOf(scheduledFor, here)}.`
    : "It is changed.";
};

/** Posts, and where they go out. */
export const POSTS: readonly Verb[] = [
  {
    tool: "delete_post",
    does: "delete a post",
    hears: [
      "(delete|bin|trash|scrap|get rid of|remove|kill|drop|cancel|throw away|take down) ~({post:thing} )?(post|draft post|caption|post draft)",
      "(delete|bin|trash|scrap|get rid of|remove|kill|cancel|take down) ~post (about|on|of|for|with) ~{post:thing}",
    ],
    finds: [any],
    input: (_slots, { found }) => ({ postId: found["post"]?.id }),
    report: () => "Deleted. It gives no post of the month back.",
  },
  {
    tool: "publish_post",
    does: "publish a post now",
    hears: [
      `(post|publish|share|send out|put out|put up) ~{post:thing} (one|post|caption|draft) ?${NOW}?`,
      `(publish|send out|put out|put up) ~{post:thing} post ?${NOW}?`,
      `(post|publish|share|put up|put out) (it|this|that|~(?<post>draft|post|scheduled post))( up| out)? ?${NOW}?`,
      `(put|push|get) ~{post:thing} (post|one) (live|out|up) ?${NOW}?`,
      `(publish|post) ~post (about|on|of|with) ~{post:thing} ?${NOW}?`,
    ],
    finds: [going],
    input: (_slots, { found }) => ({ postId: found["post"]?.id }),
    report: () => "It is on its way. The card shows how each platform takes it.",
  },
  {
    tool: "change_post",
    does: "change where a post goes out",
    hears: [
      `(post|put|publish|share|send) ${POST} (on|to) ${PLATFORM} (?<too>too|also|as well)`,
      `(post|put|publish|share|send) ${POST} (on|to) ${PLATFORM} only`,
      `(post|put) (it|that|this) (on|to) ${PLATFORM} (?<too>too|also|as well)`,
      `(post|put) (it|that|this) (on|to) ${PLATFORM} only`,
    ],
    finds: [post],
    input: ({ platform, too }, about) => {
      const before = (foundOf(about, "post") as Post | undefined)?.platform ?? [];
      const one = platformIn(platform);
      return {
        postId: about.found["post"]?.id,
        platform: too ? [...new Set([...before, one])] : [one],
      };
    },
    report: changed,
  },
  {
    tool: "change_post",
    does: "change a post",
    hears: [
      `(move|reschedule|push|shift|put|change|schedule|bring) ${POST} (back |forward |up )?(to|for|on|until|till) (?!say\\b){when:thing}`,
      `(post|schedule) ~{post:thing} post (on|at|for) {when:thing} instead`,
    ],
    finds: [post],
    input: ({ when }, { found, here }) => {
      const [date, time] = [dayIn(when, here), timeIn(when, here)];
      if (!date && !time) return { say: "Which day shall it go out on?" };
      return { postId: found["post"]?.id, date, time };
    },
    report: changed,
  },
  {
    tool: "change_post",
    does: "change a post",
    hears: [
      `(change|rewrite|make|edit) ${POST} (to )?say[:,]? {caption:all}`,
      `(change|set|replace|rewrite|make) ~(caption|text|words|wording) (of|on|for) ${POST} (to|with|:)[:,]? {caption:all}`,
      `(change|set|replace|make) ~(caption|text|words|wording) (to|:|say)[:,]? {caption:all}`,
    ],
    finds: [post],
    input: ({ caption }, { found }) => ({ postId: found["post"]?.id, caption }),
    report: () => "The words are changed.",
  },
  {
    tool: "change_post",
    does: "keep a post back as a draft",
    hears: [
      `(unschedule) ${POST}`,
      `(make|turn|put|keep|set) ${POST} (back )?(in|to|into|as) ?~draft`,
      `(make|turn) ${POST} a draft( again)?`,
      `(take|pull) ${POST} off ~(schedule|calendar|plan)`,
      `(pull|hold|hold back|pause) ${POST}( back| for now)?`,
    ],
    finds: [post],
    input: (_slots, { found }) => ({ postId: found["post"]?.id, asDraft: true }),
    report: () => "It is a draft and goes out on no day.",
  },
  {
    tool: "change_post",
    does: "change the tags of a post",
    hears: [`(add|put) ~(hash ?tag )?#?{tag:w} (hash ?tag )?(to|on|under) ${POST}`],
    finds: [post],
    input: ({ tag = "" }, about) => ({
      postId: about.found["post"]?.id,
      hashtags: [
        ...((foundOf(about, "post") as Post | undefined)?.hashtags ?? []),
        tag.replace(/^#/, ""),
      ],
    }),
    report: () => "The tag is on it.",
  },
  {
    tool: "list_posts",
    hears: [
      "(show|list|see|open|view)( me)? ~(post drafts|drafts|draft posts|scheduled posts|posts|content calendar|upcoming posts)",
      "what(('s| is) going| goes) out( on (instagram|facebook|insta))?( (this|next|today|tomorrow|on) ?.*)?",
      "what (posts )?(do|have) (we|i) (have |got )?(scheduled|lined up|planned)( .*)?",
    ],
    report: (value) => {
      const { total } = value as PostsFound;
      return total === 0 ? "No posts yet." : total === 1 ? "1 post." : `${total} posts.`;
    },
  },
  {
    tool: "subscribe_social",
    does: "take a plan for posts",
    hears: [
      "take ~plan for posts that is called {tier}",
      "(subscribe( us| me)? to|sign (us|me) up for|get|take|buy|start|switch to|upgrade to|change to|go for|activate) ~(social media |social |post(s|ing)? )?(?<tier>content[- ]creation|full[- ]management)( plan| package| tier| subscription)?",
      "(subscribe( us| me)? to|sign (us|me) up for|get|take|buy|start|activate) ~(social media|social|posts?|posting)( media)? (plan|package|subscription)",
      "(switch|upgrade|change|move) ~(social media |social |post(s|ing)? )(plan|package|subscription)( to ~{tier})?",
    ],
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
    tool: "list_social_accounts",
    hears: [
      "(what|which|show|list|see|view)( me)? ~(social|social media|connected|linked|instagram|insta|facebook)( media)? (accounts?|pages?|profiles?)( (are |is )?(connected|linked|working|there))?( do (we|i) have( connected)?)?",
      "(is|are) ~(instagram|insta|ig|facebook|fb|social accounts?|social media accounts?)( and (instagram|facebook|insta))?( account| page)? (still )?(connected|linked|working|ok|on)",
      "social accounts",
    ],
    report: (value) => {
      const { accounts } = value as AccountsFound;
      return accounts.length === 0
        ? "No account is connected yet."
        : `Connected: ${accounts.map(({ platform }) => (platform === "instagram" ? "Instagram" : "Facebook")).join(" and ")}. The card shows whether they work.`;
    },
  },
  {
    tool: "disconnect_social_account",
    does: "disconnect an account",
    hears: [
      `(disconnect|unlink|unhook|remove|forget|log out of|detach) ~${PLATFORM}( account| page| profile)?`,
      `(take|unplug) ~${PLATFORM}( account| page)? off`,
      `stop posting (to|on) ${PLATFORM}`,
    ],
    input: ({ platform }) => ({ platform: platformIn(platform) }),
    mends: [["platform", /^(?:the )?(instagram|insta|ig|facebook|fb)\b/]],
    report: () => "Disconnected: nothing goes out there any more.",
  },
];
